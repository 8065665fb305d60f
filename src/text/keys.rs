//! The keys, as the help shows them (tests press them). Two have a second name that is not shown:
//! F1 for `?`, and `=` for `+`.

/// One line of the help.
#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    /// The keys.
    pub keys: &'static str,
    /// What they do, in Japanese.
    pub ja: &'static str,
    /// What they do, in English.
    pub en: &'static str,
}

/// Every key of the window.
pub const KEYS: &[KeyHelp] = &[
    KeyHelp {
        keys: "→  ←",
        ja: "一歩進む・一歩戻る",
        en: "one step forward, one step back",
    },
    KeyHelp {
        keys: "Shift + →  ←",
        ja: "次の・前の注目点(枝刈り、値が決まる、見どころ)へ",
        en: "next, previous event of interest (a cut, a settled value, a stop)",
    },
    KeyHelp {
        keys: "Ctrl + →  ←",
        ja: "次の・前の止まる所(課題の見どころ、自分で選んだ所)へ",
        en: "next, previous stop (of the lesson, or chosen by you)",
    },
    KeyHelp {
        keys: "Alt + →  ←",
        ja: "次の・前の章(反復深化の深さ、「もし…」の読み)へ",
        en: "next, previous chapter (an iteration, or a “what if …”)",
    },
    KeyHelp {
        keys: "↓",
        ja: "次の枝をまるごと読む",
        en: "read the next branch in one go",
    },
    KeyHelp {
        keys: "↑",
        ja: "この枝を読み終えて上に戻る",
        en: "finish this branch and go back up",
    },
    KeyHelp {
        keys: "Home  End",
        ja: "最初・最後へ",
        en: "to the beginning, to the end",
    },
    KeyHelp {
        keys: "Space",
        ja: "再生・停止",
        en: "play, pause",
    },
    KeyHelp {
        keys: "PageDown  PageUp",
        ja: "次の・前の課題",
        en: "next, previous lesson",
    },
    KeyHelp {
        keys: "/",
        ja: "課題を題で探す",
        en: "find a lesson by its title",
    },
    KeyHelp {
        keys: "+  −  0",
        ja: "木を大きく・小さく・全体",
        en: "zoom in, zoom out, fit the tree",
    },
    KeyHelp {
        keys: "G  C",
        ja: "すべての節を描くか大事な所だけか・節の先をたたむか開くか",
        en: "draw every node or only what matters; fold or unfold a node",
    },
    KeyHelp {
        keys: "J",
        ja: "同じ局面どうしを木の中で結ぶ・結ばない",
        en: "join equal positions in the tree, or not",
    },
    KeyHelp {
        keys: "M  V  N  P  Q",
        ja: "課題の一覧・節の値・解説と問い・手順(擬似コード)・学び方を見る",
        en: "see the lessons, what the node is worth, the notes and questions, the pseudo-code, the way of working",
    },
    KeyHelp {
        keys: "1 – 9  R  Z  Enter",
        ja: "予想: 選んで答える・ヒント・とばす・次の問いへ(数は入力して Enter)",
        en: "Predict: choose an answer, a hint, skip, the next question (numbers are typed, then Enter)",
    },
    KeyHelp {
        keys: "I  ,  .",
        ja: "バグ探し: リストを見る・リストの中で一歩戻る・進む",
        en: "spot the bug: see the listings; a step back, a step on in them",
    },
    KeyHelp {
        keys: "Shift + ↑  ↓  Enter",
        ja: "バグ探し: 行を選ぶ・間違いの行として印を付ける",
        en: "spot the bug: choose a line; mark it as the wrong one",
    },
    KeyHelp {
        keys: "U",
        ja: "評価の中身を見る・木へ戻る",
        en: "look inside the evaluation, back to the tree",
    },
    KeyHelp {
        keys: "Y",
        ja: "候補の手とその理由を見る・木へ戻る",
        en: "see the candidate moves and why, back to the tree",
    },
    KeyHelp {
        keys: "O",
        ja: "駒の点数を自分で決める・木へ戻る",
        en: "piece values of your own, back to the tree",
    },
    KeyHelp {
        keys: "R  Shift + R",
        ja: "読みを並べて見る・木だけに戻る。並べた読みが分かれる一歩へ",
        en: "runs side by side, back to one tree; to the step where they part",
    },
    KeyHelp {
        keys: "Ctrl + Shift + ←  →",
        ja: "「もし」では: 枝を左・右へ動かす (Enter で末端の値を打つ、Ctrl + Z Y で戻す・やり直す)",
        en: "in “What if”: move a branch to the left, to the right (Enter: type the value of a leaf; Ctrl + Z Y: undo, redo)",
    },
    KeyHelp {
        keys: "K",
        ja: "印の見かた",
        en: "the key to the signs",
    },
    KeyHelp {
        keys: "H  Enter",
        ja: "値と文を伏せる・伏せたものを見せる",
        en: "cover values and words until they are asked for; show what is covered",
    },
    KeyHelp {
        keys: "Ctrl + 4",
        ja: "記入する: 値と窓と枝刈りを自分で書き、採点を受ける",
        en: "fill in: write values, windows and cuts yourself, and be graded",
    },
    KeyHelp {
        keys: "0 … 9  −  .  ,  Enter",
        ja: "記入では: 節の値を書く (. と , は ≧ と ≦)・次の節へ (Shift+Enter で前の節、矢印でどの節へも、Backspace で消す)",
        en: "filling in: write a value (. and , are ≧ and ≦), on to the next node (Shift+Enter: back; arrows: to any node; Backspace: erase)",
    },
    KeyHelp {
        keys: "W  X  Shift + X  C  I",
        ja: "記入では: 窓を書く・読まない枝に印・その後の枝も・選ぶ手に印・∞ を書く",
        en: "filling in: write the window, mark a branch that is never read, the later ones too, mark the choice, write ∞",
    },
    KeyHelp {
        keys: "Ctrl + Enter",
        ja: "記入では: 採点する (Esc で手本から書いたものへ戻る)",
        en: "filling in: grade the sheet (Esc: from the model answer back to the sheet)",
    },
    KeyHelp {
        keys: "B  .  S  W  X",
        ja: "発表では: 画面を暗くする・ポインターのまわりだけ明るくする・木に書く・消す (PageDown PageUp で一歩、M V N P で欄)",
        en: "presenting: dark screen, spotlight, pen on the tree, wipe (PageDown PageUp: a step; M V N P: panels)",
    },
    KeyHelp {
        keys: "E",
        ja: "見ている局面をエンジンと読み比べる",
        en: "compare the position shown with engines",
    },
    KeyHelp {
        keys: "B",
        ja: "自分の局面(盤)と木を行き来する",
        en: "to your own position (the board) and back to the tree",
    },
    KeyHelp {
        keys: "←  →  ↑  ↓",
        ja: "棋譜では: 一手戻る・進む、分岐を移る (Home End 最初・最後、PageUp PageDown 10手)",
        en: "in a game: a move back or on, other branches (Home End: the ends, PageUp PageDown: 10 moves)",
    },
    KeyHelp {
        keys: "P  ,  .  Home  End",
        ja: "オセロの盤では: パスする・一手戻る・進む・最初・最後",
        en: "on the board of Othello: pass; a move back, on; the start, the end of the game",
    },
    KeyHelp {
        keys: "Ctrl + O  S",
        ja: "ファイルを開く・課題として保存する",
        en: "open a file, save as a lesson",
    },
    KeyHelp {
        keys: "Ctrl + V  C",
        ja: "局面 (SFEN) か棋譜を貼り付ける・局面をコピーする",
        en: "paste a position (SFEN) or a game, copy a position",
    },
    KeyHelp {
        keys: "Ctrl + +  −  0",
        ja: "表示を大きく・小さく・元に戻す (75〜250%)",
        en: "everything larger, smaller, back to 100% (75 to 250%)",
    },
    KeyHelp {
        keys: "Ctrl + F",
        ja: "節を名前か手順で探す",
        en: "find a node by its name or moves",
    },
    KeyHelp {
        keys: "Ctrl + Z  Y",
        ja: "前にいた所へ戻る・また進む",
        en: "back to where you were, and forth",
    },
    KeyHelp {
        keys: "F",
        ja: "読んでいる節を追う・追わない",
        en: "follow the search, or not",
    },
    KeyHelp {
        keys: "1 … 9",
        ja: "問いの答えを見る・隠す",
        en: "show or hide the answer to a question",
    },
    KeyHelp {
        keys: "T  A  S",
        ja: "盤を回す・手の矢印を見せるか隠すか・駒を漢字か英字で書く",
        en: "turn the board; show or hide arrows of moves; Japanese characters or letters on pieces",
    },
    KeyHelp {
        keys: "Shift + F10",
        ja: "盤では: いまの升の品書き(右クリックや Menu キーでも)",
        en: "on a board: the menu of the square (a right click or the Menu key does it, too)",
    },
    KeyHelp {
        keys: "W  Z",
        ja: "一歩の言葉(ひとこと・一文・理由まで)・手順の細かさを変える",
        en: "how much is said of a step (a word, a sentence, the reasoning); how finely the code is written",
    },
    KeyHelp {
        keys: "Shift + Z",
        ja: "値と窓の書き方を変える(教科書・α↓β↑・≦≧・ネガマックス)",
        en: "another notation of values and windows (textbook, α↓ β↑, ≦ ≧, negamax)",
    },
    KeyHelp {
        keys: "L",
        ja: "日本語と英語を切り替える",
        en: "switch between Japanese and English",
    },
    KeyHelp {
        keys: "D",
        ja: "明るい色と暗い色を切り替える",
        en: "light or dark",
    },
    KeyHelp {
        keys: "F11",
        ja: "発表する(全画面で、木と盤と一文だけを大きく)・終わる",
        en: "present on the whole screen (the tree, the board and one sentence, large), and back",
    },
    KeyHelp {
        keys: "Esc",
        ja: "開いているものを閉じる・読んでいる節に戻る",
        en: "close what is open, back to the search",
    },
    KeyHelp {
        keys: "Ctrl + Q",
        ja: "終わる",
        en: "quit",
    },
    KeyHelp {
        keys: "?",
        ja: "このキーの一覧",
        en: "this list of keys",
    },
];
