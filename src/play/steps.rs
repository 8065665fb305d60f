//! The steps of the strong engine by their names, to leave one out.

use search::Steps;

/// A step of the strong engine that can be left out.
#[derive(Clone, Copy, Debug)]
pub struct StepSwitch {
    /// In names of players, and in JSON.
    pub name: &'static str,
    switch: fn(&mut Steps) -> &mut bool,
}

impl StepSwitch {
    /// All of them, in the order of their declaration.
    pub const ALL: [Self; 7] = [
        Self { name: "pass", switch: |steps| &mut steps.pass },
        Self { name: "margin", switch: |steps| &mut steps.margin },
        Self { name: "late-reduction", switch: |steps| &mut steps.late_reduction },
        Self { name: "check-extension", switch: |steps| &mut steps.check_extension },
        Self { name: "futility", switch: |steps| &mut steps.futility },
        Self { name: "late-skip", switch: |steps| &mut steps.late_skip },
        Self { name: "losing-moves", switch: |steps| &mut steps.losing_moves },
    ];

    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.name == name)
    }

    pub fn is_in(self, mut steps: Steps) -> bool {
        *(self.switch)(&mut steps)
    }

    /// These steps without it.
    pub fn left_out_of(self, mut steps: Steps) -> Steps {
        *(self.switch)(&mut steps) = false;
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_name() {
        let none = StepSwitch::ALL.iter().fold(Steps::ALL, |steps, step| step.left_out_of(steps));
        // A step that is added is missing here until it has a name.
        let Steps {
            pass,
            margin,
            late_reduction,
            check_extension,
            futility,
            late_skip,
            losing_moves,
        } = none;
        let left = [pass, margin, late_reduction, check_extension, futility, late_skip];
        assert_eq!((left, losing_moves), ([false; 6], false));
        assert!(StepSwitch::ALL.iter().all(|step| step.is_in(Steps::ALL) && !step.is_in(none)));
        assert_eq!(StepSwitch::find("pass").map(|step| step.name), Some("pass"));
    }
}
