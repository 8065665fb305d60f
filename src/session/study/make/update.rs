//! Changes to the draft, and the open lesson after them.

use std::path::Path;
use std::sync::Arc;

use super::ask::{promises, question};
use super::cursor::{MakeMove, moved, next_name};
use super::{
    MakeCommand, MakePart, MakeView, OpenDraft, OpenVersions, Typing, VersionsRequest, leaves,
};
use crate::effect::{Effect, Reply, Work};
use crate::history::{History, Travel};
use crate::job::Job;
use crate::kept::SavedPage;
use crate::lesson_list::{LessonCommand, Resume};
use crate::navigation::Navigation;
use crate::new_text::{players_of, tree_lesson};
use crate::open::Opened;
use crate::run::ViewEvent;
use crate::source::Source;
use crate::state::Session;
use crate::study::StudyMode;
use formats::tree_text::{TreeText, parse_tree};
use games::diagram::Branch;
use language::{Language, Say, Texts, Words};
use scenario::{
    DraftEdit, DraftWords, Lesson, LessonDraft, Proof, Stop, SubjectSetup, TreeEdit,
    VersionDifference, load, name_of_step, prove, shipped, to_text,
};
use score::{Fraction, Outcome};
use search::WordLevel;
use subject::{Players, has_name};

/// Larger trees are proved only when this is asked for.
const MOST_PROVED: usize = 20_000;

impl Session {
    /// Follows the open lesson while it is being made.
    pub(crate) fn follow_make(&mut self) {
        let Some(open) = self.run.open().filter(|_| self.study.mode == StudyMode::Make) else {
            return;
        };
        let make = &mut self.study.make;
        // What a change has made of the lesson is being opened.
        let pending = self.lessons.pending().map(|pending| &pending.source);
        let is_of = |source: &Source| make.now.as_ref().is_some_and(|now| now.of == *source);
        if !is_of(open.source()) && !pending.is_some_and(is_of) {
            make.now = begin(open, make);
        }
        let focus = self.run.selection().filter(|_| pending.is_none());
        if let (Some(now), Some(node)) = (&mut make.now, focus) {
            let path = open.tree().child_numbers(node);
            let path: Vec<_> = path.into_iter().map(|number| number as usize).collect();
            let is_there = now.tree().is_some_and(|tree| tree.at(&path).is_some());
            if is_there {
                now.path = path;
            }
        }
    }

    /// Enters the mode: a tree written by hand is shown with all its values.
    pub(crate) fn begin_make(&mut self) {
        let open = self.run.open();
        if open.is_some_and(|open| open.loaded().lesson.subject.setup().is_by_hand()) {
            self.run.go(Navigation::Last);
        }
    }

    /// What is said before the first step of a tree whose arrows go from node to node.
    pub(crate) fn made_sentence(&self) -> Option<String> {
        self.study.make.now.as_ref().filter(|_| self.is_in(StudyMode::Make))?.tree()?;
        let open = self.run.open().filter(|open| open.step() == 0)?;
        let texts = self.language().texts();
        (open.last_step() > 0).then(|| texts.make_not_read())
    }

    pub(crate) fn make_view(&self) -> Option<MakeView> {
        let now = self.study.make.now.as_ref().filter(|_| self.is_in(StudyMode::Make))?;
        Some(MakeView::of(now, self.language()))
    }

