//! The words of the comparison.

texts! {
    /// The texts of the comparison of readers of one position.
    CompareTexts {
        /// Title of the panel.
        compare: "読み比べ", "Compare";
        /// Where it is about another node than the one that is shown.
        about: "局面", "Position";
        /// Starts every reader.
        start: "読ませる", "Read";
        /// What it does.
        start_tip: "この局面を、うちのエンジンと登録したエンジンに読ませる (E)", "Let our engine and the engines on the list read this position (E)";
        /// Stops every reader.
        stop: "止める", "Stop";
        /// The position is another one than that which is read.
        elsewhere: "いま見ている節とは別の局面です", "This is another position than the one shown";
        /// The line of the chosen row.
        line: "読み筋", "Best line";
        /// Shows the position.
        show_place: "その局面を見る", "Show it";
        /// How far to read.
        reach: "読む量", "How far";
        /// A depth.
        depth: "深さ", "Depth";
        /// Until stopped.
        endless: "止めるまで", "until stopped";
        /// How many lines an engine tells.
        lines: "候補手", "Lines";
        /// Column: who reads.
        reader: "読み手", "Reader";
        /// Column: the score.
        score: "先手から", "Black";
        /// Column: the score as the tree counts it.
        in_tree: "木の値", "In the tree";
        /// What that is.
        in_tree_tip: "「木の値」は節に書いてある値と同じ数え方(根の局面から、木の点数で)。ほかのエンジンの値はこの数え方に直せない", "“In the tree”: counted as at the nodes, from the root and in the tree's own points. Scores of other engines cannot be counted so";
        /// Column: the best move.
        best: "手", "Move";
        /// Column: nodes.
        nodes: "読んだ節", "Entered";
        /// The row of the explicit tree.
        tree: "この木", "This tree";
        /// It has been started.
        starting: "起動中", "starting";
        /// Shows every depth.
        by_depth: "深さごと", "By depth";
        /// What that means.
        by_depth_tip: "うちのエンジンの深さ1から順に並べる。深さの「+」は、その先を静止探索で読むしるし", "Lists our engine depth by depth. “+” after a depth: quiescence reads on from there";
        /// Over the plot.
        plot: "値の変わり方(先手から、歩=100)", "How the score changes (Black, pawn = 100)";
        /// What the scores are.
        unit: "値は先手から見た局面全体のもの、歩 = 100。深さの「+」は、その先を静止探索などで読むしるし", "Scores are of the whole position, for Black, a pawn is 100. “+” after a depth: quiescence or more is read beyond it";
        /// The axis of depth.
        per_depth: "深さ", "Depth";
        /// The axis of nodes.
        per_nodes: "節の数", "Nodes";
        /// Where the lines part.
        parting: "分かれる所", "Where they part";
        /// Nothing parts.
        together: "木の読み筋と同じ道をたどり、木の中で終わる", "The same way as the tree's line, and it ends inside the tree";
        /// Grows the tree along the line.
        grow: "この筋に沿って木を伸ばす", "Grow the tree along this line";
        /// What it does.
        grow_tip: "木が選んだ手と筋の手を1手深く読み直し、筋の一手ごとにすべての手を1手ずつ読む。枝刈りはしない", "Reads the tree's own move and that of the line one ply further, and every move, one ply, at each move of the line; nothing is cut";
        /// Plays the line in the board editor.
        own_tree: "エンジンの木を開く", "Open the engine's tree";
        /// What `own_tree` does.
        own_tree_tip: "このプログラムのエンジンが読んだ木そのものを、一歩ずつ見る", "Step through the very tree that this program's engine has read";
        /// What USI engines do not tell.
        honest: "USI のエンジンは筋と値だけを教え、木は見せない。cp はそのエンジンの物差しで、歩が100でも銀の値は木と違うことがある", "USI engines tell lines and scores, not a tree. cp is the engine's own scale: with a pawn at 100 it may still give more or less for a silver than the tree";
        /// The list of engines.
        engines: "エンジン", "Engines";
        /// Opens the list.
        engines_more: "登録…", "Engines…";
        /// Title of the list.
        engines_title: "USI エンジンの登録", "USI engines";
        /// No engine on the list.
        no_engines: "まだ登録がありません。実行ファイルのパスか、検索パス(PATH)にあるものなら名前だけを入れて、「加える」を押してください", "None yet. Type the path of a program, or its name alone if it is in the search path, and press “Add”";
        /// The name of an engine.
        name: "名前", "Name";
        /// The program.
        program: "実行ファイル", "Program";
        /// Its arguments.
        arguments: "引数", "Arguments";
        /// Adds an engine.
        add: "加える", "Add";
        /// Takes one from the list.
        remove: "外す", "Remove";
        /// Takes it from the list indeed.
        remove_sure: "本当に外す", "Remove it indeed";
        /// Does not.
        keep: "やめる", "Keep it";
        /// It has not been started yet.
        untested: "まだ試していません", "not tested yet";
        /// Tests one.
        test: "試す", "Test";
        /// What the test does.
        test_tip: "起動して USI のあいさつをさせ、名前と設定項目を聞く", "Starts it, shakes hands by USI, and asks its name and options";
        /// It answers.
        ready: "使えます", "ready";
        /// Its options.
        options: "設定項目", "Options";
        /// Takes part in the comparison.
        on: "比べる", "Compare";
        /// Starts it anew.
        restart: "再起動", "Restart";
        /// The default of an option.
        default: "既定", "default";
        /// Presses a button option.
        press: "押す", "Press";
        /// It is asked in a way of its own.
        by_time: "時間だけで読ませる(go depth で落ちるエンジン)", "Ask by time alone (for engines that die on go depth)";
        /// Mate search.
        mate: "詰みを探す", "Search for mate";
        /// What it does.
        mate_tip: "エンジンの詰め探索 (go mate) に10秒読ませる", "Lets the engine search for a mate (go mate) for 10 seconds";
    }
}
