//! Packs: the lesson files of a folder in one file (ZIP), as teachers send them.

use std::borrow::Cow;
use std::io::{self, Cursor, Read as _, Write as _};
use std::path::Path;

use encoding_rs::SHIFT_JIS;
use language::{Texts, Words};
use unicode_normalization::UnicodeNormalization as _;
use zip::result::{ZipError, ZipResult};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

pub const MOST_FILES: usize = 1_000;
/// The most bytes that they may have together, unpacked.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Whether a file is a pack, by its name.
pub fn is_pack(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
}

/// A pack that is being read. Files that are not lessons by their names, and those that macOS adds,
/// are left out.
#[derive(Debug)]
pub struct FilePack<'b> {
    archive: ZipArchive<Cursor<&'b [u8]>>,
    /// The names, with `/` between folders, and the numbers in the archive; in order.
    files: Vec<(String, usize)>,
}

impl<'b> FilePack<'b> {
    /// Opens a pack; unpacks nothing yet.
    ///
    /// # Errors
    /// If it is no pack, is damaged, or holds too much.
    pub fn open(bytes: &'b [u8]) -> Result<Self, Words> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| refused(&error))?;
        let (mut files, mut size) = (Vec::new(), 0_u64);
        for number in 0..archive.len() {
            let file = archive.by_index_raw(number).map_err(|error| refused(&error))?;
            let name = tidy(&decoded(file.name_raw()));
            if !file.is_dir() && is_lesson(&name) {
                size = size.saturating_add(file.size());
                files.push((name, number));
            }
        }
        check_size(files.len(), size)?;
        files.sort();
        Ok(Self { archive, files })
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|(name, _)| name.as_str())
    }

    /// The contents of a file.
    ///
    /// # Errors
    /// If it is not there, cannot be unpacked, or is larger than the pack says.
    pub fn read(&mut self, name: &str) -> Result<Vec<u8>, Words> {
        let name = tidy(name);
        let found = self.files.iter().find(|(other, _)| *other == name);
        let &(_, number) = found.ok_or_else(|| Words::of(Texts::pack_no_such))?;
        let file = self.archive.by_index(number).map_err(|error| refused(&error))?;
        let size = file.size();
        let mut bytes = Vec::new();
        let read = file.take(size.saturating_add(1)).read_to_end(&mut bytes);
        match read {
            Ok(read) if read as u64 == size => Ok(bytes),
            _ => Err(Words::of(Texts::pack_damaged)),
        }
    }
}

/// Packs files under these names.
///
/// # Errors
/// If there are too many, or they cannot be packed.
pub fn packed(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, Words> {
    check_size(files.len(), files.iter().map(|(_, bytes)| bytes.len() as u64).sum())?;
    written(files).map_err(|error| Words::of(|texts| texts.pack_unwritable(error.to_string())))
}

fn check_size(count: usize, size: u64) -> Result<(), Words> {
    if count > MOST_FILES {
        return Err(Words::of(|texts| texts.pack_too_many(count, MOST_FILES)));
    }
    if size > MOST_BYTES {
        return Err(Words::of(|texts| texts.pack_too_large(MOST_BYTES, size)));
    }
    Ok(())
}

fn written(files: &[(String, Vec<u8>)]) -> ZipResult<Vec<u8>> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(name, options)?;
        writer.write_all(bytes)?;
    }
    Ok(writer.finish()?.into_inner())
}

/// A name as it is written inside a pack: never outside of it, and kana as one letter each.
pub fn tidy(name: &str) -> String {
    let mut folders: Vec<&str> = Vec::new();
    for part in name.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => drop(folders.pop()),
            part => folders.push(part),
        }
    }
    // macOS writes the marks of voiced kana apart.
    folders.join("/").nfc().collect()
}

/// A name in a pack: UTF-8, or as Windows writes Japanese.
fn decoded(name: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(name) {
        Ok(name) => Cow::Borrowed(name),
        Err(_) => SHIFT_JIS.decode_without_bom_handling(name).0,
    }
}

/// Whether a name is that of a lesson or a course.
fn is_lesson(name: &str) -> bool {
    let is_hidden = |part: &str| part.starts_with('.') || part == "__MACOSX";
    let is_ron = Path::new(name).extension().is_some_and(|ending| ending == "ron");
    is_ron && !name.split('/').any(is_hidden)
}

fn refused(error: &ZipError) -> Words {
    Words::of(match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => {
            Texts::pack_locked
        }
        ZipError::CompressionMethodNotSupported(_) | ZipError::UnsupportedArchive(_) => {
            Texts::pack_method
        }
        ZipError::Io(error) if error.kind() == io::ErrorKind::Unsupported => Texts::pack_method,
        _ => Texts::pack_damaged,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside_and_are_as_people_type_them() {
        for (raw, name) in [
            ("a.ron", "a.ron"),
            ("./一/../二\\b.ron", "二/b.ron"),
            ("../../etc/c.ron", "etc/c.ron"),
            ("か\u{3099}っこう/ハ\u{309a}.ron", "がっこう/パ.ron"),
        ] {
            assert_eq!(tidy(raw), name);
        }
        let (windows, _, _) = SHIFT_JIS.encode("表/課題.ron");
        assert_eq!(tidy(&decoded(&windows)), "表/課題.ron");
        for (name, is_one) in [
            ("一/a.ron", true),
            ("__MACOSX/._a.ron", false),
            ("._a.ron", false),
            ("a.txt", false),
            ("ron", false),
        ] {
            assert_eq!(is_lesson(name), is_one, "{name}");
        }
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let files = [("一/二.ron", "あ".repeat(9_000)), ("b.ron", String::new())];
        let files = files.map(|(name, text)| (name.to_owned(), text.into_bytes()));
        let bytes = packed(&files).expect("packed");
        assert!(bytes.len() < 1_000, "{}", bytes.len());
        let mut pack = FilePack::open(&bytes).expect("a pack");
        assert_eq!(pack.names().collect::<Vec<_>>(), ["b.ron", "一/二.ron"]);
        for (name, contents) in &files {
            assert_eq!(pack.read(name).as_ref(), Ok(contents));
        }
        assert!(pack.read("c.ron").is_err());
    }

    #[test]
    fn damage_is_an_error_wherever_it_is() {
        let files = [("a.ron".to_owned(), b"Lesson(version: 2)".repeat(40))];
        let bytes = packed(&files).expect("packed");
        for end in 0..bytes.len() {
            assert!(FilePack::open(&bytes[..end]).is_err(), "{end}");
        }
        for at in 0..bytes.len() {
            let mut wrong = bytes.clone();
            wrong[at] ^= 0x55;
            if let Ok(mut pack) = FilePack::open(&wrong)
                && let Ok(contents) = pack.read("a.ron")
            {
                assert_eq!(contents, files[0].1, "{at}");
            }
        }
    }
}
