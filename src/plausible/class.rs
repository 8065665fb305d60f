//! The classes of moves, one row each.

use language::Language;

/// The most moves searched at a node (YSS, section 2).
pub const MOST_MOVES: usize = 32;

/// The distance from the root of a search, in plies, up to which the shallow classes are also
/// generated.
pub const SHALLOW: usize = 2;

score::named! {
    /// The purpose of a class of moves.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum ClassGroup {
        /// Attacking moves (攻める手).
        Attack: move_classes_attack,
        /// Defending moves (受ける手).
        Defence: move_classes_defence,
        /// Moves generated near the root only (浅い深さだけの手).
        Shallow: move_classes_shallow,
    }
}

struct ClassRow {
    id: &'static str,
    group: ClassGroup,
    limit: usize,
}

macro_rules! move_classes {
    ($($(#[$doc:meta])* $class:ident: $group:ident, $id:literal, $limit:literal;)*) => {
        /// A class of moves. A move belongs to the first class that proposes it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum MoveClass {
            $($(#[$doc])* $class,)*
        }

        impl MoveClass {
            /// In the order in which they propose moves.
            pub const ALL: [Self; 0 $(+ { let _ = Self::$class; 1 })*] = [$(Self::$class,)*];

            const fn row(self) -> &'static ClassRow {
                match self {
                    $(Self::$class => &ClassRow {
                        id: $id,
                        group: ClassGroup::$group,
                        limit: $limit,
                    },)*
                }
            }
        }
    };
}

move_classes! {
    /// 駒を取る手.
    Capture: Attack, "capture", 10;
    /// 成る手.
    Promote: Attack, "promote", 6;
    /// 駒を取りに行く手.
    GoFor: Attack, "go-for", 8;
    /// 逃げる手.
    Escape: Defence, "escape", 8;
    /// 合駒する手.
    Interpose: Defence, "interpose", 6;
    /// ひもを付ける手.
    Support: Defence, "support", 8;
    /// 取ろうとする相手の駒を取る手.
    TakeAttacker: Defence, "take-attacker", 8;
    /// 飛角香の利きが足されているときの合駒.
    BlockAdded: Defence, "block-added", 4;
    /// 好手になる打つ手の升に、先に打つ・利きを付ける.
    ForestallDrop: Defence, "forestall-drop", 6;
    /// 歩をたらす手.
    HangPawn: Shallow, "hang-pawn", 4;
    /// 飛車角を打ち込む手.
    DropBig: Shallow, "drop-big", 6;
    /// 歩を叩く手.
    StrikePawn: Shallow, "strike-pawn", 4;
    /// 王周辺に駒をぶち込む手.
    DropNearKing: Shallow, "drop-near-king", 6;
    /// と金などが敵の王に寄って行く手.
    Approach: Shallow, "approach", 4;
    /// 空き当たりを掛ける手.
    Discover: Shallow, "discover", 4;
    /// 歩を取りに行く手.
    PawnGrab: Shallow, "pawn-grab", 4;
    /// カット駒への駒当たり.
    HitCut: Shallow, "hit-cut", 4;
    /// 王周辺に利きを付ける手.
    CoverKing: Shallow, "cover-king", 4;
    /// 飛角香の利きを止める手.
    Block: Shallow, "block", 4;
    /// 駒の損得を無視して駒を取る手.
    TakeAnyway: Shallow, "take-anyway", 6;
    /// ただでも王手をする手.
    Check: Shallow, "check", 4;
    /// 全ての駒に対して、でたらめに動く手.
    Random: Shallow, "random", 32;
}

impl MoveClass {
    /// The name in files.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    pub const fn group(self) -> ClassGroup {
        self.row().group
    }

    pub fn name(self, language: Language) -> String {
        language.texts().move_classes_name(self.id())
    }

    /// A sentence that explains why its moves are generated.
    pub fn why(self, language: Language) -> String {
        language.texts().move_classes_why(self.id())
    }

    /// The most moves of the class at a node.
    pub const fn limit(self) -> usize {
        self.row().limit
    }

    /// Whether it is generated near the root only.
    pub const fn is_shallow(self) -> bool {
        matches!(self.group(), ClassGroup::Shallow)
    }

    /// The number in events.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The class with a number in events.
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
