//! Describes file errors of the system, in both languages.

use std::io::{self, ErrorKind};

use language::{Texts, Words};

/// One sentence about a disk error, without the name of the file. The system's message is kept if
/// it is more specific than ours.
pub(super) fn disk_error(error: &io::Error) -> Words {
    Words::of(match error.kind() {
        ErrorKind::NotFound => Texts::disk_not_found,
        ErrorKind::PermissionDenied => Texts::disk_may_not_be_opened,
        ErrorKind::StorageFull => Texts::disk_full,
        ErrorKind::QuotaExceeded => Texts::disk_quota,
        ErrorKind::ReadOnlyFilesystem => Texts::disk_read_only,
        ErrorKind::FileTooLarge => Texts::disk_file_too_large,
        ErrorKind::NotADirectory => Texts::disk_no_folder,
        ErrorKind::IsADirectory => Texts::disk_is_a_folder,
        ErrorKind::InvalidFilename => Texts::disk_unusable_long_name,
        ErrorKind::InvalidInput => Texts::disk_unusable_name,
        ErrorKind::AlreadyExists => Texts::disk_is_there,
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => Texts::disk_busy,
        ErrorKind::CrossesDevices => Texts::disk_other_disk,
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable
        | ErrorKind::NetworkDown => Texts::disk_network,
        ErrorKind::TimedOut => Texts::disk_no_answer,
        ErrorKind::OutOfMemory => Texts::disk_memory,
        ErrorKind::UnexpectedEof => Texts::disk_ends_early,
        ErrorKind::WriteZero => Texts::disk_not_written_to_end,
        ErrorKind::Unsupported => Texts::disk_unsupported,
        // The system's message is in its own language, so it is quoted.
        _ => return Words::of(|texts| texts.disk_other(error.to_string())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every error number of Linux, by our sentence for it.
    #[test]
    #[cfg(target_os = "linux")]
    fn every_error_number_has_a_sentence_in_each_language() {
        for number in 1..=133 {
            let error = io::Error::from_raw_os_error(number);
            let Words { ja, en } = disk_error(&error);
            let ours = ja.split("(システムの言葉: ").next().expect("a part");
            assert!(!ours.contains(|c: char| c.is_ascii_alphabetic()), "{ja}");
            assert!(en.is_ascii() && !en.ends_with('.'), "{en}");
        }
        // A full disk, a read-only disk, a name that is too long, a file in place of a folder.
        for (number, part) in [
            (28, "空きがない"),
            (30, "読むことしか"),
            (36, "長すぎる"),
            (20, "フォルダーではない"),
            (122, "使い切った"),
            (5, "システムの言葉"),
        ] {
            let ja = disk_error(&io::Error::from_raw_os_error(number)).ja;
            assert!(ja.contains(part), "{number}: {ja}");
            assert_eq!(ja.contains("システムの言葉"), number == 5, "{ja}");
        }
    }
}
