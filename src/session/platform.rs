//! What the place can do where the program runs.

/// What a host can do beyond carrying out effects; menus, dialogs and links go by it. By default,
/// what a desktop can.
#[derive(Clone, Debug)]
pub struct Platform {
    /// What stands before the `#` of a link.
    pub address: String,
    /// Whether files have places, and are not just brought and taken away.
    pub has_places: bool,
    /// Whether it can run other programs, such as engines.
    pub has_programs: bool,
    /// Whether the program has an end of its own.
    pub can_quit: bool,
    /// The learner's name, where a learning platform takes the marks of its course.
    pub learner: Option<String>,
    /// The day where the learner is, in days since 1970-01-01; `None` if nobody knows.
    pub today: fn() -> Option<u32>,
}

impl Default for Platform {
    fn default() -> Self {
        Self {
            address: "yomisuji:".to_owned(),
            has_places: true,
            has_programs: true,
            can_quit: true,
            learner: None,
            today: || None,
        }
    }
}
