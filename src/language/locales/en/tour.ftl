### The tour of the first start: what the parts of the window are for.

tour-tree = The game tree. A node is a shogi piece: it points up where Black is to move, down where White is. A line is a move. Click a node for its value and the reasons. K: what every sign means.
tour-step = Each step of the search in one sentence. → goes on, ← goes back, Space plays. The ○ on the bar are stops worth a look.
tour-value = What the node is worth, and why. The tabs here also hold the notes and questions of the lesson (V: value, N: notes).
tour-code = The algorithm itself. The line of this step is lit, with its variables below. What is explained is what runs.
tour-top = M lists the lessons. Beside Watch: Predict asks before each step, What if changes values, Fill in grades what you write. Drop or paste a position or a game of your own, and it becomes a tree. F11 presents, File makes test papers, ? lists every key.
