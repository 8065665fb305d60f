//! CPU time: what a search costs, whatever else the machine does.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use sysinfo::{Pid, ProcessRefreshKind, ProcessesToUpdate, System};

/// The CPU time that this thread has used; zero where the system does not tell.
pub fn thread_cpu_time() -> Duration {
    ThreadTime::try_now().map_or(Duration::ZERO, |time| time.as_duration())
}

/// The time since the first call.
pub fn wall_time() -> Duration {
    static ZERO: LazyLock<Instant> = LazyLock::new(Instant::now);
    ZERO.elapsed()
}

/// Reads the CPU time of one other process, all its threads together.
pub(super) struct ProcessClock {
    system: System,
    process: Pid,
}

impl ProcessClock {
    pub(super) fn new(process: u32) -> Self {
        Self { system: System::new(), process: Pid::from_u32(process) }
    }

    /// What it has used since it started, to about a hundredth of a second; `None` if it has ended,
    /// or the system does not tell.
    pub(super) fn read(&mut self) -> Option<Duration> {
        let only = ProcessesToUpdate::Some(&[self.process]);
        let kind = ProcessRefreshKind::nothing().with_cpu();
        self.system.refresh_processes_specifics(only, true, kind);
        let process = self.system.process(self.process)?;
        Some(Duration::from_millis(process.accumulated_cpu_time()))
    }
}
