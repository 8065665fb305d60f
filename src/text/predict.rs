//! The words of Predict.

texts! {
    /// The texts of Predict.
    PredictTexts {
        /// The heading of the panel.
        title: "予想する", "Predict";
        /// What to do.
        about: "次の一歩を見る前に答えます。数字キー、クリック、入力のどれでも。→ は数えずに見せます。", "Answer before each step is shown: by digit, by click, or by typing. → shows it without counting.";
        /// What is not shown meanwhile.
        covered: "予想のあいだ、解説・見どころ・この先の目盛りは伏せてあります。", "Meanwhile the notes, the stops and the rest of the run are hidden.";
        /// The score.
        score: "得点", "Score";
        /// How many have been answered.
        answered: "答えた問い", "answered";
        /// Right at once.
        right: "正解", "right";
        /// With a hint, or at the second try.
        helped: "ヒントか二度目で正解", "right with a hint or at the second try";
        /// Wrong.
        wrong: "不正解", "wrong";
        /// Wrong ones that were right when they came back.
        made_good: "あとで正解", "made good later";
        /// How many come back.
        waiting: "もう一度出る問い", "will come back";
        /// The kinds of questions.
        kinds: "何を訊くか", "What is asked";
        /// Values.
        value: "節の値", "a node's value";
        /// The best so far.
        best: "最善が変わるか", "whether the best changes";
        /// Take or decline.
        decline: "取るか取らないか", "take or decline";
        /// The window.
        window: "窓(α, β)", "the window (α, β)";
        /// Cut or not.
        cut: "切るか、どの値でか", "cut or not, and by which bound";
        /// The next node.
        next: "次に行く節", "the next node";
        /// Candidates.
        candidate: "候補になるか", "candidate or not";
        /// Every question.
        every: "易しい問いも全部訊く", "ask every question, the easy ones too";
        /// A question is back.
        back: "もう一度", "Once more";
        /// Answers by typing.
        answer: "答える", "Answer";
        /// The field of a value.
        number: "値", "value";
        /// What can be typed.
        typing: "数(先手から見た値)。∞ は inf でもよい", "A number, for Black; inf is ∞";
        /// Nothing that can be read.
        unreadable: "数として読めません。", "This is no number.";
        /// A hint.
        hint: "ヒント", "Hint";
        /// Shows the answer.
        show: "答えを見る", "Show it";
        /// Leaves the question.
        skip: "とばす", "Skip";
        /// Goes on.
        go_on: "次の問いへ", "To the next question";
        /// The verdict: right.
        is_right: "○ 正解", "○ Right";
        /// The verdict: right with help.
        is_helped: "○ 正解(助けあり)", "○ Right, with help";
        /// The verdict: wrong.
        is_wrong: "× 不正解", "× Wrong";
        /// Not answered.
        is_shown: "答え(数えない)", "The answer, not counted";
        /// The right answer.
        right_answer: "正しい答え", "the right answer";
        /// One more try.
        try_again: "ではない。もう一度。", "is not it. Once more.";
        /// How many answers were right, before two numbers.
        reached: "正解", "Right:";
        /// How many of them with help, before a number.
        with_help: "助けあり", "with help:";
        /// Begins again.
        start_over: "はじめからやり直す", "Start over";
        /// The run is at its end, but not everything has been asked.
        skipped: "読み終わった所です。ここへ来るまでに飛ばした歩があります。", "This is the end of the run, and steps before it were passed over.";
        /// Back to where they begin.
        back_there: "飛ばした所へ", "To where they begin";
        /// Everything has been asked.
        over: "この課題の問いは、これで全部です。", "That was every question of this lesson.";
    }
}
