//! Tables: nodes and events as columns, written as CSV, Parquet or JSON.

use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use serde_json::{Map, Value};

use super::unwritten::unwritten;
use language::{Words, unformulated};

/// The cells of a column; what is unknown or does not apply is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataColumn {
    Numbers(Vec<Option<i64>>),
    Words(Vec<Option<String>>),
}

impl DataColumn {
    fn len(&self) -> usize {
        match self {
            Self::Numbers(cells) => cells.len(),
            Self::Words(cells) => cells.len(),
        }
    }

    fn json(&self, row: usize) -> Value {
        match self {
            Self::Numbers(cells) => cells[row].map_or(Value::Null, Value::from),
            Self::Words(cells) => cells[row].clone().map_or(Value::Null, Value::from),
        }
    }

    fn csv(&self, row: usize) -> String {
        match self {
            Self::Numbers(cells) => cells[row].map_or_else(String::new, |cell| cell.to_string()),
            Self::Words(cells) => unformulated(cells[row].as_deref().unwrap_or_default()),
        }
    }
}

/// Columns of equal length with their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataTable {
    columns: Vec<(&'static str, DataColumn)>,
}

impl DataTable {
    pub(super) fn new(columns: Vec<(&'static str, DataColumn)>) -> Self {
        Self { columns }
    }

    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, |(_, column)| column.len())
    }

    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().map(|(name, _)| *name)
    }

    /// One JSON object a row, with every column.
    pub fn objects(&self) -> impl Iterator<Item = Value> {
        (0..self.rows()).map(|row| {
            let cells = self.columns.iter();
            let cells = cells.map(|(name, column)| ((*name).to_owned(), column.json(row)));
            Value::Object(cells.collect::<Map<_, _>>())
        })
    }

    /// Comma-separated values (RFC 4180) in UTF-8, with a row of names; unknown cells are empty, and no
    /// cell is a formula for a spreadsheet.
    pub fn csv(&self) -> Result<Vec<u8>, Words> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(self.names()).map_err(unwritten)?;
        for row in 0..self.rows() {
            let cells = self.columns.iter().map(|(_, column)| column.csv(row));
            writer.write_record(cells).map_err(unwritten)?;
        }
        writer.into_inner().map_err(unwritten)
    }

    /// [`DataTable::csv`] for a file: with a byte order mark, without which spreadsheets in Japan assume
    /// another encoding.
    pub fn csv_file(&self) -> Result<Vec<u8>, Words> {
        Ok(["\u{feff}".as_bytes(), &self.csv()?].concat())
    }

    /// Apache Parquet: every column is optional, numbers are INT64, words are UTF-8 strings.
    pub fn parquet(&self) -> Result<Vec<u8>, Words> {
        self.written().map_err(unwritten)
    }

    fn written(&self) -> Result<Vec<u8>, ParquetError> {
        let field = |(name, column): &(&str, DataColumn)| {
            let field = match column {
                DataColumn::Numbers(_) => Type::primitive_type_builder(name, Physical::INT64),
                DataColumn::Words(_) => Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                    .with_logical_type(Some(LogicalType::String)),
            };
            field.with_repetition(Repetition::OPTIONAL).build().map(Arc::new)
        };
        let fields = self.columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
        let schema = Type::group_type_builder("schema").with_fields(fields).build()?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let mut written = Vec::new();
        let mut file =
            SerializedFileWriter::new(&mut written, Arc::new(schema), Arc::new(properties))?;
        let mut group = file.next_row_group()?;
        for (_, column) in &self.columns {
            let Some(mut writer) = group.next_column()? else {
                break;
            };
            match (writer.untyped(), column) {
                (ColumnWriter::Int64ColumnWriter(writer), DataColumn::Numbers(cells)) => {
                    let values: Vec<i64> = cells.iter().flatten().copied().collect();
                    writer.write_batch(&values, Some(&levels(cells)), None)?;
                }
                (ColumnWriter::ByteArrayColumnWriter(writer), DataColumn::Words(cells)) => {
                    let words = cells.iter().flatten().map(|cell| ByteArray::from(cell.as_str()));
                    let values: Vec<ByteArray> = words.collect();
                    writer.write_batch(&values, Some(&levels(cells)), None)?;
                }
                _ => return Err(ParquetError::General("a column of another kind".to_owned())),
            }
            writer.close()?;
        }
        group.close()?;
        file.close()?;
        Ok(written)
    }
}

/// Whether each cell is there, as Parquet says it: its definition level.
fn levels<T>(cells: &[Option<T>]) -> Vec<i16> {
    cells.iter().map(|cell| i16::from(cell.is_some())).collect()
}
