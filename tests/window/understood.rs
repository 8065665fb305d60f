//! What is typed fast arrives, and the window says what its numbers and buttons are.

use egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::session::{Centre, Command, Navigation, PageCommand, RunCommand};
use yomisuji::subject::SettingKind;
use yomisuji::trace::Seen;
use yomisuji::tree::Kind;

use crate::{Shown, in_english, press, says, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn key(key: Key, modifiers: Modifiers) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
}

fn text(letters: &str) -> Event {
    Event::Text(letters.to_owned())
}

/// Several events in one frame, as fast typing brings them.
fn at_once(harness: &mut Shown, events: impl IntoIterator<Item = Event>) {
    harness.input_mut().events.extend(events);
    harness.run_steps(8);
}

/// The rows of the palette, best first.
fn rows(harness: &Shown) -> Vec<String> {
    let buttons = harness.query_all_by_role(Role::Button);
    let rows = buttons.filter(|row| row.rect().width() > 400.0);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

/// Ctrl+K and a query, all in one frame.
fn look_for(harness: &mut Shown, query: &str) {
    let held = Modifiers::COMMAND;
    let opens = [
        Event::ModifiersChanged(held),
        key(Key::K, held),
        Event::ModifiersChanged(Modifiers::NONE),
    ];
    at_once(harness, opens.into_iter().chain([text(query)]));
}

#[test]
fn a_number_left_with_tab_in_the_frame_of_its_digits_is_whole() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    press(&mut harness, Modifiers::COMMAND, Key::E);
    harness.get_by_role_and_label(Role::Button, "Steps").click();
    harness.run_steps(3);
    let fields = |harness: &Shown| {
        let fields = harness.query_all_by_role(Role::SpinButton);
        fields.map(|field| field.accesskit_node().value().unwrap_or_default()).collect::<Vec<_>>()
    };
    harness.query_all_by_role(Role::SpinButton).next().expect("a field").focus();
    harness.run_steps(3);
    at_once(&mut harness, [text("2"), text("0"), key(Key::Tab, Modifiers::NONE)]);
    assert_eq!(fields(&harness)[0], "20", "{:?}", fields(&harness));
}

#[test]
fn letters_typed_right_after_ctrl_k_are_looked_for() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    look_for(&mut harness, "dark theme");
    let found = rows(&harness);
    assert!(found.first().is_some_and(|row| row.starts_with("Dark theme")), "{found:?}");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    look_for(&mut harness, "dark theme");
    let found = rows(&harness);
    assert!(found.first().is_some_and(|row| row.starts_with("Light theme")), "{found:?}");
}

#[test]
fn pages_and_commands_come_before_lessons_that_only_mention_them() {
    for (query, first) in
        [("own values", "Change piece values"), ("export", "Export steps…"), ("by ply", "By ply")]
    {
        let mut harness = in_english(window("u-03", SIZE));
        look_for(&mut harness, query);
        let found = rows(&harness);
        assert!(found.first().is_some_and(|row| row.starts_with(first)), "{query}: {found:?}");
    }
}

/// In a tree that the search has grown, and in one grown in advance.
#[test]
fn a_cut_node_can_be_read_after_all() {
    for lesson in ["q-01-searched", "k-04-depth-2"] {
        let mut harness = in_english(window(lesson, SIZE));
        harness.state_mut().send(Command::Go(Navigation::Last));
        let cut = {
            let session = harness.state().session();
            let seen = session.projection().expect("open");
            let tree = seen.tree();
            let mut cut = tree
                .ids()
                .filter(|&id| tree.node(id).kind != Kind::Decline && seen.seen(id) == Seen::Pruned);
            cut.next().expect("something is cut")
        };
        harness.state_mut().send(Command::Run(RunCommand::Select(Some(cut))));
        press(&mut harness, Modifiers::NONE, Key::V);
        // It may be scrolled out of its panel.
        harness.get_by_role_and_label(Role::Button, "Read it after all").click_accesskit();
        harness.run_steps(6);
        let session = harness.state().session();
        let seen = session.projection().expect("open");
        let focus = session.view().focus.expect("the same move");
        let is_beside = session.view().why.is_some();
        assert!(is_beside || seen.seen(focus) == Seen::Done, "{lesson}");
    }
}

#[test]
fn pages_in_place_of_the_tree_say_whose_view_and_which_unit_their_numbers_have() {
    let mut harness = in_english(window("q-01-searched", SIZE));
    harness.state_mut().send(Command::Go(Navigation::Last));
    press(&mut harness, Modifiers::NONE, Key::F2);
    assert!(says(&harness, &["values for Black (MAX), pawn = 100"]));
    let mut harness = in_english(window("y-04-middlegame", SIZE));
    if harness.state().session().page().centre() != Centre::Candidates {
        harness.state_mut().send(Command::Page(PageCommand::Toggle(Centre::Candidates)));
        harness.run_steps(3);
    }
    assert!(says(&harness, &["estimates before reading", "for Black (MAX), pawn = 100"]));
    let mut harness = in_english(window("k-04-depth-3", SIZE));
    press(&mut harness, Modifiers::NONE, Key::U);
    assert!(says(&harness, &["The ladder", "for Black (MAX), pawn = 90"]));
    assert!(says(&harness, &["red", "for Black, pawn = 90"]));
}

#[test]
fn own_values_are_named_in_what_if() {
    let mut harness = in_english(window("u-03", SIZE));
    press(&mut harness, Modifiers::NONE, Key::O);
    harness.get_by_role_and_label(Role::TextInput, "S Board").focus();
    harness.run_steps(2);
    press(&mut harness, Modifiers::COMMAND, Key::A);
    at_once(&mut harness, [text("1150"), key(Key::Tab, Modifiers::NONE)]);
    harness.get_by_role_and_label(Role::Button, "Read with these").click();
    harness.run_steps(4);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    harness.run_steps(4);
    let view = harness.state().session().view().work.what_if().expect("What if");
    let values = view.settings.iter().find(|setting| setting.kind == SettingKind::Values);
    let values = values.expect("its values can be changed");
    let chosen = values.chosen.expect("they have a name");
    let name = values.choices[chosen].name(yomisuji::language::Language::En);
    assert!(!name.is_empty() && says(&harness, &[&name]), "{name}");
}
