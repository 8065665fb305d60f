### The words of "what if", and of the ordering lab.

what-if-about = 左が元の課題、右が変えたもの。右の末端や枝を選んで変える。違う所に ≠ が付く
what-if-about-position = 左が元の課題、右が変えたもの。深さ・値・順番・読み方を変える。違う所に ≠ が付く
what-if-undo = 戻す
what-if-undo-tip = ひとつ前に戻す (Ctrl+Z)
what-if-redo = やり直す
what-if-redo-tip = 戻した変更をもう一度 (Ctrl+Y)
what-if-reset = 元の課題
what-if-reset-tip = 変更をすべて取り消す(これも戻せる)
what-if-keep = 課題として残す
what-if-keep-tip = 変えたものを自分の課題として開く。Ctrl+S で保存できる
what-if-value-of = { $leaf }の値
what-if-value-tip = 数を入力して Enter (末端を選んで Enter でここへ)
what-if-left = 枝を左へ
what-if-right = 枝を右へ
what-if-shift-tip = 読む順番を変える (Ctrl+Shift+←→、枝をつまんで動かしてもよい)
what-if-nothing = まだ何も変えていない。右の木で末端か枝を選ぶか、「学び方」の欄で変える
what-if-nothing-position = まだ何も変えていない。「学び方」の欄で変える
what-if-settings = 変えるもの
what-if-algorithm = 読み方
what-if-play = この手のあとから読む
what-if-take-back = 一手前から読む
what-if-lab = 順番の実験室
what-if-lab-tip = 手の順番で読む量がどれだけ変わるか。最善・最悪・1,000通りのでたらめな順
what-if-counting = 数えている…
what-if-order = 順番
what-if-present = いま
what-if-best = 最善
what-if-worst = 最悪
what-if-reversed = 逆
what-if-random = でたらめ
what-if-middle = でたらめの中央値
what-if-reseed = 別の1,000通り
what-if-plot = でたらめな順で読む末端の数(横)と、そうなる順の数(縦)
what-if-no-orders = この木は探索が育てたもので、読まない手は入っていない。順番を比べるには、すべての手がある木がいる
what-if-fewest = 末端は最も少なくて { $less } + { $more } − 1 = { $leaves }個。根の値がこれより小さくないことを{ $less }個が、大きくないことを{ $more }個が示し、1個が両方に働く
what-if-worse = でたらめな{ $all }通りのうち{ $count }通りは、いまより多く読む
