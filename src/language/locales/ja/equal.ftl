### いくつもの道から来る局面。

equal-compared = 木が大きいので、初めに読んだ{ $limit }節の局面だけを比べた。
equal-places = 同じ局面: ほかに{ $count }か所
equal-more = … ほか{ $count }か所
