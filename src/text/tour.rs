//! The tour at the first start: the purpose of each part of the window.

score::named! {
    /// A part of the window that the tour explains.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TourStop {
        Tree: tour_tree,
        /// The sentence and the transport buttons.
        Step: tour_step,
        Value: tour_value,
        Code: tour_code,
        /// The bar at the top.
        Top: tour_top,
    }
}
