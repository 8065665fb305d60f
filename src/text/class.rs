//! The words of a class: marks, copies for students, test papers.

texts! {
    /// The texts of a class.
    ClassTexts {
        /// Writes the marks to a file.
        marks: "成績を書き出す…", "Export my marks…";
        /// What that is for.
        marks_hint: "名前の終わりが .csv なら CSV、.json なら JSON になります。成績はこの計算機にだけあり、送られません。", "The ending decides: .csv or .json. Marks are kept on this machine alone, and sent nowhere.";
        /// The name of the learner.
        learner: "名前(なくてもよい)", "Your name (may be empty)";
        /// Writes a copy without answers.
        student: "生徒用の写しを保存…", "Save a copy for students…";
        /// What that is.
        student_hint: "答え、解説、見どころの言葉、約束を入れない課題のファイルです。開くと「予想」になります。", "A lesson file without answers, notes, words at stops and promises; it opens in Predict.";
        /// How much of a course was reached.
        reached: "コースの成績", "Marks of the course";
        /// Nothing has been done yet.
        no_marks: "まだ成績がありません。予想か記入を終えると付きます。", "No marks yet: finish a lesson in Predict or Fill in.";
    }
}
