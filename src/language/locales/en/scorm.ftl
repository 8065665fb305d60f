### A course for learning platforms.

scorm-save = Save the course for a learning platform (SCORM)…
scorm-hint = A package (.zip, SCORM 1.2) with this page and the course. Moodle and other platforms accept such packages; pupils open it there, and their marks stand in the gradebook. Nothing is sent anywhere else.
# $kept (Number)
# $lessons (Number)
# $most (Number)
scorm-made = { $file }: { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
}; of the { $most } characters that a platform keeps, they take at most { $kept }
scorm-no-page = no page lies beside the program; web/build makes one, and --page names its folder
scorm-not-a-page = these files are no page of this program that can speak to a platform; web/build makes one
# $most (Number)
# $size (Number)
scorm-too-much = the marks of so many lessons take up to { $size } characters, and a platform keeps { $most }; divide the course
