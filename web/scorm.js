// The learning platform that has opened the page, if it speaks SCORM 1.2: carries what the program says
// to it, and what it has kept back. Without a course beside the page there is no platform to look for.

const course = document.querySelector('meta[name="yomisuji-course"]')?.content;

// Where a platform puts its interface: in a frame around the page, or in the window that has opened it.
function find(start) {
  let place = start;
  for (let height = 0; place && height < 500; height += 1) {
    try {
      if (place.API) return place.API;
    } catch {
      // A frame of another server, which is not that of the platform.
    }
    if (place.parent === place) return undefined;
    place = place.parent;
  }
  return undefined;
}

const api = course && (find(window) ?? find(window.opener) ?? find(window.top.opener));

// In milliseconds: how often the platform is asked to keep what it was told, and how long it is left
// alone when it could not.
const PAUSE = 5_000;
const LATER = 30_000;

const begun = performance.now();
const told = new Map();
let trouble = course && !api ? "none" : undefined;
let isTaken = true; // Whether everything was taken that it was told last.
let waits; // The timer of the next commit.
let last = -Infinity;
let open = false;

function call(name, ...values) {
  try {
    return String(api[name](...values));
  } catch {
    trouble = "gone"; // Its window is closed, or it has never been one.
    return undefined;
  }
}

// Whether the platform has done what it was asked.
function has(name, ...values) {
  const answer = call(name, ...values);
  if (answer === "true") return true;
  if (answer !== undefined) trouble = "refused";
  return false;
}

function get(element) {
  const value = open ? call("LMSGetValue", element) : undefined;
  return value === undefined || call("LMSGetLastError") !== "0" ? "" : value;
}

function set(element, value) {
  if (told.get(element) === value) return true;
  const taken = has("LMSSetValue", element, value);
  if (taken) told.set(element, value);
  return taken;
}

// As HHHH:MM:SS.
function sessionTime() {
  const seconds = Math.round((performance.now() - begun) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  return `${two(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function commit() {
  clearTimeout(waits);
  waits = undefined;
  if (!open) return;
  last = performance.now();
  set("cmi.core.session_time", sessionTime());
  if (!has("LMSCommit", "")) waits = setTimeout(commit, LATER);
  else if (isTaken) trouble = undefined;
}

const platform = {
  // The name of the pack beside the page.
  course,
  trouble: () => trouble,
  get,

  tell(status, percent, location, suspend) {
    if (!open) return;
    const values = [
      ["cmi.core.lesson_status", status],
      ["cmi.core.score.min", percent && "0"],
      ["cmi.core.score.max", percent && "100"],
      ["cmi.core.score.raw", percent],
      ["cmi.core.lesson_location", location],
      ["cmi.suspend_data", suspend],
      ["cmi.core.exit", "suspend"],
    ];
    // What is empty stays as the platform has it.
    isTaken = values.map(([element, value]) => !value || set(element, value)).every(Boolean);
    if (performance.now() - last > PAUSE) commit();
    else waits ??= setTimeout(commit, PAUSE);
  },

  // The page is hidden, and may not come back.
  keep: () => waits !== undefined && commit(),

  // The page is left.
  finish() {
    if (!open) return;
    commit();
    call("LMSFinish", "");
    open = false;
    clearTimeout(waits);
  },
};

if (api) {
  open = call("LMSInitialize", "") === "true";
  if (!open) trouble = "gone";
}
// Who learns, if the platform is there.
platform.learner = open ? { id: get("cmi.core.student_id"), name: get("cmi.core.student_name") } : undefined;

export default platform;
