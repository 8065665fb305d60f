### Positions that are reached by more than one way.

equal-compared = The tree is large: only the positions of the { $limit } nodes that were read first are compared.
equal-places = The same position: at { $count ->
    [one] 1 other place
   *[other] { $count } other places
}
# $count (Number)
equal-more = … and { $count } more
