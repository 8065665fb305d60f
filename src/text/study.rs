//! The words of the ways to work with a lesson.

texts! {
    /// The texts of the ways to work with a lesson.
    StudyTexts {
        /// The switch of all of them.
        modes: "学び方", "Way of working";
        /// The first way.
        watch: "見る", "Watch";
        /// What it does.
        watch_tip: "一歩ずつ見る。どこで止まるかも選べる (Ctrl+1)", "Watch step by step, and choose where to stop (Ctrl+1)";
        /// The second way.
        predict: "予想", "Predict";
        /// What it does.
        predict_tip: "次の一歩を見る前に答える (Ctrl+2)", "Answer before each step is shown (Ctrl+2)";
        /// The third way.
        what_if: "もし", "What if";
        /// What it does.
        what_if_tip: "値や順番や深さを変えて、何が変わるかを見る (Ctrl+3)", "Change values, orders, depths, and see what follows (Ctrl+3)";
        /// The fourth way.
        fill_in: "記入", "Fill in";
        /// What it does.
        fill_in_tip: "値と窓と枝刈りを自分で書き、採点を受ける (Ctrl+4)", "Fill in values, windows and cuts, and be graded (Ctrl+4)";
    }
}