    pub(crate) fn make(&mut self, command: MakeCommand) {
        if command == MakeCommand::New {
            return self.new_tree();
        }
        if !self.is_in(StudyMode::Make) {
            return;
        }
        self.follow_make();
        let language = self.settings.language;
        let Some(open) = self.run.open() else { return };
        let shown = shown_edits(open, &command);
        let Some(now) = &mut self.study.make.now else { return };
        let (edits, path, typing) = match command {
            MakeCommand::Go(way) => {
                let path = now.tree().map(|tree| moved(tree, &now.path, way));
                return self.go_to(path);
            }
            MakeCommand::Check => return self.effects.push(proving(now, open)),
            MakeCommand::CompareWith(with) => {
                if let Some(before) = &mut now.versions {
                    before.forget();
                }
                let versions = now.versions.insert(OpenVersions::new(with));
                return self.effects.push(comparing(versions, open));
            }
            MakeCommand::ChooseVersion => {
                return self.effects.push(Effect::ChooseFile(Reply::VersionChosen));
            }
            MakeCommand::ToStep(algorithm, step) => {
                return self.effects.extend(self.run.resume(algorithm.id(), step));
            }
            MakeCommand::Text(text) => (vec![DraftEdit::Text(text)], None, Some(Typing::Text)),
            MakeCommand::Words(of, language, words) => {
                let typing = Typing::Words(of, language);
                (vec![DraftEdit::Words(of, language, words)], None, Some(typing))
            }
            MakeCommand::Algorithms(all) => (vec![DraftEdit::Algorithms(all)], None, None),
            MakeCommand::RemoveStop(number) => (vec![DraftEdit::RemoveStop(number)], None, None),
            MakeCommand::RemoveQuestion(number) => {
                (vec![DraftEdit::RemoveQuestion(number)], None, None)
            }
            MakeCommand::RemovePromise(number) => {
                (vec![DraftEdit::RemovePromise(number)], None, None)
            }
            MakeCommand::StopHere | MakeCommand::Ask(_) | MakeCommand::Promise => {
                (shown, None, None)
            }
            command => match tree_edit(now, command, language) {
                Ok(Some((edits, path))) => {
                    (edits.into_iter().map(DraftEdit::Tree).collect(), Some(path), None)
                }
                Ok(None) => return,
                Err(words) => return self.messages.error(words),
            },
        };
        self.change_draft(edits, path, typing);
    }

    /// Carries out changes to the draft, and opens the lesson that it has become. `path` leads to
    /// the node to edit then.
    fn change_draft(
        &mut self,
        edits: Vec<DraftEdit>,
        path: Option<Vec<usize>>,
        typing: Option<Typing>,
    ) {
        let id = self.copied_id();
        let Some(now) = &mut self.study.make.now else { return };
        let mut draft = now.draft.clone();
        let is_of_run =
            |edit: &DraftEdit| matches!(edit, DraftEdit::Tree(_) | DraftEdit::Algorithms(_));
        let is_of_tree = now.tree().is_some() && edits.iter().any(is_of_run);
        let titled: Vec<_> = edits.iter().filter_map(title_edited).collect();
        let changed = edits.into_iter().fold(false, |changed, edit| draft.edit(edit) | changed);
        let moved = path.clone().filter(|path| *path != now.path);
        if !changed {
            return self.go_to(moved);
        }
        if let Some((id, title)) = id {
            draft.edit(DraftEdit::Id(id));
            for (language, title) in title.into_iter().filter(|(it, _)| !titled.contains(it)) {
                draft.edit(DraftEdit::Words(DraftWords::Title, language, title));
            }
        }
        let lost = if is_of_tree { draft.settle() } else { 0 };
        now.leave(typing);
        now.draft = draft;
        now.path = path.unwrap_or_else(|| now.path.clone());
        if lost > 0 {
            self.messages.info(Words::of(|texts| texts.make_settled(lost)));
        }
        self.draft_changed(is_of_tree, is_of_tree || typing == Some(Typing::Text));
    }

    /// The id and the title that a lesson gets when it is changed for the first time: the original
    /// stays as it is.
    fn copied_id(&self) -> Option<(String, [(Language, String); 2])> {
        let now = self.study.make.now.as_ref()?;
        if matches!(now.of, Source::Made { .. }) {
            return None;
        }
        let short: String = now.lesson.id.chars().take(50).collect();
        let number = self.lessons.next_number(&short);
        let adds = matches!(now.of, Source::Shipped(_));
        let title = Language::ALL.map(|language| {
            let title = now.lesson.title.get(language);
            let more = if adds { language.texts().make_copy() } else { String::new() };
            (language, title.chars().take(44).collect::<String>() + &more)
        });
        Some((format!("{short}-{number}"), title))
    }

