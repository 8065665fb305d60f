//! Lessons: the file, the tree, and the promises.

mod asking;
mod claim;
mod count;
mod course;
mod course_draft;
mod draft;
mod exercise;
mod facts;
mod growth;
mod library;
mod load;
mod loaded;
mod locate;
mod node_table;
mod ordering;
mod othello_fact;
mod promise;
mod proof;
mod readers;
mod ron_text;
mod root_claims;
mod schema;
mod steps;
mod student;
mod swap_list;
mod syntax;
mod table;
mod teaching;
mod twins;
mod variation;
mod varied;
mod versions;
mod when;

pub use asking::{AskedGroup, AskedWeights};
pub use claim::{Claim, Promise};
pub use count::CountOrInfinity;
pub use course::{
    COURSE_VERSION, Course, CoursePart, CourseTask, StudyMode, asked_of, course_to_text, is_course,
    load_course, task_places,
};
pub use course_draft::{CourseDraft, CourseEdit, CoursePlace};
pub use draft::{DraftEdit, DraftWords, LessonDraft, TreeEdit, usual_algorithms, written};
pub use exercise::{ExerciseGoal, ExercisePlan, exercise, variant};
pub use facts::{Fact, MateFact};
pub use growth::{GrowthOrder, GrowthPlan, GrowthRow};
pub use library::{CourseChapter, Shipped, chapter_of, chapters, shipped, shipped_courses};
pub use load::{
    LessonError, build, build_logged, check, load, load_watched, parse, read_lesson, to_text,
};
pub use loaded::Loaded;
pub use locate::comments_in;
pub use node_table::{NodeTable, TreeKnowledge, TreeRun, record, record_by, sampled};
pub use ordering::{FewestLeaves, OrderingLab, RANDOM_ORDERS, count_in_order};
pub use othello_fact::OthelloFact;
pub use promise::prove;
pub use proof::Proof;
pub use readers::OwnReading;
pub use schema::{AskedForm, Inside, Lesson, Question, Stop, TwinClaim, VERSION};

pub use student::student_copy;
pub use subject::{
    ExchangeSetup, Further, IteratedSetup, LeafPolicy, MAX_NODES, PositionSetup, SubjectSetup, cost,
};
pub use swap_list::{Swap, run_exchange, swap_list};
pub use table::{LessonTable, TableCell};
pub use teaching::{ChosenPaper, PlanPhase, TeachingPlan};
pub use variation::LessonVariation;
pub use versions::{VersionDifference, VersionPlace, version_differences};
pub use when::{Occasion, name_of as name_of_step, node_named, step_named};
