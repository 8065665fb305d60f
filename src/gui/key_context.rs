//! Where keys are read.

/// Where a key is read. The first context here that is in force and has the key takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum KeyContext {
    /// Everywhere, text fields included.
    Always,
    /// The field that finds a node is open.
    FindField,
    /// The key has just taken the focus from the field that finds a lesson.
    LessonField,
    /// An answer of Predict is being typed.
    AnswerField,
    /// Text is being typed while a sheet is filled in. While text is typed, nothing below is read.
    SheetField,
    /// The list of keys is open. Then nothing below is read.
    Help,
    RulesCard,
    SignsCard,
    /// A listing with a slip is visible.
    Listing,
    /// Its wrong line is looked for.
    ListingLine,
    /// A mean is written on a sheet.
    SheetMean,
    Sheet,
    /// The arrows go through a game of shogi.
    GameArrows,
    /// Whether a move promotes is asked.
    Promotion,
    /// On the board page the arrows go from square to square.
    Squares,
    Game,
    Pass,
    /// On the board page a die is to be thrown.
    Throw,
    /// A move may be asked about in a presentation.
    PresentedWhy,
    Presentation,
    HeldTool,
    /// The model answer of a sheet is shown.
    Model,
    Predict,
    PredictAsked,
    PredictAnswered,
    WhatIf,
    WhatIfLeaf,
    /// A tree is made by hand.
    Make,
    /// Its selected node has a value.
    MakeLeaf,
    Lesson,
    /// A lesson or a board is in front.
    Usual,
    Leaving,
    /// The values of a lesson are covered.
    Covered,
    Questions,
    /// Read elsewhere, and only named here.
    Elsewhere,
}
