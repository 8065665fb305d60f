//! JKF (JSON棋譜フォーマット).
pub(super) fn read(_: &str) -> super::reader::Reader {
    super::reader::Reader::new(&shunsai::Position::startpos())
}
pub(super) fn write(_: &super::Record) -> (String, Vec<crate::language::Words>) {
    (String::new(), Vec::new())
}
