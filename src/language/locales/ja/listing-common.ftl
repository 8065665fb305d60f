### リストに共通の言葉。

listing-common-find-slip = 間違っている行を押してください
listing-common-as-in-book = 本のとおり
listing-common-as-in-article = 記事のとおり
listing-common-with-slip = 間違い入り
listing-common-returns = 返す値
listing-common-value-of-move = 選んだ手の値
listing-common-value-kept = 終わりの値
listing-common-corrected = 直したもの
listing-common-yes = はい
listing-common-no = いいえ
listing-common-unknown = 「{ $found }」というリストはない。あるのは { $ids }
