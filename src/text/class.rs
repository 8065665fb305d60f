//! The words of a class: marks, copies for students, test papers.

texts! {
    /// The texts of a class.
    ClassTexts {
        /// Writes the marks to a file.
        marks: "成績を書き出す…", "Export my marks…";
        /// What that is for.
        marks_hint: "名前の終わりが .csv なら CSV、.json なら JSON になります。成績に数えるのは一回目です(first_percent)。成績はこの計算機にだけあり、送られません。", "The ending decides: .csv or .json. What counts is the first take (first_percent). Marks are kept on this machine alone, and sent nowhere.";
        /// The name of the learner.
        learner: "名前(なくてもよい)", "Your name (may be empty)";
        /// Writes a copy without answers.
        student: "生徒用の写しを保存…", "Save a copy for students…";
        /// What that is.
        student_hint: "答え、解説、見どころの言葉、約束を入れない課題のファイルです。開くと「予想」になります。", "A lesson file without answers, notes, words at stops and promises; it opens in Predict.";
        /// Makes test papers.
        papers: "問題用紙を作る…", "Make test papers…";
        /// What that does.
        papers_hint: "問いは種から配られ、隣どうしの用紙は違います。採点表は、名前の終わりに -key の付いた別のファイルです。ブラウザーで開いて印刷します。", "Questions are dealt from the seed, and neighbours get others. The marking key is a second file whose name ends in -key. Open them in a browser and print.";
        /// Which lessons.
        of_lesson: "この課題", "this lesson";
        /// Which lessons.
        of_chapter: "この章", "this chapter";
        /// Which lessons.
        of_list: "コースの全部", "the whole course";
        /// How many questions a paper has.
        questions: "1枚の問いの数", "Questions on a paper";
        /// How many papers.
        copies: "枚数", "Papers";
        /// From which seed.
        seed: "種", "Seed";
        /// How much of a course was reached.
        reached: "コースの成績", "Marks of the course";
        /// Nothing has been done yet.
        no_marks: "まだ成績がありません。予想か記入を終えると付きます。", "No marks yet: finish a lesson in Predict or Fill in.";
    }
}
