"""All sentences, in Japanese and in English."""

TEXTS = {
    "no_program": (
        "yomisuji というプログラムが見つからない。"
        "この Python 環境に入れる(pip install yomisuji)か、"
        "PATH に置くか、環境変数 YOMISUJI にその場所を書く。",
        "The program yomisuji was not found: install it into this environment (pip install "
        "yomisuji), put it into PATH, or name it in the variable YOMISUJI.",
    ),
    "no_program_at": (
        "環境変数 YOMISUJI の示す {path} には、実行できるプログラムがない。",
        "There is no program that can be run at {path}, which the variable YOMISUJI names.",
    ),
    "not_run": ("{path} を実行できない: {why}", "{path} cannot be run: {why}"),
    "refused": ("{why}", "{why}"),
    "what": (
        "{found} は見せられない。入れ子のリスト、課題の名前、ファイル、記録の文、"
        "@yomisuji.trace を付けた関数のどれかを渡す。",
        "{found} cannot be shown: expected nested lists, the id of a lesson, a file, the text of a "
        "log, or a function with @yomisuji.trace.",
    ),
    "what_text": (
        "{found} は、木でも課題でも記録でもない。記録は「yomisuji search-log 2」で始まる。",
        "{found} is no tree, no lesson and no log; a log begins with “yomisuji search-log 2”.",
    ),
    "tree_leaf": (
        "木の {place} に {found} がある。数か、子のリストでなければならない。",
        "The tree has {found} at {place}: expected a number, or a list of children.",
    ),
    "tree_empty": (
        "木の {place} は子のない節になっている。末端は数で書く。",
        "The tree has a node without children at {place}: a leaf is a number.",
    ),
    "tree_deep": (
        "木が深すぎるか、自分自身を含んでいる。",
        "The tree is too deep, or contains itself.",
    ),
    "step": (
        "step に {found} は使えない。ステップの番号か、last か、cut:C のような名前で書く。",
        "step cannot be {found}: expected a number, “last”, or a name such as “cut:C”.",
    ),
    "step_range": (
        "step に {found} は使えない。0 から {last} までの番号で書く。",
        "step cannot be {found}: expected a number from 0 to {last}.",
    ),
    "page_on_step": (
        "page= で開くページは今のステップを知らせないので、on_step は使えない。",
        "The page of page= does not say where it is: on_step cannot be used with it.",
    ),
    "page_in_script": (
        "page= はノートブックの中だけで使える。",
        "page= works in a notebook only.",
    ),
    "other_program": (
        "このプログラム yomisuji の答えは読めない。パッケージと同じ版のプログラムを使う。",
        "What this program yomisuji answers cannot be read: use the version of this package.",
    ),
    "not_written": ("{path} に書けない: {why}", "{path} cannot be written: {why}"),
    "page": (
        "page= で開けるのは、付属の課題だけ(課題の名前で渡す)。{found} は、"
        "page= なしなら見せられる。",
        "page= opens lessons that ship, by their ids; {found} can be shown without page=.",
    ),
    "option": (
        "{option} に {found} は使えない。{of} のどれかで書く。",
        "{option} cannot be {found}: expected one of {of}.",
    ),
    "callback": (
        "on_step の関数が失敗した。{why}",
        "The function of on_step has failed: {why}",
    ),
    "written": (
        "{path} に書いた。ブラウザーで開くと、→ キーで一歩ずつ進む。",
        "Written to {path}: open it in a browser, and step with →.",
    ),
    "part": (
        "このページにあるのは、全 {all} ステップのうち {first} から {last} まで。",
        "Steps {first} to {last} of {all} are in this page.",
    ),
    "back": ("戻る", "Back"),
    "next": ("進む", "Next"),
    "scrub": ("ステップの位置", "Step"),
    "loading": ("読み込み中…", "Loading…"),
    "run": (
        "{name}: 呼び出し {calls} 回、末端 {leaves} 個",
        "{name}: {calls} calls, {leaves} leaves",
    ),
    "note": ("注意: {note}", "Note: {note}"),
    "no_run": (
        "まだ何も記録されていない。関数を呼んでから見る。",
        "Nothing has been recorded yet: call the function first.",
    ),
    "not_a_function": (
        "{found} は関数ではない。@yomisuji.trace は、値を返す関数の def のすぐ上に書く。",
        "{found} is no function: @yomisuji.trace stands right above the def of one.",
    ),
    "generator": (
        "{function} は値を返さずに yield(または await)する。呼べば値を返す関数だけが記録できる。",
        "{function} yields or awaits; only a function that returns its value can be recorded.",
    ),
    "no_parameter": (
        "{option}= の {name} は、{function} の引数にない。",
        "{option}= names {name}, which is no parameter of {function}.",
    ),
    "which_value": (
        "{function} は {found} を返した。どれが値かが分からないので、"
        "yomisuji.trace に {places} のどれかを書く。",
        "{function} returned {found}: which of them is the value? Tell yomisuji.trace: {places}.",
    ),
    "side": (
        "根がどちらの手番かは分からないので、先手とみなす。後手なら maximizing=False と書く。",
        "Whose turn it is at the root is not known; MAX is supposed. If it is MIN: maximizing=False.",
    ),
    "turn": (
        "{name} の呼び出しに、上の節と同じ側の手番のものがある。記録では手番が交互に替わる。",
        "In a call of {name} it is the same side's turn as in the call above; in a log the sides "
        "take turns.",
    ),
    "children_unknown": (
        "呼ばれなかった子は見えないので、記録にない。children= で子を知らせると、"
        "枝刈りとして入る。",
        "Children that were never called cannot be seen, and are not in the log; told by "
        "children=, they are in it as cut.",
    ),
    "order": (
        "どの子の呼び出しかは見えないので、children= の順に呼んだとみなす。",
        "Which child a call is for is not seen; they are taken in the order of children=.",
    ),
    "too_many": (
        "{name} が、子の数より多く呼ばれた節がある。同じ子を二度読んでいる。",
        "{name} was called more often below a node than it has children: one was read twice.",
    ),
    "table": (
        "{name} は、前に調べた節で、何も読まずに値を返した。表の値か、深さの限度だろう。"
        "末端として書いた。",
        "{name} has answered at a node that it had searched before, and read nothing: from a table, or "
        "at a limit of depth. It is written as a leaf.",
    ),
    "too_fine": (
        "{name} の記録に {number} がある。記録は正確に数えるので、桁が多すぎる。"
        "yomisuji.trace(digits=3) のように、丸める桁を書く。",
        "The log of {name} has {number}, too fine to be counted exactly: tell yomisuji.trace how to "
        "round, such as digits=3.",
    ),
    "stops_above": (
        "子があるのに一つも読まずに値を返した節がある。深さの限度か、表の値か、"
        "読み飛ばしかは分からないので、末端として書いた。",
        "There are nodes with children that returned without reading any: whether by a limit of "
        "depth, from a table or by a slip is not seen; they are written as leaves.",
    ),
    "leaves_differ": (
        "末端の値は、木に書かれた数ではない。記録には、関数の返した値を書いた。",
        "The leaves are not worth the numbers in the tree; the log has what the function returned.",
    ),
    "cache": (
        "キャッシュが @yomisuji.trace の外側にあり、キャッシュの答えた呼び出しは見えない。"
        "@yomisuji.trace をいちばん上に書く。",
        "The cache around {name} lies outside of @yomisuji.trace, and what it answers is not seen: "
        "put @yomisuji.trace on top.",
    ),
    "remembered": (
        "キャッシュの答えた {name} の呼び出しがある。その節は、ここでは末端として書いた。",
        "A cache has answered some calls of {name}: they are written as leaves.",
    ),
    "not_traced": (
        "{name} の中の再帰は、記録されない元の関数を呼んでいる。"
        "{name} = yomisuji.trace({name}) と同じ名前に入れる。",
        "Inside, {name} calls itself unrecorded: assign to the same name, {name} = "
        "yomisuji.trace({name}).",
    ),
    "fault": (
        "yomisuji.trace に渡した関数が失敗したので、その分は記録にない。{why}",
        "A function told to yomisuji.trace has failed, and what it tells is missing: {why}",
    ),
    "full": (
        "記録は {limit} 回の呼び出しで止めた(limit= で増やせる)。探索は最後まで実行された。",
        "Recording ended after {limit} calls (more with limit=); the search itself went on.",
    ),
    "open": ("探索はまだ終わっていない。", "The search has not ended yet."),
    "raised": (
        "記録は {line} 行目の例外で終わっている: {what}",
        "The record ends with the exception in line {line}: {what}",
    ),
    "no_value": (
        "記録は {name} が数を返さなかったところで終わっている。返したのは {found}。",
        "The record ends where {name} returned no number, but {found}.",
    ),
    "no_root_value": (
        "{name} は値を返さないので、根の値は記録にない。",
        "{name} does not return a value: that of the root is not in the log.",
    ),
}
