//! The key: what every sign of the tree, the scrub bar and the list means.

use crate::language::Language;

macro_rules! signs {
    ($($(#[doc = $doc:literal])* $name:ident: $ja:literal, $en:literal;)*) => {
        /// A sign in the window.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sign {
            $($(#[doc = $doc])* $name,)*
        }

        impl Sign {
            /// Every sign, in the order in which one meets them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// What it means.
            #[must_use]
            pub const fn meaning(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Self::$name, Language::Ja) => $ja,
                    (Self::$name, Language::En) => $en,)*
                }
            }
        }
    };
}

signs! {
    /// A node of Black's.
    Black: "先手の番の節。上を向く。値がいちばん大きい手を選ぶ (max)", "Black to move: points up, chooses the largest value (max)";
    /// A node of White's.
    White: "後手の番の節。下を向く。値がいちばん小さい手を選ぶ (min)", "White to move: points down, chooses the smallest value (min)";
    /// Not visited yet.
    Unvisited: "淡い枠と淡い名: まだ読んでいない節。読むとどちらも濃くなる", "pale edge and pale name: not read yet; once it is read, both are strong";
    /// Being read, nothing known.
    Open: "読んでいる途中。値はまだ分からない", "being read; its value is not known yet";
    /// The best so far.
    SoFar: "淡い数: ここまでの最善。まだ変わりうる(図の末端では、まだ読んでいない値)", "pale number: the best so far, which may still change (in a leaf of a diagram: not read yet)";
    /// Settled.
    Settled: "濃い数: 読み終えて決まった値。数はすべて先手から見たもの", "strong number: read and settled. All values are from Black's view";
    /// At least.
    AtLeast: "この値以上。残りを読まずにやめたので、正確な値は分からない", "at least this much: the rest was not read, so the exact value is unknown";
    /// At most.
    AtMost: "この値以下。残りを読まずにやめたので、正確な値は分からない", "at most this much: the rest was not read, so the exact value is unknown";
    /// Cut away.
    Pruned: "枝刈りで捨てた節。読まれない", "cut away: it is never read";
    /// A skipped move of a searched tree.
    Stub: "探索が飛ばした手。名前だけが分かっている", "a move that the search skipped: only its name is known";
    /// A value of an earlier visit.
    Earlier: "破線の枠に淡い数: 前に訪れたときの値(読み直し、前の反復)", "dashed edge, pale number: a value of an earlier visit";
    /// Where the search stands.
    Here: "いま読んでいる節", "where the search stands now";
    /// The selected node.
    Selected: "クリックで選んだ節。右に値と理由が出る", "the node you clicked: its value and reasons are at the right";
    /// The best line.
    BestLine: "太い金の線: いまの読み筋(両者が最善を尽くす手順)", "thick gold line: the principal variation, best play by both so far";
    /// The way to where the search stands.
    Way: "細い金の線: 出発点からいま読んでいる節まで", "thin gold line: the way from the root to where the search stands";
    /// The best move of a node.
    BestHere: "太い灰色の線: その節での最善の手", "thick grey line: the best move at its node";
    /// A cut.
    Cut: "枝刈り: ここから先は答えに関係しないので読まない", "a cut: what lies beyond cannot change the answer, so it is not read";
    /// A window.
    Window: "窓 (α, β): α は先手が、β は後手がすでに確保した値。その間の値だけが答えを変えられる。α ≧ β で枝刈り", "the window (α, β): Black already has α, White already has β; only values between them can change the answer. α ≧ β: a cut";
    /// Proof and disproof number.
    Numbers: "証明数探索: 上が証明数、下が反証数。証明・反証するのに、あと最低いくつの節が要るか", "proof-number search: above the proof number, below the disproof number: how many nodes are needed at least";
    /// A node that is not expanded yet.
    Unexpanded: "淡い 1 と 1: まだ展開していない節。あと一つと数える", "pale 1 and 1: not expanded yet; it counts one";
    /// Proven.
    Proven: "二重の丸: 証明された節(根の側の勝ち)", "ring: proven, a win for the player at the root";
    /// Disproven.
    Disproven: "四角の ×: 反証された節", "cross in a square: disproven";
    /// Not made yet.
    NotMade: "破線だけの節: 探索がまだ作っていない", "broken lines alone: the search has not made it yet";
    /// Thresholds.
    Thresholds: "df-pn のしきい値(証明数, 反証数)。節の数がどちらかに届くまで、そこから戻らない", "thresholds of df-pn (proof, disproof): the search stays below until one is reached";
    /// Declining, or standing pat.
    Decline: "「取らない」「止まる」: 指さずに今の点を受け取る", "declining, or standing pat: take the score as it stands instead of moving";
    /// Siblings that stand as one.
    Group: "まとめて描いた手と、その値の範囲。クリックで開く", "moves that are drawn as one, and the range of their values; a click opens them";
    /// Children that are folded away.
    Folded: "たたんである子の数。クリックで開く", "so many children are folded away; a click shows them";
    /// A row that is too dense for nodes.
    Columns: "節が多すぎる所は帯になる。上から先手良し、互角(濃い灰)、枝刈り(淡い灰)、まだ(いちばん淡い)、後手良しの割合。金はいま読んでいる所", "too many nodes become bars: from the top, the shares good for Black, even (strong grey), cut away (pale grey), not known yet (palest), good for White; gold: the search is there";
    /// A value of the table.
    Table: "表(置換表)から来た値", "a value from the transposition table";
    /// A stop of the lesson.
    Stop: "見どころ: 課題の言葉がある所", "a stop: the lesson has words of its own here";
    /// A cut on the scrub bar.
    CutMark: "枝刈りが起きた所", "a cut happens here";
    /// A change of the best move.
    BestMark: "根の最善の手が変わった所", "the best move of the root changes here";
    /// A lesson of the list that has been walked through.
    Walked: "一覧で: 最後まで歩いた課題(○ はまだ)", "in the list: a lesson that has been walked through (○: not yet)";
}
