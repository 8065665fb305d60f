//! The words of a cut, and of how a run is told.

texts! {
    /// The texts of a cut as a thing of its own.
    CutTexts {
        /// On the way to the child that has set a bound.
        go_to_setter: "この限界を決めた節を見る", "Show the node that has set this bound";
        /// The step at which a bound was set, before its number.
        set_at: "手順", "step";
        /// On the way there.
        set_at_tip: "この限界が決まった所へ行く", "Go to where this bound was set";
        /// On the ring round the node that has set a bound.
        bound: "枝刈りの限界", "bound of the cut";
    }
}
