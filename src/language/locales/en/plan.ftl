### The plan of a lesson in class, as pages to print.

# The head of its pages.
plan-title = Lesson plan: { $title }
# Labels of rows, short.
plan-aim = Aim
plan-before = Needed
plan-screen = Screen
# How the lessons are shown.
plan-screen-how = Start the program with “yomisuji { $course }”: the list on the left has the lessons of this plan. F11 shows the tree and one sentence, large, and Esc ends that. → goes one step on, Ctrl+→ to the next stop (a step about which the lesson has something to say), Home to the beginning; without F11 the number of the step stands below the tree. Ask what is in bold type one step before, and go on to the step beside it when the class has answered.
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
plan-homework-sent = Pupils open the lessons in a course: File, “Save lessons as one file…”, or the command below. Each lesson opens in the way of working named here.
plan-paper = Paper
# The papers, before the command that makes them.
# $questions (Number)
plan-paper-of = { $questions } questions on these lessons, different ones for neighbours; seed { $seed } makes the same papers again. In the window: File, “Make test papers…”. On the command line, for 30 pupils, with the marking key:
plan-none = { $course }: found no course with a plan
