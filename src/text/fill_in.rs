//! The words of filling in a sheet.

texts! {
    /// The texts of filling in a sheet.
    FillInTexts {
        /// What to do.
        about: "末端の値から始めて、節の値を下から上へ書きます。矢印で節へ、数字で値、Enter で次へ。", "Work upwards from the values of the leaves: arrows go to a node, digits write its value, Enter goes on.";
        /// What to do where there is a window.
        about_window: "W で窓 (α, β)。値の前の . と , は ≧ と ≦。", "W writes the window (α, β); . and , before a value write ≧ and ≦.";
        /// What to do where branches are cut.
        about_cuts: "X で「読まない枝」に印。Shift+X はその後の枝も。", "X marks a branch that is never read; Shift+X the later ones, too.";
        /// What is chosen.
        about_choice: "C で「選ぶ手」に印(根と、止まれる節で)。", "C marks the move that is chosen (at the root, and where one may stop).";
        /// What to do with proof numbers.
        about_numbers: "証明数、Enter、反証数の順に書く。∞ は I。探索が来ない節は問わないので、空けておく。", "Write the proof number, Enter, the disproof number; I is ∞. Leave nodes empty that the search never comes to: they are not asked.";
        /// Values count for Black.
        for_black: "値は先手から見た数。", "Values are for Black.";
        /// Some algorithms visit twice.
        last_visit: "何度か読む節は、最後に読んだときの値と窓。", "Where a node is read more than once, the last visit counts.";
        /// Only a part of the tree is asked.
        part: "大きい木なので、根に近い節だけを書く。その下の値は書いてある。", "A large tree: only the nodes near its root are asked, and the values below them are given.";
        /// Part of the tree below a node.
        part_of: "書くのはこの節から下:", "Asked from here on down:";
        /// Do only what is below the node.
        only_below: "この節から下だけにする", "Only from this node on";
        /// Do it all.
        whole: "木の全体に戻す", "The whole tree again";
        /// Cuts are not asked.
        no_cuts: "この木は探索が育てたもので、形を見れば読まない枝が分かる。枝の印は問わない。", "The search has grown this tree, so its shape tells what is never read: cuts are not asked.";
        /// Nothing to fill in.
        impossible: "この木には書き込む所がない。", "There is nothing to fill in here.";
        /// The notes.
        covered: "全部書いて採点するまで、解説と問いは伏せてあります。", "Notes and questions are covered until the sheet is complete and graded.";
        /// A node.
        covered_node: "採点するまで伏せてあります。", "Covered until it is graded.";
        /// A node, once it is graded.
        covered_graded: "全部書いて採点するか、手本を見るまで伏せてあります。", "Covered until the sheet is complete and graded, or the model answer is seen.";
        /// What was typed is no number.
        no_number: "数として読めない。直すか、全部消す(前の値は残っている)。", "This is no number: mend it, or erase it (what was written before is kept).";
        /// What is drawn.
        legend: "下線つき = 自分で書いた数  斜線 = 読まない印をつけた枝  ○ △ × = 採点", "underlined: written by you   hatched: marked as never read   ○ △ ×: how right it is";
        /// The value.
        value: "値", "value";
        /// The proof number.
        proof: "証明数", "proof";
        /// The disproof number.
        disproof: "反証数", "disproof";
        /// A branch that is never read.
        cut: "読まない (X)", "never read (X)";
        /// The move that is chosen.
        choose: "選ぶ手 (C)", "chosen (C)";
        /// The next node.
        next: "次の節 (Enter)", "next node (Enter)";
        /// Undo.
        undo: "取り消す (Ctrl+Z)", "undo (Ctrl+Z)";
        /// Redo.
        redo: "やり直す (Ctrl+Y)", "redo (Ctrl+Y)";
        /// Grade it.
        check: "採点する (Ctrl+Enter)", "check (Ctrl+Enter)";
        /// Grade it and show the run.
        give_up: "降参して手本を見る", "give up: model answer";
        /// Show the run.
        model: "手本を一歩ずつ見る", "model answer, step by step";
        /// Back to the sheet.
        back: "書いたものへ戻る (Esc)", "back to the sheet (Esc)";
        /// Take everything away.
        clear: "全部消す", "clear all";
        /// How many are written.
        filled: "書いた節", "nodes filled in";
        /// The points.
        score: "得点", "points";
        /// The points, after their number.
        points: "点", "points";
        /// All right.
        flawless: "全部正解。", "Everything is right.";
        /// Nothing wrong.
        incomplete: "まちがいはないが、まだ空いている所がある。", "Nothing is wrong, but something is still missing.";
        /// The first fault.
        first_wrong: "最初にまちがえた所", "The first wrong step";
        /// Show it.
        show_step: "手本のこの一歩を見る", "see this step of the model";
        /// Everything that follows.
        verdicts: "採点(押すとその節へ)", "Verdicts (a click goes to the node)";
        /// The model was seen.
        seen_model: "手本を見た", "model seen";
        /// Make a new exercise.
        make: "練習問題を作る", "Make an exercise";
        /// What is to happen.
        goal: "ねらい", "goal";
        /// How deep.
        depth: "深さ", "depth";
        /// How wide.
        branching: "手の数", "moves";
        /// Ragged.
        ragged: "ふぞろい", "ragged";
        /// The range of values.
        range: "値は ±", "values ±";
        /// The share of ties.
        ties: "同じ値 %", "ties %";
        /// Who begins.
        root: "根の番", "to move";
        /// Black begins.
        black: "先手", "Black";
        /// White begins.
        white: "後手", "White";
        /// The seed.
        seed: "種", "seed";
        /// Open it.
        open: "作って開く", "make and open";
        /// What it does.
        open_tip: "ねらいどおりになる木を、読み方を実際に走らせて探す。同じ種なら同じ問題", "Looks for a tree in which the goal happens, by running the algorithm; the same seed gives the same exercise";
    }
}
