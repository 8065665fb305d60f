//! The words of the panel in which one looks for the slip in a listing.

texts! {
    /// The texts about listings with a slip in one language.
    ListingTexts {
        /// The name of the panel.
        spot: "バグ探し", "Spot the bug";
        /// How a line is pressed by the keyboard.
        keys: "(Shift+↑ ↓ で選び、Enter)", "(or choose it with Shift+↑ ↓, then Enter)";
        /// A line that can be marked, for a screen reader.
        line: "行", "Line";
        /// Shows the wrong line.
        show: "答えを見る", "Show me";
        /// To the beginning.
        first: "最初", "First";
        /// One step back, with its key.
        back: "戻る (,)", "Back (,)";
        /// One step on, with its key.
        next: "進む (.)", "On (.)";
        /// To the end.
        last: "最後", "Last";
        /// To where the two versions part.
        parting: "分かれる所", "Where they part";
        /// Beside the first step that differs.
        parts: "◆ ここで分かれる", "◆ they part here";
        /// Column: the number of the step.
        step: "歩", "step";
        /// Before what the publication leaves open.
        assumed: "ここでの仮定:", "Assumed here:";
        /// The number that did not fit, for a screen reader.
        overflow: "入りきらない数と数直線", "The number that does not fit, on a number line";
        /// A version that is over.
        over: "(終わっている)", "(over)";
    }
}
