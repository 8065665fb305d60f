### The plan of a lesson in class, as pages to print.

# The head of its pages.
plan-title = Lesson plan: { $title }
# Labels of rows, short.
plan-aim = Aim
plan-before = Needed
plan-screen = Screen
# How the lessons are shown.
plan-screen-how = Start the program with “yomisuji { $course }”. The lessons of this plan are in the list on the left, in a narrow window in the tab “Lessons”; ◀ ▶ at the top go from one to the next. F11 shows the tree and one sentence, large, and Esc ends that. There press “Ask first”: → goes on to the next question, which is the one in bold type at the steps of this plan, and Enter shows the answer; other questions are passed with Enter. Without it, the number of the step stands below the tree: ask one step before (Ctrl+→ goes to the answer). What has no question in bold type is shown and read out. Questions with a number of their own stand in “Notes”, below.
plan-drawing = Drawing
# What is drawn for the class.
# $step (Number)
plan-drawn = { $step ->
    [0] Draw “{ $title }” ({ $lesson }) for the class as it is before the search.
   *[other] Draw “{ $title }” ({ $lesson }) for the class as it stands at step { $step }.
}
# When a phase begins and ends.
# $from (Number)
# $to (Number)
plan-minutes = { $from }–{ $to } min
# The lesson that is shown in a phase.
# $steps (Number)
plan-shows = Open “{ $title }” ({ $lesson }): { $algorithm }, { $steps } steps.
# $step (Number)
plan-step = Step { $step }
# A question that the lesson itself asks.
# $number (Number)
plan-question = Question { $number }
plan-answer = → { $answer }
# The same with what the search says at the step.
plan-answer-because = → { $answer } — { $because }
plan-homework = Homework
# A lesson to do at home.
# $marks (Number)
# $minutes (Number)
plan-homework-of = “{ $title }” ({ $lesson }), { $work }, { $algorithm }: { $marks ->
    [0] {""}
    [1] 1 mark,{" "}
   *[other] { $marks } marks,{" "}
}about { $minutes } minutes.
# How pupils get it, before the command.
plan-homework-sent = Pupils get the lessons as one file (File, “Save lessons as one file…”, or the command below), open it in yomisuji (Ctrl+O) and do the ones named here, each in its way of working; titles are hidden while one predicts. They hand in File, “Export my marks…”.
plan-paper = Test paper
# The papers, before the command that makes them.
# $questions (Number)
plan-paper-of = { $questions } questions on these lessons, different ones for neighbours; seed { $seed } makes the same papers again. In the window: File, “Make test papers…”. On the command line, for 30 pupils, with the marking key:
plan-none = { $course }: expected a course with a plan
