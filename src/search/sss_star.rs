//! SSS*, as MTD(f) from +∞.

use super::mtd_f;
use super::row::AlgorithmRow;
use language::Texts;

/// SSS* (Stockman 1979), as Plaat, Schaeffer, Pijls and de Bruin (1996) have it: MTD(f) whose first
/// guess is +∞. Each pass lowers the upper bound, until it is the value.
pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "sss-star",
    name: Texts::algorithms_sss_star,
    also: &["sss*", "sss", "stockman"],
    ..mtd_f::ROW
};
