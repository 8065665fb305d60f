//! The tour of the first start: what the parts of the window are for.

use crate::language::Language;

/// A part of the window that the tour stops at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourStop {
    /// The tree.
    Tree,
    /// The sentence and the transport.
    Step,
    /// What the node is worth.
    Value,
    /// The pseudo-code.
    Code,
    /// The line at the top.
    Top,
}

impl TourStop {
    /// Every stop, in order.
    pub const ALL: [Self; 5] = [Self::Tree, Self::Step, Self::Value, Self::Code, Self::Top];

    /// What is said there.
    #[must_use]
    pub const fn words(self, language: Language) -> &'static str {
        match (self, language) {
            (Self::Tree, Language::Ja) => {
                "ゲームの木です。節は駒の形で、上を向けば先手、下を向けば後手の番。線が一手です。節をクリックすると、その値と理由が右に出ます。印の意味は K。"
            }
            (Self::Tree, Language::En) => {
                "The game tree. A node is a shogi piece: it points up where Black is to move, down where White is. A line is a move. Click a node for its value and the reasons. K: what every sign means."
            }
            (Self::Step, Language::Ja) => {
                "探索の一歩ごとに、起きたことを一文で言います。→ で進み、← で戻り、Space で再生。帯の上の ○ は見どころです。"
            }
            (Self::Step, Language::En) => {
                "Each step of the search in one sentence. → goes on, ← goes back, Space plays. The ○ on the bar are stops worth a look."
            }
            (Self::Value, Language::Ja) => {
                "いま見ている節の値と、なぜその値か。下の欄には課題の解説と問いがあります(V と N で切り替え)。"
            }
            (Self::Value, Language::En) => {
                "What the node is worth, and why. The notes and questions of the lesson are beside it (keys V and N)."
            }
            (Self::Code, Language::Ja) => {
                "探索の手順です。いまの一歩にあたる行が光り、その変数の値が下に出ます。動いているのは、この手順そのものです。"
            }
            (Self::Code, Language::En) => {
                "The algorithm itself. The line of this step is lit, with its variables below. What is explained is what runs."
            }
            (Self::Top, Language::Ja) => {
                "課題の一覧は M。自分の局面や棋譜は、落とすか貼り付けるだけで木になります。発表は F11、すべてのキーは ?。"
            }
            (Self::Top, Language::En) => {
                "M lists the lessons. Drop or paste a position or a game record of your own, and it becomes a tree. F11 presents, ? lists every key."
            }
        }
    }
}
