//! The words of the list of lessons.

use crate::language::Language;

texts! {
    /// The texts of the list of lessons.
    LessonTexts {
        /// The field that looks for lessons.
        search: "課題を探す", "Find a lesson";
        /// What it does.
        search_tip: "題・章・探索法・用語で探す。合う順に並び、Enter で先頭を開く (/)", "Titles, chapters, algorithms, terms: the best match first; Enter opens it (/)";
        /// Nothing is found.
        none_found: "合う課題はない", "No lesson is about that";
        /// Empties the field.
        clear_search: "探すのをやめる (Esc)", "Stop looking (Esc)";
        /// Enter opens this one.
        first_found: "Enter で開く", "Enter opens it";
        /// The person's own.
        own: "自分の課題", "My own";
        /// Marked lessons have been walked through.
        walked: "見どころを全部通った課題", "Walked through: every stop was visited";
        /// The best of the takes after the first one, before a share.
        retake: "やり直し", "retake";
        /// How many lessons of a chapter have been walked through.
        progress_tip: "通った課題の数 / 課題の数(最後へ飛んだだけでは数えない)", "Lessons walked through, of all (a jump to the end does not count)";
        /// Lists the lessons that ship again.
        leave_course: "付属の課題へ戻る", "Back to the lessons that ship";
        /// What it does.
        leave_course_tip: "コースを閉じる。成績は残る", "Closes the course; the marks stay";
        /// A lesson that a course names cannot be opened.
        cannot_open: "開けません", "Cannot be opened";
        /// How many stops of the open lesson have been visited.
        stops: "見どころ", "stops";
        /// Opens the menu of a lesson.
        menu: "名前・削除", "Rename, delete";
        /// Changes a title.
        rename: "名前を変える", "Rename";
        /// Takes a lesson away.
        delete: "削除する", "Delete";
        /// Asks before it does.
        delete_file: "ファイルも消えます。元に戻せません。", "The file goes, too, and does not come back.";
        /// Asks before it does, where there is no file.
        delete_made: "保存していないので、元に戻せません。", "It is not saved, and does not come back.";
        /// Leaves everything as it is.
        cancel: "やめる", "Cancel";
        /// The title in Japanese.
        title_ja: "題(日本語)", "Title in Japanese";
        /// The title in English.
        title_en: "題(英語)", "Title in English";
    }
}

/// What a lesson counts for in a course, after how it is to be worked with; nothing where it does not
/// count.
#[must_use]
pub fn points(marks: u32, language: Language) -> String {
    match (marks, language) {
        (0, _) => String::new(),
        (_, Language::Ja) => format!("・{marks}点"),
        (1, Language::En) => " · 1 point".to_owned(),
        (_, Language::En) => format!(" · {marks} points"),
    }
}
