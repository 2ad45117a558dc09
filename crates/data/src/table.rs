//! A table on its way into a file, row group by row group.

use crate::Error;
use parquet::basic::Compression;
use parquet::data_type::DataType;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows after which a row group is written; the last game is never cut.
const ROWS: usize = 1 << 16;

/// The rows of a row group, column by column.
pub(crate) trait Rows: Default {
    /// The name of the table.
    const NAME: &'static str;
    /// Its schema.
    const SCHEMA: &'static str;

    /// Returns the number of rows.
    fn count(&self) -> usize;

    /// Writes all columns in order.
    fn write(&self, group: &mut Group<'_>) -> Result<(), ParquetError>;
}

/// A row group.
pub(crate) type Group<'a> = SerializedRowGroupWriter<'a, BufWriter<File>>;

/// A file of a table, being written.
pub(crate) struct Table<R> {
    path: PathBuf,
    writer: SerializedFileWriter<BufWriter<File>>,
    rows: R,
}

impl<R: Rows> Table<R> {
    /// Begins a file; `about` is written into its metadata. `path` is only shown in errors.
    pub fn begin(path: &Path, file: File, about: Vec<KeyValue>) -> Result<Table<R>, Error> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("fogbound ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_key_value_metadata(Some(about));
        let begin = |schema| {
            let properties = Arc::new(properties.build());
            SerializedFileWriter::new(BufWriter::new(file), Arc::new(schema), properties)
        };
        let writer = parse_message_type(R::SCHEMA).and_then(begin).map_err(Error::table(path))?;
        Ok(Table { path: path.to_owned(), writer, rows: R::default() })
    }

    /// Returns the rows of the next row group, to add those of a game.
    pub fn rows(&mut self) -> &mut R {
        &mut self.rows
    }

    /// Writes a row group if there are enough rows.
    pub fn go_on(&mut self) -> Result<(), Error> {
        if self.rows.count() < ROWS { Ok(()) } else { self.flush() }
    }

    fn flush(&mut self) -> Result<(), Error> {
        let rows = std::mem::take(&mut self.rows);
        if rows.count() == 0 {
            return Ok(());
        }
        let write = |writer: &mut SerializedFileWriter<_>| {
            let mut group = writer.next_row_group()?;
            rows.write(&mut group)?;
            group.close().map(|_| ())
        };
        write(&mut self.writer).map_err(Error::table(&self.path))
    }

    /// Writes what is left, and the end of the file.
    pub fn finish(mut self) -> Result<File, Error> {
        self.flush()?;
        let written = self.writer.into_inner().map_err(Error::table(&self.path))?;
        written.into_inner().map_err(|error| Error::Io(self.path.clone(), error.into_error()))
    }
}

/// A column.
pub(crate) struct Column<T: DataType> {
    values: Vec<T::T>,
    /// For columns in which values may be missing: 1 for each that is there, 0 for each that is not.
    there: Vec<i16>,
    /// For columns of lists: 0 where a list begins, 1 where it goes on.
    goes_on: Vec<i16>,
}

impl<T: DataType> Default for Column<T> {
    fn default() -> Column<T> {
        Column { values: Vec::new(), there: Vec::new(), goes_on: Vec::new() }
    }
}

impl<T: DataType> Column<T> {
    /// Adds a value to a column that has one in each row.
    pub fn push(&mut self, value: T::T) {
        self.values.push(value);
    }

    /// Adds a value to a column in which some are missing.
    pub fn push_if(&mut self, value: Option<T::T>) {
        self.there.push(value.is_some().into());
        self.values.extend(value);
    }

    /// Adds a list to a column of lists.
    pub fn push_all(&mut self, list: impl IntoIterator<Item = T::T>) {
        let before = self.values.len();
        for value in list {
            self.goes_on.push((self.values.len() > before).into());
            self.there.push(1);
            self.values.push(value);
        }
        if self.values.len() == before {
            self.goes_on.push(0);
            self.there.push(0);
        }
    }

    /// Returns the number of values.
    pub fn count(&self) -> usize {
        self.values.len()
    }

    /// Writes it as the next column.
    pub fn write<'a>(&'a self, group: &mut Group<'_>) -> Result<(), ParquetError> {
        let none = || ParquetError::General(String::from("more columns than the schema has"));
        let mut column = group.next_column()?.ok_or_else(none)?;
        let levels = |levels: &'a [i16]| Some(levels).filter(|levels| !levels.is_empty());
        let (there, goes_on) = (levels(&self.there), levels(&self.goes_on));
        column.typed::<T>().write_batch(&self.values, there, goes_on)?;
        column.close()
    }
}
