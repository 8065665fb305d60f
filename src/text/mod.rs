//! The words of the window in Japanese and English: a typed table.
//!
//! A text that is missing in either language does not compile; a test refuses an empty one.

mod keys;

pub use keys::{KEYS, KeyHelp};

use crate::language::Language;

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $ja:literal, $en:literal;)*) => {
        /// Every text of the window in one language.
        #[derive(Clone, Copy, Debug)]
        pub struct Texts {
            $($(#[$doc])* pub $name: &'static str,)*
        }

        const JA: Texts = Texts { $($name: $ja,)* };
        const EN: Texts = Texts { $($name: $en,)* };

        #[cfg(test)]
        const ALL: &[(&str, &str, &str)] = &[$((stringify!($name), $ja, $en),)*];
    };
}

texts! {
    /// The name of the program.
    program: "読み筋", "yomisuji";
    /// What the program is for, under its name.
    motto: "先読みを、目に見えるように", "reading ahead, made visible";
    /// Title of the list of lessons.
    lessons: "課題", "Lessons";
    /// A lesson that has been stepped to its end.
    seen: "最後まで見た", "seen to the end";
    /// Title of the tree.
    tree: "読みの木", "Tree";
    /// Under the title of the tree.
    tree_hint: "値はすべて先手から見たもの", "all values from Black's view";
    /// Under the title of the tree of an exchange.
    exchange_hint: "左は「取る」、右は「取らない」。値は先手から見たもの", "left: take, right: decline; values from Black's view";
    /// What the lines of the tree mean.
    tree_legend: "金の太線 = 読み筋  灰の太線 = その節の最善  斜線 = 枝刈り", "thick gold: best line   thick grey: best at its node   hatched: cut away";
    /// What the lines of an exchange mean.
    exchange_legend: "金の太線 = 読み筋  灰の太線 = その局面での最善", "thick gold: best line   thick grey: best at its node";
    /// Brings the whole tree into view.
    fit: "全体", "Fit";
    /// What `fit` does.
    fit_tip: "木の全体を表示する (0)", "Bring the whole tree into view (0)";
    /// Lets the tree move with the search.
    follow: "追う", "Follow";
    /// What `follow` does.
    follow_tip: "読んでいる節をいつも画面に入れる (F)", "Keep the current node in view (F)";
    /// Zoom in.
    zoom_in: "大きく", "Zoom in";
    /// Zoom out.
    zoom_out: "小さく", "Zoom out";
    /// Before a message about something that did not work.
    trouble: "できませんでした", "This did not work";
    /// The field to find a node.
    find: "探す", "Find";
    /// What can be found.
    find_hint: "名前か手順(例: エ ケ テ)", "a name, or moves from the root";
    /// Finds the next one.
    find_next: "次を探す (Enter)", "Find next (Enter)";
    /// Title of the board.
    board: "局面", "Position";
    /// Black's hand.
    black_hand: "先手の持駒", "Black's hand";
    /// White's hand.
    white_hand: "後手の持駒", "White's hand";
    /// An empty hand.
    empty_hand: "なし", "none";
    /// Title of the node's value.
    worth: "この節の値", "What this node is worth";
    /// Goes to the step where the node is entered.
    go_there: "この節を読み始める所へ", "Go to where it is entered";
    /// Goes to the ancestor whose bound cuts.
    go_to_ancestor: "その節を見る", "Show that node";
    /// Back to the node where the search stands.
    back_to_search: "読んでいる節に戻る", "Back to the search";
    /// Title of the number line.
    number_line: "窓 (α, β)", "Window (α, β)";
    /// A window that has closed.
    closed: "α ≧ β:窓が閉じた", "α ≧ β: the window is closed";
    /// Title of the swap list.
    swap_list: "駒得の流れ", "Swap list";
    /// Column: the capture.
    capture: "取る手", "capture";
    /// Column: gained so far.
    running: "ここまでの駒得", "so far";
    /// Column: value backed up.
    backed_up: "繰り上げた値", "backed up";
    /// The step, before its number.
    step: "ステップ", "Step";
    /// To the beginning.
    first: "最初", "First";
    /// One step back.
    back: "前へ", "Back";
    /// Start playing.
    play: "再生", "Play";
    /// Stop playing.
    pause: "止める", "Pause";
    /// One step forward.
    next: "次へ", "Next";
    /// To the end.
    last: "最後", "Last";
    /// To the previous event of interest.
    previous_interest: "前の注目点", "Previous event";
    /// To the next event of interest.
    next_interest: "次の注目点", "Next event";
    /// Speed of play.
    speed: "速さ", "Speed";
    /// The scrub bar, for a screen reader.
    scrub: "ステップの位置", "Position in the run";
    /// Mark: a cut.
    mark_cut: "枝刈り", "cut";
    /// Mark: the best move changes.
    mark_best: "最善が変わる", "best changes";
    /// Mark: the lesson's own stop.
    mark_stop: "見どころ", "worth a stop";
    /// Title of the questions.
    questions: "考えてみよう", "Questions";
    /// Shows an answer.
    reveal: "答えを見る", "Reveal";
    /// Hides an answer.
    hide: "答えを隠す", "Hide";
    /// Title of the source.
    source: "出典", "Source";
    /// Leaves evaluated.
    leaves: "評価した末端", "leaves evaluated";
    /// Nodes entered.
    entered: "読んだ節", "nodes entered";
    /// Cuts made.
    cutoffs: "枝刈り", "cuts";
    /// Switches to the dark theme.
    dark: "暗い色", "Dark";
    /// Switches to the light theme.
    light: "明るい色", "Light";
    /// Opens the list of keys.
    keys: "キー", "Keys";
    /// Title of the list of keys.
    keys_title: "キーボードの使い方", "Keys";
    /// Closes something.
    close: "閉じる", "Close";
    /// Empty tree.
    nothing_open: "左の一覧から課題を選んでください", "Choose a lesson from the list on the left";
    /// A lesson is being prepared.
    opening: "準備しています…", "Preparing…";
    /// The tab of the node.
    tab_node: "局面と値", "Position";
    /// The tab of the notes.
    tab_lesson: "解説と問い", "Notes";
    /// What a drop does.
    drop_here: "課題 (.ron) を窓に落とすと開きます", "Drop a lesson (.ron) to open it";
    /// The search stands here.
    here: "いまここ", "here";
}

impl Texts {
    /// The texts of a language.
    #[must_use]
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::Ja => &JA,
            Language::En => &EN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_empty() {
        for (name, ja, en) in ALL {
            assert!(!ja.trim().is_empty() && !en.trim().is_empty(), "{name}");
        }
    }
}
