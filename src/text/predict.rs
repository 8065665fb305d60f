//! The words of Predict.

texts! {
    /// The texts of Predict.
    PredictTexts {
        /// The heading of the panel.
        title: "予想する", "Predict";
        /// What to do.
        about: "次の一歩を見る前に答えます。数字キー、クリック、入力のどれでも。→ は答えずに見ます。", "Answer before each step is shown: by digit, by click, or by typing. → shows it unanswered.";
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
        /// What has been earned, before two numbers.
        points: "得点", "Points:";
        /// How many have not been answered, before a number.
        unanswered: "答えていない問い", "not answered:";
        /// What counts was reached before.
        retake: "やり直し。成績に数えるのは一回目", "A retake: what counts is the first take";
        /// What earns points.
        rule: "すぐ正解で1点、ヒントか二度目で半点。見た問い、とばした問い、訊かない種類の問いは、答えていないのと同じです。", "Right at once is a point, with a hint or at the second try half of one. What was seen, skipped, or is of a kind that is not asked is not answered.";
        /// An answer that does not count.
        not_counted: "この問いは得点に数えません(この先をもう見たか、課題が全員に訊く問いではないため)。", "This one does not count: what follows has been seen, or it is not one of the questions that everybody is asked.";
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
        /// Proof numbers.
        proof: "証明数", "proof numbers";
        /// Disproof numbers.
        disproof: "反証数", "disproof numbers";
        /// Every question.
        every: "ほかの問いも全部訊く(得点には数えない)", "ask every other question, too (without points)";
        /// A question is back.
        back: "もう一度", "Once more";
        /// Answers by typing.
        answer: "答える", "Answer";
        /// The field of a value.
        number: "値", "value";
        /// What can be typed.
        typing: "数(先手から見た値)。∞ は inf でもよい", "A number, for Black; inf is ∞";
        /// What can be typed where something is counted.
        typing_count: "数。∞ は inf でもよい", "A number; inf is ∞";
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
        is_shown: "答え(答えていない問い)", "The answer, unanswered";
        /// The right answer.
        right_answer: "正しい答え", "the right answer";
        /// One more try.
        try_again: "ではない。もう一度。", "is not it. Once more.";
        /// Begins again.
        start_over: "はじめからやり直す", "Start over";
        /// What that means for the mark.
        start_over_tip: "次はやり直しになります。成績に数えるのは一回目です。", "The next take is a retake; what counts is the first one.";
        /// The run is at its end, but not everything has been asked.
        skipped: "読み終わった所です。ここへ来るまでに飛ばした歩があります。", "This is the end of the run, and steps before it were passed over.";
        /// Back to where they begin.
        back_there: "飛ばした所へ", "To where they begin";
        /// Everything has been asked.
        over: "この課題の問いは、これで全部です。", "That was every question of this lesson.";
    }
}
