//! The words of "what if", and of the ordering lab.

texts! {
    /// The texts of "what if".
    WhatIfTexts {
        /// What can be done here.
        about: "左が元の課題、右が変えたもの。右の末端や枝を選んで変える。違う所に ≠ が付く", "The lesson is on the left, what you change on the right. Choose a leaf or a branch there. What differs has a ≠";
        /// The same where the tree is grown from a position.
        about_position: "左が元の課題、右が変えたもの。深さ・値・順番・読み方を変える。違う所に ≠ が付く", "The lesson is on the left, what you change on the right: depth, values, order, algorithm. What differs has a ≠";
        /// Taking a change back.
        undo: "戻す", "Undo";
        /// What that does.
        undo_tip: "ひとつ前に戻す (Ctrl+Z)", "Take the last change back (Ctrl+Z)";
        /// Doing it again.
        redo: "やり直す", "Redo";
        /// What that does.
        redo_tip: "戻した変更をもう一度 (Ctrl+Y)", "Do it again (Ctrl+Y)";
        /// Taking everything back.
        reset: "元の課題", "Original";
        /// What that does.
        reset_tip: "変更をすべて取り消す(これも戻せる)", "Take every change back (that can be undone, too)";
        /// Keeping the changed lesson.
        keep: "課題として残す", "Keep as a lesson";
        /// What that does.
        keep_tip: "変えたものを自分の課題として開く。Ctrl+S で保存できる", "Open the changed lesson as one of your own; Ctrl+S saves it";
        /// The value of a leaf.
        value_of: "の値", "is worth";
        /// What typing there does.
        value_tip: "数を打って Enter (末端を選んで Enter でここへ)", "Type a number, then Enter (Enter on a leaf comes here)";
        /// A branch goes to the left among its siblings.
        left: "枝を左へ", "Branch to the left";
        /// A branch goes to the right.
        right: "枝を右へ", "Branch to the right";
        /// What these do.
        shift_tip: "読む順番を変える (Ctrl+Shift+←→、枝をつまんで動かしてもよい)", "Change the order in which it is read (Ctrl+Shift+←→, or drag the branch)";
        /// Where nothing has been changed.
        nothing: "まだ何も変えていない。右の木で末端か枝を選ぶか、「学び方」の欄で変える", "Nothing is changed yet. Choose a leaf or a branch on the right, or change something in the panel “Way of working”";
        /// The same where the tree is grown from a position.
        nothing_position: "まだ何も変えていない。「学び方」の欄で変える", "Nothing is changed yet. Change something in the panel “Way of working”";
        /// What can be changed.
        settings: "変えるもの", "Change";
        /// The algorithm.
        algorithm: "読み方", "Algorithm";
        /// Reading from another position.
        play: "この手のあとから読む", "Read from after this move";
        /// Reading from a move before.
        take_back: "一手前から読む", "Read from a move before";
        /// The ordering lab.
        lab: "順番の実験室", "Ordering lab";
        /// What it is.
        lab_tip: "手の順番で読む量がどれだけ変わるか。最善・最悪・1,000通りのでたらめな順", "How much the order of moves matters: the best, the worst, 1,000 at random";
        /// Counting is going on.
        counting: "数えている…", "Counting …";
        /// The column of orders.
        order: "順番", "Order";
        /// As the tree stands.
        present: "いま", "Now";
        /// The best.
        best: "最善", "Best";
        /// The worst.
        worst: "最悪", "Worst";
        /// Back to front.
        reversed: "逆", "Reversed";
        /// At random.
        random: "でたらめ", "Random";
        /// The middle of the random orders.
        middle: "でたらめの真ん中", "Random, median";
        /// Other random orders.
        reseed: "別の1,000通り", "Another 1,000";
        /// The plot.
        plot: "でたらめな順が読む末端の数(横)と、その順の数(縦)", "Leaves read in random orders (across), and how many orders read so many (up)";
        /// The tree has no other orders.
        no_orders: "この木は探索が育てたもので、読まない手は入っていない。順番を比べるには、すべての手がある木がいる", "A search has grown this tree, and what it skipped is not there: orders can only be compared where every move is";
    }
}
