//! The words of the window that belong to no panel of their own.

texts! {
    /// Every text of the window in one language.
    Texts {
        /// The name of the program.
        program: "読み筋", "yomisuji";
        /// What the program is for, under its name.
        motto: "先読みを、目に見えるように", "reading ahead, made visible";
        /// Title of the list of lessons.
        lessons: "課題", "Lessons";
        /// Title of the tree.
        tree: "読みの木", "Tree";
        /// Under the title of the tree.
        tree_hint: "値はすべて先手から見たもの", "all values from Black's view";
        /// Values are counted from the root.
        counted_from: "、根から数える", ", from the root";
        /// Values are those of the whole position.
        counted_whole: "、局面全体", ", whole position";
        /// What the pieces at the root are worth; the number follows.
        root_worth: "根の駒の点:", "The pieces at the root are worth";
        /// Under the title of the tree of an exchange.
        exchange_hint: "左は「取る」、右は「取らない」。値は先手から見たもの", "left: take, right: decline; values from Black's view";
        /// Brings the whole tree into view.
        fit: "全体", "Fit";
        /// What `fit` does.
        fit_tip: "木の全体を表示する (0)", "Bring the whole tree into view (0)";
        /// Lets the tree move with the search.
        follow: "追う", "Follow";
        /// What `follow` does.
        follow_tip: "読んでいる節をいつも画面に入れる (F)", "Keep the current node in view (F)";
        /// The drawing of the tree, for a screen reader.
        canvas: "木の図", "The tree";
        /// Draws every node of the tree.
        whole: "全節", "All nodes";
        /// What `whole` does.
        whole_tip: "すべての節を描く・大事な所だけを描く (G)", "Draw every node, or only what matters now (G)";
        /// After a number of nodes.
        nodes: "節", "nodes";
        /// Before the number of nodes that a tree has, choices to stop included.
        tree_nodes: "木にある節", "tree nodes";
        /// How that number and that of nodes entered differ.
        tree_nodes_tip: "「木にある節」は、やめる選択も一つと数える。「読んだ節」は、探索がそこへ来た回数(やめる選択は数えず、二度来れば二度)", "“Tree nodes” counts choices to stop, too. “Nodes entered” is how often the search came to a node: choices to stop do not count, and who comes twice counts twice";
        /// Before the number of moves that were skipped.
        unread: "未読の手", "unread moves";
        /// Over a tree whose growth was stopped.
        unfinished: "未完成の木。根の値はまだ言えない", "Unfinished: the root has no value yet";
        /// Over a tree that has met the cap; the cap follows.
        capped: "木が上限に達した。根の値はまだ言えない。上限(節):", "The tree has met its cap, so the root has no value yet. The cap, in nodes:";
        /// Before buttons for smaller trees.
        instead: "代わりに:", "Instead:";
        /// A tree of every move.
        tree_every: "全手の木", "every move";
        /// What that means.
        tree_every_tip: "読む手をすべて育ててから、その上で探索を動かす。読み方を並べて比べられる", "All moves that are to be read were grown before the search, so that algorithms can be set side by side";
        /// A tree that the search has grown.
        tree_searched: "探索が育てた木", "as searched";
        /// What that means.
        tree_searched_tip: "探索が訪れた節だけの木。飛ばした手は名前だけで、まだ読んでいない(右クリックで読める)。読み方ごとに木が違う", "What the search has visited; moves that it has skipped are known by name and unread (a right click reads one). Each algorithm has its own tree";
        /// Reads a move that the search has skipped.
        read_stub: "もし読んだら?(枝刈りされた手を読む)", "What if it were read? (reads a skipped move)";
        /// After the number of a group.
        more_moves: "手のまとまり", "more moves, in one group";
        /// What a click on a group does.
        group_tip: "クリックすると、この中の手を並べて描く", "Click to draw these moves one by one";
        /// Unfolds a node.
        unfold: "ひらく", "Unfold";
        /// What a click on the mark below a node does.
        unfold_tip: "クリックすると、この先を描く", "Click to draw what follows";
        /// Folds a node, or unfolds it.
        fold: "この先をたたむ・ひらく (C)", "Fold or unfold what follows (C)";
        /// Reads a node further.
        further: "ここから先をもっと深く読む", "Read deeper from here";
        /// After a number of plies.
        plies: "手", "plies";
        /// Takes the position to the board editor.
        to_board: "この局面を盤に置く", "Take this position to the board";
        /// Copies the position.
        copy_sfen: "局面をコピー (SFEN)", "Copy the position (SFEN)";
        /// The map of a large tree.
        map: "木の地図", "Map of the tree";
        /// Zoom in.
        zoom_in: "大きく", "Zoom in";
        /// Zoom out.
        zoom_out: "小さく", "Zoom out";
        /// Before a message about something that did not work.
        trouble: "できませんでした", "This did not work";
        /// The field to find a node.
        find: "探す", "Find";
        /// What can be found.
        find_hint: "名前か手順(例: エ ケ テ)", "a name, or moves from the root";
        /// What can be found in a tree of moves.
        find_move_hint: "手か手順(例: 23 または 2d2c+ 3b2c)", "a move or a line, such as 2d2c+ 3b2c";
        /// Nothing has been found.
        not_found: "見つかりません", "not found";
        /// Finds the next one.
        find_next: "次を探す (Enter)", "Find next (Enter)";
        /// Title of the board.
        board: "局面", "Position";
        /// Black's hand.
        black_hand: "先手の持駒", "Black's hand";
        /// White's hand.
        white_hand: "後手の持駒", "White's hand";
        /// An empty hand.
        empty_hand: "なし", "none";
        /// Title of the node's value.
        worth: "この節の値", "What this node is worth";
        /// Goes to the step where the node is entered.
        go_there: "この節を読み始める所へ", "Go to where it is entered";
        /// Goes to the ancestor whose bound cuts.
        go_to_ancestor: "その節を見る", "Show that node";
        /// Back to the node where the search stands.
        back_to_search: "読んでいる節に戻る", "Back to the search";
        /// Title of the number line.
        number_line: "窓 (α, β)", "Window (α, β)";
        /// A window that has closed.
        closed: "α ≧ β:窓が閉じた", "α ≧ β: the window is closed";
        /// Title of the swap list.
        swap_list: "駒得の流れ", "Swap list";
        /// Column: the capture.
        capture: "取る手", "capture";
        /// Column: gained so far.
        running: "駒得", "so far";
        /// Column: value backed up.
        backed_up: "繰り上げ", "backed up";
        /// The step, before its number.
        step: "ステップ", "Step";
        /// To the beginning.
        first: "最初", "First";
        /// One step back.
        back: "前へ", "Back";
        /// Start playing.
        play: "再生", "Play";
        /// Stop playing.
        pause: "止める", "Pause";
        /// One step forward.
        next: "次へ", "Next";
        /// To the end.
        last: "最後", "Last";
        /// To the previous event of interest.
        previous_interest: "前の注目点", "Previous event";
        /// To the next event of interest.
        next_interest: "次の注目点", "Next event";
        /// Speed of play.
        speed: "速さ", "Speed";
        /// The scrub bar, for a screen reader.
        scrub: "ステップの位置", "Position in the run";
        /// Mark: a cut.
        mark_cut: "枝刈り", "cut";
        /// Mark: the best move changes.
        mark_best: "最善が変わる", "best changes";
        /// On the scrub bar.
        mark_again: "読み直し", "read again";
        /// On the scrub bar.
        mark_chapter: "章(次の深さ、「もし…」)", "chapter: the next depth, or “what if …”";
        /// On the scrub bar.
        mark_recall: "表から", "from a table";
        /// On the scrub bar.
        mark_depth: "深さが変わる", "the depth changes";
        /// On the scrub bar.
        mark_numbers: "数え直し", "counted anew";
        /// Mark: the lesson's own stop.
        mark_stop: "見どころ", "worth a stop";
        /// Title of the questions.
        questions: "考えてみよう", "Questions";
        /// Shows an answer.
        reveal: "答えを見る", "Reveal";
        /// Hides an answer.
        hide: "答えを隠す", "Hide";
        /// Title of the source.
        source: "出典", "Source";
        /// Leaves evaluated.
        leaves: "評価した末端", "leaves evaluated";
        /// Nodes entered.
        entered: "読んだ節", "nodes entered";
        /// Cuts made.
        cutoffs: "枝刈り", "cuts";
        /// Switches to the dark theme.
        dark: "暗い色", "Dark";
        /// Switches to the light theme.
        light: "明るい色", "Light";
        /// Opens the list of keys.
        keys: "キー", "Keys";
        /// Title of the list of keys.
        keys_title: "キーボードの使い方", "Keys";
        /// Closes something.
        close: "閉じる", "Close";
        /// Empty tree.
        nothing_open: "課題の一覧 (M) から選んでください", "Choose a lesson from the list (M)";
        /// A lesson is being prepared.
        opening: "準備しています…", "Preparing…";
        /// The tab of the node.
        tab_worth: "この節の値", "Value";
        /// The tab of the notes.
        tab_lesson: "解説と問い", "Notes";
        /// What a drop does.
        drop_here: "課題 (.ron)・棋譜 (.kif など)・局面 (.sfen) を窓に落とすと開きます", "Drop a lesson (.ron), a game (.kif, …) or a position (.sfen) to open it";
        /// The panel of the pseudo-code.
        code: "手順(擬似コード)", "Pseudo-code";
        /// The panel of the step.
        this_step: "この一歩", "This step";
        /// A lesson without a board.
        no_board: "この課題に盤はありません", "This lesson has no board";
        /// Above the algorithms that the lesson does not offer.
        missing_algorithms: "ここにない読み方:", "Not offered here:";
        /// Why an algorithm that could run is not offered.
        not_in_lesson: "この木でも動くが、この課題では使わない", "it could run on this tree, but the lesson does not use it";
        /// What a click on a piece does.
        exchange_here: "クリックで取り合いを見る", "Click to see the exchange";
        /// Title of the values of leaf policies.
        worths: "ここを末端にしたら", "If this were a leaf";
        /// The material.
        worth_static_tip: "駒の損得だけ", "Material alone";
        /// With the best exchange.
        worth_exchange_tip: "駒の損得に、手番の側がいちばん得をする取り合いを一つ足した値", "Material, and the exchange by which the side to move wins most";
        /// With quiescence.
        worth_quiescence_tip: "取る手などだけを、静かになるまで読んだ値", "Captures and the like are read until all is quiet";
        /// The menu of files.
        file: "ファイル", "File";
        /// Opens a file.
        open_file: "開く…", "Open…";
        /// The button that opens.
        open: "開く", "Open";
        /// Files that were used last.
        recent: "最近使ったファイル", "Recent files";
        /// Saves the lesson.
        save_lesson: "課題として保存…", "Save as a lesson…";
        /// The button that saves.
        save: "保存", "Save";
        /// The field for a path.
        path: "ファイルの場所", "Path of the file";
        /// The system's dialog.
        choose: "一覧から選ぶ…", "Browse…";
        /// What it needs.
        choose_tip: "この計算機のファイル選択を使います(ない環境では何も起きません)", "Uses the file dialog of this system; where it has none, nothing happens";
        /// The title in Japanese.
        title_ja: "題(日本語)", "Title in Japanese";
        /// The title in English.
        title_en: "題(英語)", "Title in English";
        /// What is saved.
        save_hint: "局面、読み方、育てた枝と、いまの値の約束が保存されます", "Saves the position, how it is read, branches read further, and promises of the values found";
        /// How to paste.
        paste_hint: "局面 (SFEN) や棋譜は Ctrl+V で貼り付けられます", "Paste a position (SFEN) or a game with Ctrl+V";
        /// Quits.
        quit: "終わる", "Quit";
        /// The menu of settings.
        settings: "設定", "Settings";
        /// How large everything is.
        scale: "表示の大きさ", "Scale";
        /// Puts the panels back.
        reset_panels: "パネルの配置を元に戻す", "Put the panels back";
        /// Where own lessons are.
        own_folder: "自分の課題の置き場所", "Your own lessons";
        /// Opens the board editor.
        own_position: "自分の局面", "Own position";
        /// What the board editor is for.
        own_position_tip: "局面を貼る・並べる・指す・木を育てる (B)", "Paste, set up or play a position, and grow a tree (B)";
        /// Back from the board editor.
        back_to_tree: "木に戻る", "Back to the tree";
        /// Title of the board editor.
        board_editor: "盤", "Board";
        /// A click plays.
        mode_play: "指す", "Play";
        /// How.
        mode_play_tip: "駒をつまんで動かすか、駒と行き先を選ぶ。反則なら、どの規則かを言う", "Drag a piece, or choose it and then where it goes; if that is illegal, the rule is named";
        /// A click shows the exchange.
        mode_exchange: "取り合い", "Exchange";
        /// How.
        mode_exchange_tip: "駒のある升を選ぶと、そこでの取り合いの木を開く", "Choose a piece to open the exchange tree on its square";
        /// A click sets up.
        mode_set_up: "並べる", "Set up";
        /// How.
        mode_set_up_tip: "駒をつまんで置く。盤の外へ出すと消える。同じ駒をもう一度押すと、成る・相手の駒になる。右クリックで品書き", "Pick a piece up and put it down. Press it again to promote it or to change sides; drag it off the board to remove it; right-click for more";
        /// More about setting up.
        set_up_more: "駒箱の駒を選んで升か持駒を押すと置ける。玉がなくても、駒が少なくてもよい", "Choose a piece of the box, then press squares or a hand. Kings and other pieces may be missing";
        /// Whose turn.
        to_move: "手番", "To move";
        /// Black.
        black: "先手", "Black";
        /// White.
        white: "後手", "White";
        /// Undo.
        undo: "元に戻す", "Undo";
        /// Redo.
        redo: "やり直す", "Redo";
        /// The start position.
        start_position: "平手の初期局面", "Start position";
        /// An empty board.
        clear_board: "盤を空にする", "Clear the board";
        /// The field for text.
        type_here: "局面 (SFEN) か手 (7g7f)", "Position (SFEN) or move (7g7f)";
        /// What can be typed.
        type_hint: "貼り付けて Enter", "paste or type, then Enter";
        /// Takes the text over.
        take_over: "読み込む", "Take it";
        /// The moves that were played.
        played: "指した手", "Moves played";
        /// Promote?
        promote_question: "成りますか", "Promote?";
        /// Yes.
        promote_yes: "成る", "Promote";
        /// No.
        promote_no: "成らない", "Do not";
        /// Title of the growth.
        grow_title: "この局面から木を育てる", "Grow a tree from here";
        /// How deep.
        depth: "深さ", "Depth";
        /// How the tree is grown.
        growth: "木の育て方", "Growth";
        /// In which order moves are tried.
        order: "手の順番", "Order";
        /// What the order as generated means.
        order_generated_tip: "ルールが手を作った順のまま", "As the rules generate the moves";
        /// What captures first mean.
        order_captures_tip: "その升の取り合いで得する手を先に、損する手を後に", "What wins by the exchange on its square first, what loses last";
        /// What the best of a shallower search first means.
        order_shallow_tip: "一手浅く読んだときの最善を先頭に。残りは得する取りから", "The best move of the search one ply shallower first, then good captures";
        /// What killers and history mean.
        order_history_tip: "得する取りのあと、同じ手数で枝を刈った手(キラー)、ほかで枝を刈った手(履歴)の順", "After good captures: moves that have cut at the same depth (killers), then elsewhere (history)";
        /// The most nodes of a tree.
        cap: "木の上限(節)", "Cap on nodes";
        /// What happens at the cap.
        cap_tip: "ここに達したら育てるのをやめ、そこまでの木を見せる", "There growing stops, and what there is of the tree is shown";
        /// Which moves.
        filter: "読む手", "Moves";
        /// All.
        filter_all: "すべて", "all";
        /// Captures.
        filter_captures: "取る手", "captures";
        /// Captures and checks.
        filter_checks: "取る手と王手", "captures, checks";
        /// The best few.
        filter_best: "良さそうな手だけ", "the best few";
        /// How many of the best moves.
        how_many: "何手", "how many";
        /// Piece values.
        piece_values: "駒の点数", "Piece values";
        /// Leaf policy.
        leaf: "末端の値", "Leaves are worth";
        /// What quiescence reads.
        quiet_captures: "取る手は必ず読む。ほかに読むもの:", "Captures always. Also:";
        /// Promotions.
        quiet_promotions: "成る手", "promotions";
        /// Checks.
        quiet_checks: "王手", "checks";
        /// Evasions.
        quiet_evasions: "王手を逃げる手(止まれない)", "evasions of check (no standing pat)";
        /// How far.
        quiet_plies: "水平線の先、最大の手数", "plies beyond the horizon, at most";
        /// The extension.
        extension: "捨て駒を取る手は2手深く読む", "Read taking a sacrifice 2 plies deeper";
        /// Its source.
        extension_tip: "動いたばかりの駒を取って得になるなら、その手を2手深く読む(YSS)。水平線効果を和らげる", "Where taking the piece that has just moved wins something, it is read 2 plies deeper (YSS): this eases the horizon effect";
        /// Values from the root.
        from_root: "値を出発局面から数える", "Count values from here";
        /// What that means.
        from_root_tip: "いまの駒の損得を0とする", "The material now counts as 0";
        /// Before an estimate.
        about: "およそ", "About";
        /// A tree that is too large.
        too_large: "大きすぎて途中で止まりそう。深さか読む手を減らすとよい。上限は", "Very likely too large: it would stop at the cap. Read less deep, or fewer moves. The cap is";
        /// An estimate is under way.
        estimating: "大きさを見積もっています…", "Estimating…";
        /// The button.
        grow: "木を育てる", "Grow the tree";
        /// Stops what is being prepared.
        cancel: "中止", "Stop";
        /// It is being stopped.
        stopping: "止めています…", "Stopping…";
        /// The search stands here.
        here: "いまここ", "here";
    }
}