    /// Opens what the draft says now. A fault of the tree has its place only if it is checked here.
    fn draft_changed(&mut self, is_of_tree: bool, checks: bool) {
        let Some(now) = &mut self.study.make.now else { return };
        now.proofs = None;
        if let Some(job) = now.proving.take() {
            job.stop();
        }
        if let Some(versions) = &mut now.versions {
            versions.forget();
        }
        let file = now.file.as_ref().map(|file| file.display().to_string());
        let name = file.unwrap_or_else(|| now.lesson.id.clone());
        let is_by_hand = |lesson: &Lesson| matches!(lesson.subject, SubjectSetup::Diagram { .. });
        let read = now.draft.lesson(&name);
        let read = read.and_then(|lesson| {
            // A small tree is made at once, others by the worker.
            if !checks || !is_by_hand(&lesson) {
                return Ok(lesson);
            }
            load(&name, now.draft.text()).map(|loaded| loaded.lesson)
        });
        let lesson = match read {
            Ok(lesson) => Arc::new(lesson),
            Err(error) => {
                now.error = Some(error.words());
                self.study.make.keep();
                return;
            }
        };
        now.error = None;
        let before = now.of.clone();
        self.study.make.kept.retain(|other| other.name != before.name());
        let Some(now) = &mut self.study.make.now else { return };
        let name = match &before {
            Source::Made { name, .. } => name.clone(),
            _ => lesson.id.clone(),
        };
        let was_made = matches!(before, Source::Made { .. });
        let same_run = was_made && has_same_run(&now.lesson, &lesson);
        now.lesson = lesson.clone();
        now.of = Source::Made { name, lesson: lesson.clone() };
        let source = now.of.clone();
        let way = now.ids(&now.path);
        self.study.make.keep();
        if same_run {
            self.run.lesson_saved(&before, &source, &lesson, None);
            self.lessons.list(&source, &lesson.title);
            if is_of_tree {
                self.run.reselect_at(&way);
            }
            return;
        }
        let open = self.run.open();
        let algorithm = open.map(|open| open.algorithm().id().to_owned()).unwrap_or_default();
        let step = open.map_or(0, Opened::step);
        let is_at_end = self.run.is_at_end();
        self.effects.extend(self.lessons.update(LessonCommand::Open(source), None));
        if let Some(pending) = self.lessons.pending_mut() {
            pending.reselect = Some(way.clone());
            pending.at_end = is_of_tree || is_at_end;
            pending.travels = true;
            if !pending.at_end {
                let page = SavedPage::Tree;
                let selected = Some(way);
                pending.resumes =
                    Some(Resume { algorithm, step, page, selected, ..Resume::default() });
            }
        }
    }

    /// Edits the node at the end of a path next.
    fn go_to(&mut self, path: Option<Vec<usize>>) {
        let Some((path, now)) = path.zip(self.study.make.now.as_mut()) else { return };
        now.path.clone_from(&path);
        let way = now.ids(&path);
        match self.lessons.pending_mut() {
            // The tree that is being opened has it.
            Some(pending) => pending.reselect = Some(way),
            None => self.run.reselect_at(&way),
        }
    }

    pub(crate) fn can_travel_draft(&self, travel: Travel) -> bool {
        let now = self.study.make.now.as_ref().filter(|_| self.study.mode == StudyMode::Make);
        now.is_some_and(|now| now.history.can_travel_by(travel))
    }

    /// Undoes or redoes a change.
    pub(crate) fn travel_draft(&mut self, travel: Travel) {
        let Some(now) = &mut self.study.make.now else { return };
        let here = (now.draft.clone(), now.path.clone());
        let Some((draft, path)) = now.history.travel(travel, here) else { return };
        (now.draft, now.path, now.typing) = (draft, path, None);
        self.draft_changed(true, true);
    }

    /// Proves the promises of a small lesson after each change.
    pub(crate) fn ask_to_prove(&mut self) {
        if let Some((now, open)) = self.small_draft()
            && now.proofs.is_none()
            && now.proving.is_none()
        {
            let effect = proving(now, open);
            self.effects.push(effect);
        }
    }

    /// The draft as it is shown, and its run, unless the tree is too large to ask about it after
    /// each change.
    fn small_draft(&mut self) -> Option<(&mut OpenDraft, &Opened)> {
        let is_shown = self.is_in(StudyMode::Make) && self.lessons.pending().is_none();
        let open = self.run.open().filter(|open| is_shown && open.tree().len() <= MOST_PROVED)?;
        let now = self.study.make.now.as_mut().filter(|now| now.of == *open.source())?;
        Some((now, open))
    }

    pub(crate) fn proved(&mut self, job: &Job, proofs: Result<Vec<Proof>, Words>) {
        if let Some(now) = &mut self.study.make.now
            && now.proving.take_if(|wanted| wanted == job).is_some()
        {
            // What fails once fails again: it is not asked for until the next change.
            now.proofs = Some(self.messages.unless_failed(proofs).unwrap_or_default().into());
        }
    }

