//! The classes of moves, a row each.

use crate::language::Language;

/// The most moves that are read at a node (YSS, section 2).
pub const MOST_MOVES: usize = 32;

/// Plies from the root of a reading at which the shallow classes are generated as well.
pub const SHALLOW: usize = 2;

/// What a class of moves is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ClassGroup {
    /// Moves that attack (攻める手).
    Attack,
    /// Moves that defend (受ける手).
    Defence,
    /// Moves that are generated near the root only (浅い深さだけの手).
    Shallow,
}

impl ClassGroup {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Attack, Self::Defence, Self::Shallow];

    /// The name for people.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Attack => language.pick("攻める手", "attack"),
            Self::Defence => language.pick("受ける手", "defence"),
            Self::Shallow => language.pick("浅い深さだけの手", "near the root only"),
        }
    }
}

/// What is known of a class of moves.
struct ClassRow {
    id: &'static str,
    group: ClassGroup,
    ja: &'static str,
    en: &'static str,
    /// The most moves of it at a node.
    limit: usize,
    why_ja: &'static str,
    why_en: &'static str,
}

macro_rules! move_classes {
    ($($(#[$doc:meta])* $class:ident: $group:ident, $id:literal, $limit:literal,
        ($ja:literal, $en:literal), ($why_ja:literal, $why_en:literal);)*) => {
        /// A class of moves. A move belongs to the first one that calls for it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum MoveClass {
            $($(#[$doc])* $class,)*
        }

        impl MoveClass {
            /// Every class, in the order in which they call for moves.
            pub const ALL: [Self; 0 $(+ { let _ = Self::$class; 1 })*] = [$(Self::$class,)*];

            const fn row(self) -> &'static ClassRow {
                match self {
                    $(Self::$class => &ClassRow {
                        id: $id,
                        group: ClassGroup::$group,
                        ja: $ja,
                        en: $en,
                        limit: $limit,
                        why_ja: $why_ja,
                        why_en: $why_en,
                    },)*
                }
            }
        }
    };
}

move_classes! {
    /// 駒を取る手.
    Capture: Attack, "capture", 10,
        ("駒を取る手", "capture"),
        ("取り合いで得をする", "It wins by the exchange");
    /// 成る手.
    Promote: Attack, "promote", 6,
        ("成る手", "promotion"),
        ("駒が成り、取られても損をしない", "A piece promotes, and is not lost");
    /// 駒を取りに行く手.
    GoFor: Attack, "go-for", 8,
        ("駒を取りに行く手", "go for a piece"),
        ("次に歩より高い駒を取れる。両取りもここ", "Next it takes a piece worth more than a pawn; forks belong here");
    /// 逃げる手.
    Escape: Defence, "escape", 8,
        ("逃げる手", "escape"),
        ("取られる駒が、損の少ない升へ行く。一つの駒に3手まで(玉は8手)", "The threatened piece goes where less is lost: three moves a piece, eight for the king");
    /// 合駒する手.
    Interpose: Defence, "interpose", 6,
        ("合駒する手", "interpose"),
        ("飛角香との間に入る", "It stands in the way of a rook, bishop or lance");
    /// ひもを付ける手.
    Support: Defence, "support", 8,
        ("ひもを付ける手", "add support"),
        ("取られても取り返せる", "What is taken can be taken back");
    /// 取ろうとする相手の駒を取る手.
    TakeAttacker: Defence, "take-attacker", 8,
        ("取ろうとする駒を取る手", "take the attacker"),
        ("狙っている駒がいなくなる", "The piece that threatens is gone");
    /// 飛角香の利きが足されているときの合駒.
    BlockAdded: Defence, "block-added", 4,
        ("足された利きを止める手", "block an added line"),
        ("後ろから足されている飛角香の利きを止める", "It blocks a rook, bishop or lance that adds to the attack");
    /// 好手になる打つ手の升に、先に打つ・利きを付ける.
    ForestallDrop: Defence, "forestall-drop", 6,
        ("打たれる升を先に消す手", "forestall a drop"),
        ("両取りに打たれる升を埋めるか、利きを付ける", "It occupies or covers the square from which a drop would fork");
    /// 歩をたらす手.
    HangPawn: Shallow, "hang-pawn", 4,
        ("歩をたらす手", "dangle a pawn"),
        ("次に成れる升に歩を打つ", "A pawn is dropped where it can promote next");
    /// 飛車角を打ち込む手.
    DropBig: Shallow, "drop-big", 6,
        ("飛角の打ち込み", "drop a rook or bishop"),
        ("敵陣に飛車か角を打つ", "A rook or bishop is dropped into the enemy camp");
    /// 歩を叩く手.
    StrikePawn: Shallow, "strike-pawn", 4,
        ("歩を叩く手", "strike with a pawn"),
        ("相手の駒の頭に歩を打つ", "A pawn is dropped in front of an enemy piece");
    /// 王周辺に駒をぶち込む手.
    DropNearKing: Shallow, "drop-near-king", 6,
        ("王周辺への打ち込み", "drop beside the king"),
        ("相手の玉の隣に打つ。損でもよい", "A piece is dropped beside the enemy king, even at a loss");
    /// と金などが敵の王に寄って行く手.
    Approach: Shallow, "approach", 4,
        ("と金・金の寄り", "approach the king"),
        ("と金や金が相手の玉に近づく", "A tokin or a gold comes nearer to the enemy king");
    /// 空き当たりを掛ける手.
    Discover: Shallow, "discover", 4,
        ("空き当たり", "discovered attack"),
        ("動いた後ろの飛角香が駒に当たる", "The rook, bishop or lance behind it attacks a piece");
    /// 歩を取りに行く手.
    PawnGrab: Shallow, "pawn-grab", 4,
        ("歩を取りに行く手", "go for a pawn"),
        ("次に歩を取れる", "Next it takes a pawn");
    /// カット駒への駒当たり.
    HitCut: Shallow, "hit-cut", 4,
        ("カット駒への当たり", "hit a watched piece"),
        ("飛角香ににらまれている駒に、もう一つ当てる", "A piece that a rook, bishop or lance looks at is attacked once more");
    /// 王周辺に利きを付ける手.
    CoverKing: Shallow, "cover-king", 4,
        ("王周辺に利きを付ける手", "cover the king's area"),
        ("玉の周りの、攻められている升に利きを足す", "It covers a square beside the own king that is under attack");
    /// 飛角香の利きを止める手.
    Block: Shallow, "block", 4,
        ("飛角香の利きを止める手", "block a line"),
        ("相手の飛角香の利きを2升以上短くする", "It shortens the line of a rook, bishop or lance by two squares or more");
    /// 駒の損得を無視して駒を取る手.
    TakeAnyway: Shallow, "take-anyway", 6,
        ("損得を無視して取る手", "take at any price"),
        ("得にならなくても取る", "It takes although that wins nothing");
    /// ただでも王手をする手.
    Check: Shallow, "check", 4,
        ("王手", "check"),
        ("駒をただで取られても王手をする", "It gives check, even if the piece is lost for nothing");
    /// 全ての駒に対して、でたらめに動く手.
    Random: Shallow, "random", 32,
        ("でたらめに動く手", "random"),
        ("どの駒も2手ずつ、でたらめに動く", "Two moves of every piece, at random");
}

impl MoveClass {
    /// The name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What it is for.
    #[must_use]
    pub const fn group(self) -> ClassGroup {
        self.row().group
    }

    /// The name for people.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        language.pick(self.row().ja, self.row().en)
    }

    /// In a sentence, why its moves are generated.
    #[must_use]
    pub const fn why(self, language: Language) -> &'static str {
        language.pick(self.row().why_ja, self.row().why_en)
    }

    /// The most moves of it at a node.
    #[must_use]
    pub const fn limit(self) -> usize {
        self.row().limit
    }

    /// Whether it is generated near the root only.
    #[must_use]
    pub const fn is_shallow(self) -> bool {
        matches!(self.group(), ClassGroup::Shallow)
    }

    /// The number in events.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The class of a number in events.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl std::str::FromStr for MoveClass {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Self::ALL.into_iter().find(|class| class.id() == text);
        known.ok_or_else(|| {
            let ids: Vec<_> = Self::ALL.map(Self::id).to_vec();
            format!("{text}: expected a class of moves: {}", ids.join(", "))
        })
    }
}
