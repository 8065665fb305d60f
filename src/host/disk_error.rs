//! What a system says about a file, in both languages.

use std::io::{self, ErrorKind};

use crate::language::Words;

/// One sentence about a failure of the disk, without the name of the file. The number that the system
/// gave it is kept where the system's own words say more than ours.
pub(super) fn disk_error(error: &io::Error) -> Words {
    let (ja, en) = match error.kind() {
        ErrorKind::NotFound => ("そのようなファイルはない", "there is no such file"),
        ErrorKind::PermissionDenied => ("開くことが許されていない", "the file may not be opened"),
        ErrorKind::StorageFull => ("ディスクの空きがない", "there is no room left on the disk"),
        ErrorKind::QuotaExceeded => (
            "使えるディスクの量を使い切った",
            "the disk quota has been used up",
        ),
        ErrorKind::ReadOnlyFilesystem => (
            "読むことしかできないディスクにある",
            "it is on a disk that can only be read",
        ),
        ErrorKind::FileTooLarge => ("ファイルが大きすぎる", "the file is too large for the disk"),
        ErrorKind::NotADirectory => (
            "途中の名前がフォルダではない",
            "a name on the way to it is no folder",
        ),
        ErrorKind::IsADirectory => ("フォルダがある", "found a folder, expected a file"),
        ErrorKind::InvalidFilename => (
            "名前が長すぎるか、使えない文字がある",
            "the name is too long, or has characters that cannot be used",
        ),
        ErrorKind::InvalidInput => ("使えない名前", "the name cannot be used"),
        ErrorKind::AlreadyExists => ("もうある", "it is there already"),
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => (
            "ほかのプログラムが使っている",
            "another program is using it",
        ),
        ErrorKind::CrossesDevices => (
            "別のディスクへは移せない",
            "it cannot be moved to another disk",
        ),
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown => (
            "ネットワークの向こうのディスクに届かない",
            "the disk is on a network that cannot be reached",
        ),
        ErrorKind::TimedOut => ("ディスクが答えない", "the disk does not answer"),
        ErrorKind::OutOfMemory => ("メモリーが足りない", "there is not enough memory"),
        ErrorKind::UnexpectedEof => ("途中で終わっている", "it ended too early"),
        ErrorKind::WriteZero => (
            "終わりまで書けなかった",
            "it could not be written to its end",
        ),
        ErrorKind::Unsupported => ("このディスクではできない", "the disk cannot do this"),
        // The system's words are in its own language: they are quoted, and not ours.
        _ => {
            return Words {
                ja: format!("ディスクの操作に失敗した(システムの言葉: {error})"),
                en: format!("the disk failed (the system says: {error})"),
            };
        }
    };
    Words {
        ja: ja.to_owned(),
        en: en.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Linux says: every number that it has, by what our sentences make of it.
    #[test]
    #[cfg(target_os = "linux")]
    fn japanese_is_japanese_and_every_number_has_a_sentence() {
        for number in 1..=133 {
            let error = io::Error::from_raw_os_error(number);
            let Words { ja, en } = disk_error(&error);
            let ours = ja.split("(システムの言葉: ").next().expect("a part");
            assert!(!ours.contains(|c: char| c.is_ascii_alphabetic()), "{ja}");
            assert!(en.is_ascii() && !en.ends_with('.'), "{en}");
        }
        // A full disk, a disk that is only read, a name that is too long, a file as a folder.
        for (number, part) in [
            (28, "空きがない"),
            (30, "読むことしか"),
            (36, "長すぎる"),
            (20, "フォルダではない"),
            (122, "使い切った"),
            (5, "システムの言葉"),
        ] {
            let ja = disk_error(&io::Error::from_raw_os_error(number)).ja;
            assert!(ja.contains(part), "{number}: {ja}");
            assert_eq!(ja.contains("システムの言葉"), number == 5, "{ja}");
        }
    }
}
