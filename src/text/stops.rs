//! The words of the stops of a run.

texts! {
    /// The texts of the stops of a run.
    StopsTexts {
        /// The heading.
        title: "どこで止まるか", "Where to stop";
        /// What the list is for.
        about: "選んだことが起きる所だけを、Ctrl+→ と Ctrl+← で回れます。", "Ctrl+→ and Ctrl+← go round what is chosen here.";
        /// The lesson's own stops.
        lesson: "課題の見どころ", "the lesson's stops";
        /// Whether playing pauses at them.
        pauses: "再生もそこで止まる", "playing pauses there";
        /// Moves are skipped.
        cut: "枝刈り", "a cut";
        /// The bound of Black rises.
        alpha: "α が上がる", "α rises";
        /// The bound of White falls.
        beta: "β が下がる", "β falls";
        /// Another move of the root is the best.
        best: "最善手が変わる", "the best move changes";
        /// Another line is the best.
        line: "読み筋が変わる", "the best line changes";
        /// A node with moves returns its value.
        settled: "枝を読み終える", "a subtree is finished";
        /// A leaf is evaluated.
        leaf: "末端を評価する", "a leaf is evaluated";
        /// Stopping is weighed.
        decline: "取らない・止まる値", "declining is weighed";
        /// A table knows the position.
        recall: "表にあった", "a table hit";
        /// A move is generated as a candidate.
        candidate: "候補の手が出る", "a candidate is generated";
        /// The side to move passes.
        pass: "パスを試す", "a pass is tried";
        /// A move is read less deep.
        reduce: "浅く読む", "a reduction";
        /// A move is read deeper.
        extend: "深く読む", "an extension";
        /// Proof numbers are counted anew.
        proof: "証明数が変わる", "proof numbers change";
        /// Another reading begins.
        iteration: "反復の始まり", "an iteration begins";
        /// A person has asked for a node.
        ask: "「もし…」の読み", "a “what if …”";
        /// A node is entered.
        enter: "節に入る", "a node is entered";
        /// A static value is told.
        static_value: "静的な値", "a static value";
        /// A term of it is told.
        term: "評価の項目", "a term of a value";
        /// A value comes back and is the best.
        improve: "値が返り、最善になる", "a value comes back, the best so far";
        /// A value comes back and is not.
        keep: "値が返る", "a value comes back";
        /// The search comes back without a value.
        leave: "値なしで戻る", "back without a value";
        /// The window becomes narrower.
        narrow: "窓が狭まる", "the window narrows";
        /// Thresholds are set.
        thresholds: "しきい値", "thresholds";
        /// Simulations are counted.
        simulations: "シミュレーション", "simulations";
        /// Before the number.
        value: "値", "a value";
        /// After the number: more than it.
        above: "より大きい", "above";
        /// After the number: less than it.
        below: "より小さい", "below";
        /// Adds a condition.
        add: "加える", "Add";
        /// The search comes to a node.
        reached: "に来る", "is reached";
        /// The search leaves a node.
        finished: "を読み終える", "is finished";
        /// Runs on until the search comes to a node.
        run_here: "次にここへ来るまで進める", "Run on until the search comes here";
        /// Runs on until the search leaves a node.
        run_finished: "ここを読み終えるまで進める", "Run on until it is finished here";
        /// Stops whenever the search comes to a node.
        stop_here: "ここに来たら止まる", "Stop whenever the search comes here";
        /// No more.
        no_stop_here: "ここでは止まらない", "Do not stop here any more";
        /// Above the list.
        list: "止まる所", "stops";
        /// Where there are none.
        none: "止まる所がありません。上から選んでください。", "There is nothing to stop at: choose above.";
        /// While values are covered.
        covered: "伏せているあいだは、止まる所を見せません。", "While values are covered the stops are not shown.";
        /// The mark on the scrub bar.
        mark: "止まる所", "stop";
    }
}
