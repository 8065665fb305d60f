//! The words of the screen as a whole: its panels, the key to the signs, presenting, the tour.

texts! {
    /// Every text about the screen as a whole in one language.
    ScreenTexts {
        /// Before anything is read.
        worth_later: "まだ何も読んでいません。→ で一歩進むと、節の値とその理由がここに出ます。", "Nothing has been read yet. Step with →: what a node is worth, and why, stands here.";
        /// What the button of the list does.
        list_tip: "課題の一覧 (M)", "The list of lessons (M)";
        /// The lesson before.
        previous_lesson: "前の課題", "Previous lesson";
        /// The lesson after.
        next_lesson: "次の課題", "Next lesson";
        /// What the button of the language does.
        language_tip: "英語で表示する", "Show everything in Japanese";
        /// Title of the key to the signs.
        signs: "印", "Signs";
        /// The same, in full.
        signs_title: "印の見かた", "The key to the signs";
        /// Presents the lesson.
        present: "発表", "Present";
        /// What it does.
        present_tip: "木と盤と一文だけを大きく映す (F11)", "Show the tree, the board and one sentence, large (F11)";
        /// The menu of what the line at the top has no room for.
        more: "ほかの操作", "More";
        /// Ends the presentation.
        end_present: "発表を終わる", "End";
        /// Covers values and words.
        cover: "伏せる", "Ask first";
        /// What it does.
        cover_tip: "値と文を伏せ、尋ねてから見せる (H、見せるのは Enter)", "Cover values and words until they are asked for (H; Enter shows them)";
        /// Shows what is covered.
        uncover: "見せる", "Show";
        /// In place of what a covered node is worth.
        covered: "値といきさつは伏せてあります。いくつになるか、先に考えてみましょう。", "What it is worth, and why, is covered. What do you think?";
        /// In place of covered notes.
        notes_covered: "解説は伏せてあります。", "The notes are covered.";
        /// Lights up what is around the pointer.
        spotlight: "光", "Spotlight";
        /// What it does.
        spotlight_tip: "ポインターのまわりだけを明るくする (S)", "Only what is around the pointer is bright (S)";
        /// Draws on the tree.
        pen: "ペン", "Pen";
        /// What it does.
        pen_tip: "ドラッグで木に書き込む (W)、消す (X)", "Draw on the tree by dragging (W), wipe it off (X)";
        /// Covers the whole screen.
        blank: "暗転", "Blank";
        /// What it does.
        blank_tip: "画面を暗くする・戻す (B か .)", "A dark screen, and back (B or .)";
        /// Shows the parts of the window.
        tour: "窓の案内(1分)", "A tour of the window (one minute)";
        /// On to the next part.
        tour_next: "次へ", "Next";
        /// Enough.
        tour_end: "終わる", "Enough";
        /// The menu of algorithms.
        algorithm: "探索法", "Algorithm";
        /// The same, in full.
        running_tip: "ここまで取り合ったときの駒得", "What has been gained after the captures so far";
        /// The same, in full.
        backed_up_tip: "最善を尽くしたときの値(末端から繰り上げた値)", "The value with best play, backed up from the leaves";
    }
}
