//! Visits and mean as they are written on a sheet.

use crate::columns::{NumberKind, SheetColumn, SheetColumns};
use language::Texts;

/// The visits of a node and its mean reward for MAX, after the back-up of an iteration.
pub(crate) const SHEET: SheetColumns = SheetColumns {
    columns: [
        SheetColumn {
            kind: NumberKind::Count,
            field: Texts::iterations_visits,
            heading: Texts::iterations_visits,
            wrong: Texts::iterations_wrong_visits,
            wrong_why: Texts::iterations_wrong_visits_why,
        },
        SheetColumn {
            kind: NumberKind::Mean,
            field: Texts::iterations_mean,
            heading: Texts::iterations_mean,
            wrong: Texts::iterations_wrong_mean,
            wrong_why: Texts::iterations_wrong_mean_why,
        },
    ],
    name: Texts::iterations_name,
    write: Texts::iterations_write,
    print: Texts::iterations_print,
    swapped: None,
    wrong: Texts::iterations_wrong,
    wrong_why: Texts::iterations_wrong_why,
};