    /// Compares a small lesson with the other version again after each change.
    pub(crate) fn ask_to_compare(&mut self) {
        if let Some((now, open)) = self.small_draft()
            && let Some(versions) = &mut now.versions
            && !versions.is_known
            && versions.job.is_none()
        {
            let effect = comparing(versions, open);
            self.effects.push(effect);
        }
    }

    pub(crate) fn versions_compared(
        &mut self,
        job: &Job,
        found: Result<Vec<VersionDifference>, Words>,
    ) {
        let now = self.study.make.now.as_mut();
        if let Some(versions) = now.and_then(|now| now.versions.as_mut())
            && versions.job.take_if(|wanted| wanted == job).is_some()
        {
            versions.found = Some(found.map(Arc::from));
            versions.is_known = true;
        }
    }

    /// Opens a new lesson with a small tree.
    fn new_tree(&mut self) {
        let stem = "my-tree";
        let title = |number| Words::of(|texts| texts.make_new_title(number));
        let number = self.lessons.next_titled(stem, title);
        let leaf = || Branch::worth(0);
        let tree = TreeText::plain(Branch::Node(String::new(), vec![leaf(), leaf()]));
        let lesson = tree_lesson(format!("{stem}-{number}"), title(number), tree);
        self.open_made(lesson);
        self.study.mode = StudyMode::Make;
        self.run.happens(ViewEvent::Study);
    }
}

/// Proves the promises of the open lesson, whose draft this is.
fn proving(now: &mut OpenDraft, open: &Opened) -> Effect {
    let (job, loaded) = (Job::default(), open.loaded().clone());
    (now.proofs, now.proving) = (None, Some(job.clone()));
    Effect::Work(Work::new(job, move |_| Ok(prove(&loaded)), Reply::Proved))
}

/// Compares the open lesson with another version.
fn comparing(versions: &mut OpenVersions, open: &Opened) -> Effect {
    let job = Job::of_at_most(open.cap());
    versions.job = Some(job.clone());
    let request = VersionsRequest::of(versions.with.clone(), open.loaded());
    Effect::CompareVersions(Box::new(request), job)
}

fn title_edited(edit: &DraftEdit) -> Option<Language> {
    match edit {
        DraftEdit::Words(DraftWords::Title, language, _) => Some(*language),
        _ => None,
    }
}

fn begin(open: &Opened, make: &MakePart) -> Option<OpenDraft> {
    let (source, loaded) = (open.source(), open.loaded());
    let of_lesson = || to_text(&loaded.lesson).ok().map(LessonDraft::new);
    let name = source.name();
    let kept = make.known(&name, &loaded.lesson);
    let (draft, file) = match source {
        _ if kept.is_some() => {
            let kept = kept?;
            (LessonDraft::new(&*kept.text), kept.file.clone())
        }
        Source::Made { .. } => (of_lesson()?, None),
        Source::Shipped(id) => {
            let text = shipped().iter().find(|shipped| shipped.id == *id)?.text();
            (LessonDraft::new(text), None)
        }
        // A tree in another notation has no text of a lesson, and its file is left as it is.
        Source::File(_) | Source::Text { .. } => match &loaded.text {
            Some(text) => {
                let file = source.path().filter(|_| !source.is_packed());
                (LessonDraft::new(&**text), file.map(Path::to_path_buf))
            }
            None => (of_lesson()?, None),
        },
    };
    Some(OpenDraft {
        of: source.clone(),
        error: draft.lesson(&name).err().map(|error| error.words()),
        draft,
        lesson: Arc::new(loaded.lesson.clone()),
        path: Vec::new(),
        history: History::default(),
        typing: None,
        file,
        proofs: None,
        proving: None,
        versions: None,
    })
}

/// Whether the run, its stops and its pages stay the same: only words, questions or promises
/// differ.
fn has_same_run(one: &Lesson, other: &Lesson) -> bool {
    let bones = |lesson: &Lesson| {
        let mut bones = lesson.clone();
        bones.title = Words::same("");
        bones.source = Words::same("");
        bones.notes = Words::same("");
        bones.stops.iter_mut().for_each(|stop| stop.words = Words::same(""));
        bones.questions.clear();
        bones.promises.clear();
        bones
    };
    bones(one) == bones(other)
}

