### 擬似コード。一行に一つ。

## 共通の行

code-leaf = { $notation ->
    [negamax] 末端なら 手番から見た静的評価値 を返す
   *[other] 末端なら 静的評価値 を返す
}
code-no-move = { $notation ->
    [negamax] 読む手がなければ 手番から見た静的評価値 を返す
   *[other] 読む手がなければ 静的評価値 を返す
}
code-worst = { $notation ->
    [negamax] 最善 ← −∞
   *[other] 最善 ← 先手番なら −∞、後手番なら +∞
}
code-stand-pat = { $notation ->
    [negamax] 止まれる所なら 最善 ← 手番から見た静的評価値
   *[other] 止まれる所なら 最善 ← 静的評価値
}
code-each = すべての手について:
code-each-read = 読む手(水平線の先では取る手など)について:
code-better = { $notation ->
    [negamax] 値 > 最善 なら 最善 ← 値
   *[other] 値が手番の側に良ければ 最善 ← 値
}
code-stays = 良くなければ 最善はそのまま
code-narrow = { $notation ->
    [inequalities] 先手番なら この節は ≧ 最善、後手番なら ≦ 最善
    [negamax] α ← max(α, 最善)
   *[other] 先手番なら α、後手番なら β を 最善 まで狭める
}
code-cut = { $notation ->
    [inequalities] 上の節の ≦・≧ と両立しなければ 残りの手を捨てる
   *[other] α ≧ β なら 残りの手を捨てる
}
code-return = 最善 を返す
code-keep-best = { $notation ->
    [negamax] 手を一つずつ読み、符号を変えた値のうち最大を残す
   *[other] 手を一つずつ読み、手番の側にいちばん良い値を残す
}
code-prune = { $notation ->
    [inequalities] ≧ と ≦ を書き込み、上の節と両立しなくなったら残りを捨てる
   *[other] 窓 (α, β) を狭め、閉じたら残りの手を捨てる
}
code-moves = 手 ← この局面の手。深さが 0 なら なし
code-if-none = 手がなければ:
code-static = { $notation ->
    [negamax] 静的評価値 × (先手番なら +1、後手番なら −1) を返す
   *[other] 静的評価値 を返す
}
code-if-stops = 止まれる所なら:
code-stops = { $notation ->
    [negamax] 最善 ← 静的評価値 × (先手番なら +1、後手番なら −1)
   *[other] 最善 ← 静的評価値
}
code-for-each = 手 の中の m それぞれについて:
code-after = 次 ← m を指した後の局面
code-compare = { $notation ->
    [negamax] 値 > 最善 なら:
   *[other] 先手番で 値 > 最善、後手番で 値 < 最善 なら:
}
code-assign = 最善 ← 値
code-raise = { $notation ->
    [inequalities] 先手番なら ≧ max(前, 最善)、後手番なら ≦ min(前, 最善) と書く
    [negamax] α ← max(α, 最善)
   *[other] 先手番なら α ← max(α, 最善)、後手番なら β ← min(β, 最善)
}
code-if-closed = { $notation ->
    [inequalities] 上の節の ≦・≧ と両立せず、手が残っていれば:
   *[other] α ≧ β で、手が残っていれば:
}
code-skip = 残りの手を読まずに 抜ける

## 証明数の探索に共通の行

code-proof-develop = まだ展開していなければ: 子を作り、末端の子は値を見る
code-proof-numbers-alone = 子が決まらなければ 数だけを持って戻る
code-proof-value-too = 証明・反証された子からは 値も返る
code-proof-count = 数え直す: 根の側の番 証明数 = min、反証数 = 和。相手の番は逆
code-proof-settled = 数の一つが 0 なら 値を返す
code-proof-back = 子から、数と、決まっていれば値を持って戻る
code-proof-if-new = まだ展開していなければ:
code-proof-make = 子を作る(証明数 1、反証数 1)
code-proof-look = 末端の子: 0 より良ければ (0, ∞)、でなければ (∞, 0)
code-proof-choose = 次 ← 根の側の番なら証明数、相手の番なら反証数が最小の子
code-proof-better-value = 決まった子の値が手番の側に良ければ 最善 ← 値
code-proof-sums = 根の側の番: 証明数 ← min(子の証明数)、反証数 ← Σ(子の反証数)
code-proof-sums-other = 相手の番: 証明数 ← Σ(子の証明数)、反証数 ← min(子の反証数)
code-proof-if-zero = 証明数 = 0 または 反証数 = 0 なら:
code-proof-answer = 証明(0 より良い)か反証を、値とともに返す

