### エンジンの設定ができない理由。

engines-options-at = 設定「{ $name }」に要るのは、{ $problem }
engines-options-check = 「{ $found }」ではなく true か false
engines-options-spin = 「{ $found }」ではなく{ $min }から{ $max }までの整数
engines-options-combo = 「{ $found }」ではなく次のどれか: { $choices }
engines-options-line = 改行のない1行の文字