/// Changes that are about the shown run: a stop, a question, promises.
fn shown_edits(open: &Opened, command: &MakeCommand) -> Vec<DraftEdit> {
    match command {
        MakeCommand::StopHere => {
            let trace = open.replay().trace();
            let subject = &*open.loaded().subject;
            let words =
                Words::in_each(|language| open.projection(language).words(WordLevel::Sentence));
            let (on, at, nth) = name_of_step(open.step(), trace, open.tree(), subject);
            vec![DraftEdit::AddStop(Stop { on, at, nth, words })]
        }
        MakeCommand::Ask(of) => {
            let Some((question, promises)) = question(open, *of) else {
                return Vec::new();
            };
            vec![DraftEdit::AddQuestion(question), DraftEdit::Promise(promises)]
        }
        MakeCommand::Promise => vec![DraftEdit::Promise(promises(open))],
        _ => Vec::new(),
    }
}

/// Changes to the tree, and the path of the node to edit then.
type TreeChange = (Vec<TreeEdit>, Vec<usize>);

/// Changes to the tree at its node, and the node to edit then.
fn tree_edit(
    now: &OpenDraft,
    command: MakeCommand,
    language: Language,
) -> Result<Option<TreeChange>, Words> {
    let Some(tree) = now.tree() else {
        return Ok(None);
    };
    let path = now.path.clone();
    let here = tree.at(&path);
    let children = |path: &[usize]| tree.at(path).map_or(&[][..], Branch::children);
    let add = |path: Vec<usize>, at: usize, branch: Branch| {
        let new = [path.as_slice(), &[at]].concat();
        Some((TreeEdit::Add { path, at, branch }, new))
    };
    let read = |text: &str| parse_tree(text).map_err(|error| error.words());
    let change = match command {
        MakeCommand::Tree(text) => {
            let read = read(&text)?;
            let players = kept(now.players(), players_of(&read), (tree, &read.branch));
            let TreeText { branch, root, .. } = read;
            let put = TreeEdit::Put { path: Vec::new(), branch };
            let players = (players != now.players()).then_some(TreeEdit::Players(players));
            let more = root.map(TreeEdit::Root).into_iter().chain(players);
            return Ok(Some(([put].into_iter().chain(more).collect(), Vec::new())));
        }
        MakeCommand::Add(true) if !path.is_empty() => {
            let (at, above) = (path[path.len() - 1] + 1, path[..path.len() - 1].to_vec());
            let leaf = Branch::Leaf(next_name(children(&above)), zero(tree));
            add(above, at, leaf)
        }
        MakeCommand::Add(_) => {
            let siblings = children(&path);
            let value = match here {
                Some(Branch::Leaf(_, value)) => value.clone(),
                _ => zero(tree),
            };
            add(path, siblings.len(), Branch::Leaf(next_name(siblings), value))
        }
        MakeCommand::Remove => {
            let Some((&last, above)) = path.split_last() else {
                return Ok(None);
            };
            let left = children(above).len().saturating_sub(1);
            let next = match left {
                0 => above.to_vec(),
                left => [above, &[last.min(left - 1)]].concat(),
            };
            Some((TreeEdit::Remove { path }, next))
        }
        MakeCommand::Value(value, goes_on) => {
            let next = if goes_on { moved(tree, &path, MakeMove::NextLeaf) } else { path.clone() };
            let edit = match alike(tree, &path, &value)? {
                Some(branch) => TreeEdit::Put { path: Vec::new(), branch },
                None => TreeEdit::Value { path, value },
            };
            Some((edit, next))
        }
        MakeCommand::Chance => {
            let moves = here.is_some_and(|here| here.odds().is_none());
            Some((TreeEdit::Chance { path: path.clone(), moves }, path))
        }
        MakeCommand::Turn => turned(tree, &path).map(|edit| (edit, path)),
        MakeCommand::Odds(odds) => {
            check_odds(odds)?;
            Some((TreeEdit::Odds { path: path.clone(), odds }, path))
        }
        MakeCommand::Rename(name) => {
            let own = here.map_or("", Branch::name);
            let mut others = now.names_in(language).iter();
            let edit = match others.position(|(of, _)| of == own && !own.is_empty()) {
                Some(number) => TreeEdit::Call { language, number, name },
                None => TreeEdit::Rename { path: path.clone(), name },
            };
            Some((edit, path))
        }
        MakeCommand::Shift(by) => {
            let Some((&last, above)) = path.split_last() else {
                return Ok(None);
            };
            let to = last.checked_add_signed(by).filter(|&to| to < children(above).len());
            to.map(|to| (TreeEdit::Move { path: path.clone(), to }, [above, &[to]].concat()))
        }
        MakeCommand::Grow(children) => {
            let leaves = leaves(tree);
            if leaves.saturating_mul(children) > MOST_LEAVES {
                return Err(Words::of(|texts| texts.make_too_many(MOST_LEAVES)));
            }
            let next = match here {
                Some(Branch::Leaf(..)) => [path.as_slice(), &[0]].concat(),
                _ => path,
            };
            Some((TreeEdit::Grow { children }, next))
        }
        MakeCommand::Root(player) => Some((TreeEdit::Root(player), path)),
        MakeCommand::Paste(text) => {
            let branch = read(&text)?.branch;
            match here {
                Some(here) if !here.is_leaf() => add(path, here.children().len(), branch),
                _ => Some((TreeEdit::Put { path: path.clone(), branch }, path)),
            }
        }
        _ => None,
    };
    Ok(change.map(|(edit, path)| (vec![edit], path)))
}