## ミニマックス法

code-minimax-head = { $notation ->
    [negamax] 関数 ネガマックス(局面, 深さ) → 手番から見た値
   *[other] 関数 ミニマックス(局面, 深さ) → 値
}
code-minimax-read = { $notation ->
    [negamax] 値 ← −ネガマックス(指した後の局面, 深さ − 1)
   *[other] 値 ← ミニマックス(指した後の局面, 深さ − 1)
}
code-minimax-read-next = { $notation ->
    [negamax] 値 ← −ネガマックス(次, 深さ − 1)
   *[other] 値 ← ミニマックス(次, 深さ − 1)
}

## 偶然手番

code-return-weighed = 最善 を返す。偶然手番では 平均 を返す
code-weigh = 偶然手番では: 平均 ← 平均 + 確率 × 値
code-expectiminimax-head = { $notation ->
    [negamax] 関数 期待値ネガマックス(局面, 深さ) → 手番から見た値
   *[other] 関数 期待値ミニマックス(局面, 深さ) → 値
}
code-expectiminimax-read = { $notation ->
    [negamax] 値 ← −期待値ネガマックス(指した後の局面, 深さ − 1)。偶然手番の後は − なし
   *[other] 値 ← 期待値ミニマックス(指した後の局面, 深さ − 1)
}
code-expectiminimax-read-next = { $notation ->
    [negamax] 値 ← −期待値ネガマックス(次, 深さ − 1)。偶然手番の後は − なし
   *[other] 値 ← 期待値ミニマックス(次, 深さ − 1)
}
code-star-head = { $notation ->
    [negamax] 関数 スター(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 スター(局面, 深さ, α, β) → 値
}
code-star-read = { $notation ->
    [negamax] 値 ← −スター(指した後の局面, 深さ − 1, −β, −α)。偶然手番の後は、平均に響く範囲の窓で
   *[other] 値 ← スター(指した後の局面, 深さ − 1, α, β)。偶然手番の後は、平均に響く範囲の窓で
}
code-star-read-next = { $notation ->
    [negamax] 値 ← −スター(次, 深さ − 1, −β, −α)。偶然手番の後は、平均に響く範囲の窓で
   *[other] 値 ← スター(次, 深さ − 1, α, β)。偶然手番の後は、平均に響く範囲の窓で
}
code-star-outside = 残りが何点でも平均が (α, β) の外なら: 残りを刈る
code-star-bounds = 平均がどこからどこまでかと、α と β を覚え、響かないものは刈る
code-star-probe = 偶然手番では: まず各枝の応手を一つずつ読み、限界を知る
code-star-known = すでに評価した末端なら: その値を返す

## 何人かで

code-max-n-head = 関数 maxn(局面, 深さ) → 全員の利得
code-max-n-shallow-head = 関数 maxn(局面, 深さ, 限度) → 全員の利得
code-paranoid-head = 関数 パラノイド(局面, 深さ) → 全員の利得
code-max-n-leaf = 末端なら: その利得を返す
code-max-n-payoffs = その利得を返す
code-max-n-nothing = 最善 ← なし
code-max-n-read = 値 ← maxn(指した後の局面, 深さ − 1)
code-max-n-shallow-read = 値 ← maxn(指した後の局面, 深さ − 1, 合計 − 最善の手番の利得)
code-paranoid-read = 値 ← パラノイド(指した後の局面, 深さ − 1)
code-max-n-read-next = 値 ← maxn(次, 深さ − 1)
code-max-n-shallow-read-next = 値 ← maxn(次, 深さ − 1, 合計 − 最善の手番の利得)
code-paranoid-read-next = 値 ← パラノイド(次, 深さ − 1)
code-max-n-better = 手番の利得が最善より多ければ: 最善 ← 値
code-paranoid-better = プレイヤー1の利得が多ければ(ほかの手番では少なければ): 最善 ← 値
code-max-n-compare = もし 値の手番の利得 > 最善の手番の利得:
code-paranoid-compare = もし 値のプレイヤー1の利得 > 最善の利得(ほかの手番では <):
code-max-n-cut = 最善の手番の利得 ≧ 限度 なら: 残りを刈る
code-max-n-if-enough = 最善の手番の利得 ≧ 限度 で、枝が残っていれば:
code-max-n-keep = 枝を順に読み、手番の利得がいちばん多いものを残す
code-paranoid-keep = プレイヤー1の利得がいちばん多い(ほかの手番では少ない)ものを残す
code-max-n-prune = 手番が多く得て、上に残る分が足りなくなったら、残りを刈る

## αβ法

code-alpha-beta-head = { $notation ->
    [inequalities] 関数 読む(局面, 深さ, 上の節の ≧ と ≦) → 値
    [negamax] 関数 αβ(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 αβ(局面, 深さ, α, β) → 値
}
code-alpha-beta-read = { $notation ->
    [inequalities] 値 ← 読む(指した後の局面, 深さ − 1, ≧ と ≦)
    [negamax] 値 ← −αβ(指した後の局面, 深さ − 1, −β, −α)
   *[other] 値 ← αβ(指した後の局面, 深さ − 1, α, β)
}
code-alpha-beta-read-next = { $notation ->
    [inequalities] 値 ← 読む(次, 深さ − 1, ≧ と ≦)
    [negamax] 値 ← −αβ(次, 深さ − 1, −β, −α)
   *[other] 値 ← αβ(次, 深さ − 1, α, β)
}

## αβ法(親の値だけ)

code-alpha-beta-shallow-head = { $notation ->
    [negamax] 関数 親の値だけのαβ(局面, 深さ, 親の最善) → 手番から見た値
   *[other] 関数 親の値だけのαβ(局面, 深さ, 親の最善) → 値
}
code-alpha-beta-shallow-window = { $notation ->
    [inequalities] 上の節で見るのは 親の ≧(≦)だけ
    [negamax] α ← −∞、β ← −親の最善
   *[other] 窓 (α, β) ← 親の側は 親の最善、もう一方は ∞
}
code-alpha-beta-shallow-read = { $notation ->
    [negamax] 値 ← −親の値だけのαβ(指した後, 深さ − 1, 最善)
   *[other] 値 ← 親の値だけのαβ(指した後, 深さ − 1, 最善)
}
code-alpha-beta-shallow-read-next = { $notation ->
    [negamax] 値 ← −親の値だけのαβ(次, 深さ − 1, 最善)
   *[other] 値 ← 親の値だけのαβ(次, 深さ − 1, 最善)
}

## 静止探索

code-quiescence-head = { $notation ->
    [negamax] 関数 静止探索(局面, 深さ) → 手番から見た値
   *[other] 関数 静止探索(局面, 深さ) → 値
}
code-quiescence-read = { $notation ->
    [negamax] 値 ← −静止探索(指した後, 深さ − 1)
   *[other] 値 ← 静止探索(指した後, 深さ − 1)
}
code-quiescence-read-next = { $notation ->
    [negamax] 値 ← −静止探索(次, 深さ − 1)
   *[other] 値 ← 静止探索(次, 深さ − 1)
}
code-quiescence-moves-read = 手 ← 読む手。深さが尽きたら、取る手などだけ

## 静止探索つきαβ法

code-quiescence-alpha-beta-head = { $notation ->
    [inequalities] 関数 静止探索(局面, 深さ, 上の節の ≧ と ≦) → 値
    [negamax] 関数 静止探索(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 静止探索(局面, 深さ, α, β) → 値
}
code-quiescence-alpha-beta-read = { $notation ->
    [inequalities] 値 ← 静止探索(指した後, 深さ − 1, ≧ と ≦)
    [negamax] 値 ← −静止探索(指した後, 深さ − 1, −β, −α)
   *[other] 値 ← 静止探索(指した後, 深さ − 1, α, β)
}
code-quiescence-alpha-beta-read-next = { $notation ->
    [inequalities] 値 ← 静止探索(次, 深さ − 1, ≧ と ≦)
    [negamax] 値 ← −静止探索(次, 深さ − 1, −β, −α)
   *[other] 値 ← 静止探索(次, 深さ − 1, α, β)
}
code-quiescence-alpha-beta-as-above = { $notation ->
    [inequalities] ≧(≦)を書き込み、両立しなければ残りを捨てる
   *[other] 窓を狭め、閉じたら残りを捨てる
}

## 取るか取らないか

code-exchange-head = { $notation ->
    [negamax] 関数 取るか取らないか(局面) → 手番から見た値
   *[other] 関数 取るか取らないか(局面) → 値
}
code-exchange-nothing = 取る手がなければ いまの駒得 を返す
code-exchange-captures = 手 ← 候補の取る手
code-exchange-gained = いまの駒得 を返す
code-exchange-decline = 最善 ← 取らない値(いまの駒得)
code-exchange-each-capture = 候補の取る手について:
code-exchange-read = { $notation ->
    [negamax] 取る値 ← −取るか取らないか(取った後の局面)
   *[other] 取る値 ← 取るか取らないか(取った後の局面)
}
code-exchange-read-next = { $notation ->
    [negamax] 値 ← −取るか取らないか(次)
   *[other] 値 ← 取るか取らないか(次)
}
code-exchange-better-taken = { $notation ->
    [negamax] 取る値 > 最善 なら 最善 ← 取る値
   *[other] 取る値が手番の側に良ければ 最善 ← 取る値
}

## PVS(主変化探索)

code-pvs-head = { $notation ->
    [inequalities] 関数 PVS(局面, 深さ, 上の節の ≧ と ≦) → 値
    [negamax] 関数 PVS(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 PVS(局面, 深さ, α, β) → 値
}
code-pvs-idea = 最初の手は窓全体で、次からは偵察で読み、良い値を残す
code-pvs-first = { $notation ->
    [inequalities] 最初の手: 値 ← PVS(指した後, 深さ − 1, ≧ と ≦)
    [negamax] 最初の手: 値 ← −PVS(指した後, 深さ − 1, −β, −α)
   *[other] 最初の手: 値 ← PVS(指した後, 深さ − 1, α, β)
}
code-pvs-scout = { $notation ->
    [inequalities] 次からは偵察: 最善より良いかどうかだけを尋ねる
    [negamax] 次からは偵察: 値 ← −PVS(指した後, 深さ − 1, −α−1, −α)
   *[other] 次からは偵察: 窓は (α, α+1)、後手番は (β−1, β)
}
code-pvs-again = 偵察の値が窓の中なら、その値から読み直す
code-pvs-ask = { $notation ->
    [inequalities] 次からは: 値 ← 「最善より良いか」だけを尋ねて読む
    [negamax] 次からは: 値 ← −PVS(次, 深さ − 1, −α−1, −α)
   *[other] 次からは: 値 ← PVS(次, 深さ − 1, α, α+1)、後手番は (β−1, β)
}
code-pvs-if-inside = { $notation ->
    [inequalities] 偵察の値が、意味を持つ範囲の中なら:
   *[other] 偵察で α < 値 < β なら:
}
code-pvs-read-again = { $notation ->
    [inequalities] 値 ← その値から先を、もう一度読む
    [negamax] 値 ← −PVS(次, 深さ − 1, −β, −値)
   *[other] 値 ← PVS(次, 深さ − 1, 値, β)、後手番は (α, 値)
}
## MTD(f)

code-mtd-f-passes = { $notation ->
    [inequalities] 下限 = 上限 になるまで: 見当 ← 読む(根、「見当以上か」)
   *[other] 下限 = 上限 になるまで: 見当 ← αβ(根, 深さ, 見当の隣の幅1の窓)
}
code-mtd-f-repeat = 下限 < 上限 の間(はじめは −∞ と +∞):
code-mtd-f-test = { $notation ->
    [inequalities] 見当 ← 読む(根、「見当以上か」。見当 = 下限なら「見当より上か」)
    [negamax] 見当 ← αβ(根, 深さ, 見当の隣の、幅1の窓)
   *[other] 見当 ← αβ(根, 深さ, β − 1, β)、β = 見当(見当 = 下限 なら 見当 + 1)
}
code-mtd-f-bounds = { $notation ->
    [inequalities] 答えが「いいえ」なら 上限、「はい」なら 下限 ← 見当
   *[other] 見当 < β なら 上限、でなければ 下限 ← 見当
}
code-mtd-f-above = { $notation ->
    [inequalities] 問い ← 「見当以上か」(見当 = 下限なら「見当より上か」)
    [negamax] (α, β) ← 見当の隣の、幅1の窓
   *[other] β ← 見当(下限に等しければ 見当 + 1)
}
code-mtd-f-root = { $notation ->
    [inequalities] 見当 ← 読む(根, 深さ, 問い)
    [negamax] 見当 ← αβ(根, 深さ, α, β)
   *[other] 見当 ← αβ(根, 深さ, β − 1, β)
}
code-mtd-f-upper = { $notation ->
    [inequalities] 答えが「いいえ」なら: 上限 ← 見当
   *[other] 見当 < β なら: 上限 ← 見当
}
code-mtd-f-lower = でなければ: 下限 ← 見当
code-mtd-f-head = { $notation ->
    [inequalities] 関数 読む(局面, 深さ, ≧ と ≦) → 値
    [negamax] 関数 αβ(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 αβ(局面, 深さ, α, β) → 値
}
code-mtd-f-at-once = 表で足りるか、末端なら その値
code-mtd-f-if-known = 表の値が、窓に対して十分なら:
code-mtd-f-each = すべての手について(表にある最善の手から):
code-mtd-f-store = 最善 とその手を表に書き、返す
code-mtd-f-write = 表 ← (局面, 深さ, 最善 とその手, 下限か上限か)

## 勝手読み

code-wishful-head = 関数 勝手読み(局面, 深さ) → 値
code-wishful-leaf-of-any = 末端なら 静的評価値 を返す
code-wishful-static-of-any = 静的評価値 を返す
code-wishful-worst-for-me = 最善 ← 自分にいちばん悪い値
code-wishful-each-of-both = すべての手について(相手の手も):
code-wishful-read = 値 ← 勝手読み(指した後の局面, 深さ − 1)
code-wishful-read-next = 値 ← 勝手読み(次, 深さ − 1)
code-wishful-better-for-me = 値が自分に良ければ 最善 ← 値(誰の番でも)
code-wishful-compare-for-me = 値が、誰の番でも、自分に良ければ:
code-wishful-keep-dream = 手を一つずつ読み、誰の番でも、自分にいちばん良い値を残す

## 指し手の反復生成

code-iterated-generation-head = 関数 反復生成(局面) → 値
code-iterated-generation-ordinary = ふだん生成する手を、一つずつ読む
code-iterated-generation-pass = パスしてみる。読み筋 ← 相手からの最善の手順
code-iterated-generation-candidates = 読み筋の自分の手と、相手の手に備える手を候補にする
code-iterated-generation-check = 新しい候補を、一つずつ読んで確かめる:
code-iterated-generation-by-alpha-beta = 一手を読むのは αβ法: 末端なら 静的評価値
code-iterated-generation-pass-and-see = パスしてみて、相手の最善の手順から候補の手を作る
code-iterated-generation-best-checked = ふだんの手と候補を読み、良い値を残す
code-iterated-generation-own-moves = 候補 ← 読み筋の中の自分の手
code-iterated-generation-answers = 候補 ← 候補 と、相手の手に備える手
code-iterated-generation-for-each-new = 新しい候補 m それぞれについて:
code-iterated-generation-read-next = { $notation ->
    [inequalities] 値 ← 読む(次, 残りの深さ, ≧ と ≦)
    [negamax] 値 ← −αβ(次, 残りの深さ, −β, −α)
   *[other] 値 ← αβ(次, 残りの深さ, α, β)
}

## AND/OR木の探索

code-and-or-iterate = 手数 1, 3, 5 … について: 探索(根, 手数)、詰みが見つかれば終わり
code-and-or-head = 関数 探索(局面, 残り手数) → 詰みか
code-and-or-table = 表で分かるなら それを返す
code-and-or-no-move-left = 手がなければ: 受け方が詰んでいれば詰み、ほかは詰まない
code-and-or-read = 結果 ← 探索(指した後の局面, 残り手数 − 1)
code-and-or-better-result = 手番の側に良ければ 覚える
code-and-or-other-result = 良くなければ 次の手へ
code-and-or-settle = 攻めの番で詰み、受けの番で不詰なら 残りを捨てる
code-and-or-store = 結果を表に書き、返す
code-and-or-known = 表にあるか、手がなければ すぐに答える
code-and-or-read-all = 攻めは詰む手を一つ、受けは逃れる手を一つ探す
code-and-or-if-known = 表にこの局面が、足りる手数で載っていれば:
code-and-or-table-value = 表の結果 を返す
code-and-or-moves-left = 手 ← 攻めの番なら王手、受けの番なら受け。残り手数 0 なら なし
code-and-or-mate-or-none = 受け方が詰んでいれば 詰み、ほかは 不詰 を返す
code-and-or-read-next = 結果 ← 探索(次, 残り手数 − 1)
code-and-or-if-better = 結果が手番の側に良ければ:
code-and-or-keep-result = 最善 ← 結果
code-and-or-next-move = でなければ: 最善はそのまま、次の手へ
code-and-or-if-enough = 攻めの番で詰み、または 受けの番で不詰なら:
code-and-or-write = 表 ← (局面, 残り手数, 最善)

## 証明数探索(PNS)

code-pns-while = 根が証明も反証もされていないあいだ: たどる(根)
code-pns-head = 関数 たどる(局面)
code-pns-follow = 展開してあれば: 根の側の番なら証明数、相手の番なら反証数が
code-pns-most-proving = いちばん小さい子をたどる(最有望節への道)
code-pns-if-old = 展開してあれば:
code-pns-follow-next = たどる(次)

## df-pn

code-df-pn-head = 関数 読む(局面, 証明数のしきい値, 反証数のしきい値)
code-df-pn-limits = 根のしきい値は ∞, ∞。子のしきい値は親が決める
code-df-pn-while = 二つの数がどちらもしきい値より小さいあいだ:
code-df-pn-search-least = 根の側の番なら証明数(相手の番なら反証数)が最小の子を読む
code-df-pn-own-limit = しきい値 = min(自分のしきい値, 2番目に小さい数 + 1)
code-df-pn-other-limit = もう一方 = 自分のしきい値 − ほかの子の数の和
code-df-pn-search-next = 読む(次, そのしきい値)

## エンジン

code-engine-iterate = 深さ 1, 2, 3 … について: 探索(根, 深さ, 前の値のまわりの窓)
code-engine-head = { $notation ->
    [inequalities] 関数 探索(局面, 深さ, 上の節の ≧ と ≦) → 値
    [negamax] 関数 探索(局面, 深さ, α, β) → 手番から見た値
   *[other] 関数 探索(局面, 深さ, α, β) → 値
}
code-engine-table = 表にある値で足りるなら それを返す
code-engine-stand = { $notation ->
    [negamax] 水平線の先で王手されていなければ 最善 ← 手番から見た静的評価値、足りれば返す
   *[other] 水平線の先で王手されていなければ 最善 ← 静的評価値、足りれば返す
}
code-engine-order = 手を並べる: 表の手、得する手、キラー、履歴、損な手
code-engine-scout = { $notation ->
    [inequalities] 最初の手は値を、次からは「もっと良いか」だけを尋ねて読む
   *[other] 最初の手は窓 (α, β) で、次からは偵察(幅1の窓)で読む
}
code-engine-again = 偵察の値が窓の中なら、もう一度読む
code-engine-store = 最善 を表に書き(根は書かない)、返す
code-engine-at-once = 表で足りるか、読む手がないか、止まれるなら その値
code-engine-scout-in-order = 良さそうな順に、次からは偵察で読み、良い値を残す
code-engine-if-known = 表の値が、足りる深さで、窓に対して十分なら:
code-engine-table-value = 表の値 を返す
code-engine-each-in-order = 並べた手 m それぞれについて:
code-engine-first = { $notation ->
    [inequalities] 最初の m: 値 ← 探索(次, 深さ − 1, ≧ と ≦)
    [negamax] 最初の m: 値 ← −探索(次, 深さ − 1, −β, −α)
   *[other] 最初の m: 値 ← 探索(次, 深さ − 1, α, β)
}
code-engine-ask = { $notation ->
    [inequalities] 次からは: 値 ← 「最善より良いか」だけを尋ねて探索
    [negamax] 次からは: 値 ← −探索(次, 深さ − 1, −α−1, −α)
   *[other] 次からは: 値 ← 探索(次, 深さ − 1, α, α+1)、後手番は (β−1, β)
}
code-engine-read-again = 偵察で窓の中なら: 値 ← 探索(次, 深さ − 1, 残りの窓)
code-engine-write = 根でなければ 表 ← (局面, 深さ, 最善, 正確か上限か下限か)

## 選択的なエンジンの見込み

code-selective-margin = 静的評価値が限界を1手あたり1.5歩も超えるなら それを返す(見込み)
code-selective-pass = パスを浅く読んでも足りるなら 限界の値を返す(見込み)
code-selective-skip = m が後回しの手、届かない手、損な手なら 読まない(見込み)
code-selective-deeper = m が損のない王手なら 一手深く
code-selective-shallower = m が後回しのふつうの手なら 浅く。それでも良ければ元の深さでもう一度
code-selective-guess = 見込みで返す、手を飛ばす、深くも浅くも読む
code-selective-repeats = 前と同じ局面なら 千日手、王手を続けた側の負け の値を返す
code-selective-at-once = 千日手か、表で足りるか、読む手がないか、止まれるなら その値

## 標本を取る探索

code-sample-repeat = 決めた回数だけ繰り返す:
code-sample-while-visited = 根から、子がみな訪問済みのあいだ:
code-sample-select-ucb = 平均 + C·√(ln N / n) が最大の子を選ぶ
code-sample-select-arm = なければ 平均 + C·√(ln N / n) が最大の手を選ぶ
code-sample-select-prior = 平均 + C·P·√N / (1 + n) が最大の子へ
code-sample-while-known = 根から、新しい節に着くまで:
code-sample-in-turn = 根の手を順番に取る
code-sample-draw = 偶然手番では 確率どおりに引く(exact なら割合どおり順に)
code-sample-expand = 未訪問の子があれば 最初のものへ(展開)
code-sample-play-out = 終わりまででたらめに指す(または評価値を使う): 報酬
code-sample-back-up = 通った節すべてに 訪問1回と報酬を足す
code-sample-for-path = 通った節それぞれに、下から:
code-sample-visit = 訪問回数 ← 訪問回数 + 1
code-sample-add = 合計 ← 合計 + 報酬
code-sample-ucb = N は節の、n は子の訪問回数。平均は手番の側から見る
code-sample-pucb = P は子の事前確率。未訪問の子の平均は ½
code-sample-choose = 訪問回数が最多の手を選ぶ(同数なら平均の良い手)

## B*

code-b-star-until = 根の手の一つが最善と証明されるまで:
code-b-star-head = 関数 絞る(節): そこか下の、一つの節を展開する
code-b-star-expand = 未展開なら子を作る。末端は値、ほかは区間を持つ
code-b-star-follow-root = 根: ProveBest → いちばん望みの大きい手、DisproveRest → ほかの手のうち、望みの最大のもの
code-b-star-follow = ほか: MAX → 楽観値の最大の子、MIN → 悲観値の最小の子
code-b-star-back = 区間を、両端が等しければ値も持って、戻る
code-b-star-alone = 両端の違う子は、区間だけを持って戻る
code-b-star-value-too = 両端の等しい子は、値も返す
code-b-star-count = 両端 ← 子の最大(MIN は最小)
code-b-star-point = 両端が等しいか、最善手が証明されたら: 値を返す
code-b-star-proven = 最善手の確かな分 ≥ ほかの手の望み なら、それを選ぶ
code-b-star-best = 最善 ← 望みの最大の手、ほか ← 最善の確かな分を超えうる手
code-b-star-if-cheaper = ほかの深さ²の和 < 最善の深さ² で、ほかの確かな分が最善より大きくなければ:
code-b-star-rest = DisproveRest: ほかのうち、望みの最大の手を絞る
code-b-star-else-best = でなければ ProveBest: 最善を絞る
code-b-star-leaves = 末端の子: 両端 ← その値
code-b-star-others = ほかの子: 前もって分かっている区間
code-b-star-lower = 悲観値 ← 子の最大(MIN は最小)
code-b-star-upper = 楽観値 ← 子の最大(MIN は最小)
code-b-star-if-point = 悲観値 = 楽観値 か、最善手が証明されたら:
code-b-star-answer = 値(証明された手なら、その確かな分)を返す
