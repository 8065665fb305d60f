### The plan of a lesson in class, as pages to print.

# The head of its pages.
plan-title = Lesson plan: { $title }
# Labels of rows, short.
plan-aim = Aim
plan-before = Needed
plan-screen = Screen
# How the lessons are shown.
plan-screen-how = Start “yomisuji { $course }”; its lessons are in the list (in a narrow window the tab “Lessons”), and ◀ ▶ go from one to the next. F11 shows only tree and sentence; Esc brings back the step's number, the switch of algorithms, and “Notes”, which ends with the numbered questions. While “Ask first” is on, → goes on to the next question, at the steps below the one in bold type, and Enter shows the answer; pass other questions with Enter. For steps with nothing in bold type switch it off, go on to the next stop (Ctrl+→), and read it out.
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
   *[other] graded out of { $marks },{" "}
}about { $minutes } minutes.
# How pupils get it, before the command.
plan-homework-sent = Pupils get one file (File, “Save lessons as one file…”, or the command below), open it (Ctrl+O), work as said here (titles are hidden meanwhile: go by the numbers in the list), and hand in what File, “Export my marks…” writes.
plan-paper = Test paper
# The papers, before the command that makes them.
# $questions (Number)
plan-paper-of = { $questions } questions on these lessons, different ones for neighbours (File, “Make test papers…”). For 30 pupils, with the marking key:
plan-none = { $course }: expected a course with a plan