/// What is said of the players of a tree that is written anew: a notation cannot say everything.
fn kept(before: Players, read: Players, (old, new): (&Branch, &Branch)) -> Players {
    if old.players() != new.players() {
        return read;
    }
    let names = if read.names.is_empty() { before.names } else { read.names };
    let mut known = before.together.iter().flatten();
    let is_there = read.together.is_empty() && known.all(|name| has_name(new, name));
    let (together, told_apart) = if is_there {
        (before.together, before.told_apart)
    } else {
        (read.together, read.told_apart)
    };
    Players { names, sum: read.sum.or(before.sum), together, told_apart }
}

fn check_odds(odds: Fraction) -> Result<(), Words> {
    let is_possible = Fraction::ZERO < odds && odds < Fraction::ONE;
    is_possible.then_some(()).ok_or_else(|| Words::of(Texts::make_odds_wrong))
}

/// Lets the player after this one move at a node, after the last one whoever is next; `None` where
/// nobody chooses.
fn turned(tree: &Branch, path: &[usize]) -> Option<TreeEdit> {
    let player = match tree.at(path)? {
        Branch::Turn(_, _, player) => player.checked_add(1),
        Branch::Node(..) => Some(1),
        Branch::Leaf(..) | Branch::Chance(..) => return None,
    };
    let player = player.filter(|player| *player <= tree.seats());
    Some(TreeEdit::Turn { path: path.to_vec(), player })
}

/// A new leaf: nothing, for each player if they have payoffs of their own.
fn zero(tree: &Branch) -> Outcome {
    tree.players()
        .map_or_else(Outcome::default, |players| Outcome::Each(vec![Fraction::ZERO; players]))
}

/// The tree with this value of a leaf, if all others have to become payoffs of as many players: what
/// they were worth is that of the first one.
///
/// # Errors
/// A sentence, if one value is for a leaf among payoffs.
fn alike(tree: &Branch, path: &[usize], value: &Outcome) -> Result<Option<Branch>, Words> {
    let (was, now) = (tree.players(), value.numbers().len());
    match value {
        Outcome::One(_) if was.is_none() => return Ok(None),
        Outcome::Each(_) if was == Some(now) => return Ok(None),
        Outcome::One(_) => {
            let players = was.unwrap_or_default();
            return Err(Words::of(|texts| texts.make_payoffs(players)));
        }
        Outcome::Each(_) => {}
    }
    let mut all = tree.clone();
    paid(&mut all, now);
    let mut at = Some(&mut all);
    for &number in path {
        at = at.and_then(|branch| branch.children_mut().get_mut(number));
    }
    if let Some(Branch::Leaf(_, own)) = at {
        *own = value.clone();
    }
    Ok(Some(all))
}

/// Turns each value into the payoff of the first of so many players.
fn paid(branch: &mut Branch, players: usize) {
    if let Branch::Leaf(_, value) = branch {
        let mut payoffs = value.numbers().to_vec();
        payoffs.resize(players, Fraction::ZERO);
        *value = Outcome::Each(payoffs);
    }
    branch.children_mut().iter_mut().for_each(|child| paid(child, players));
}

/// The most leaves of a tree by hand that grows by a level.
const MOST_LEAVES: usize = 10_000;
