"""Uses the program in a browser as a class would, through WebDriver, and says what it measured.

Usage: web-driver.py FOLDER-OF-THE-PAGE FOLDER-FOR-PICTURES [chrome|firefox]
"""

import base64
import functools
import http.server
import json
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zlib

PAGE, PICTURES = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
BROWSER = sys.argv[3] if len(sys.argv) > 3 else "chrome"
ROOT = pathlib.Path(__file__).resolve().parent.parent
KEYS = {
    "Control": "\ue009", "Shift": "\ue008", "Enter": "\ue007", "Escape": "\ue00c", "Left": "\ue012",
    "Up": "\ue013", "Right": "\ue014", "Down": "\ue015", "Home": "\ue011", "End": "\ue010",
    "PageUp": "\ue00e", "PageDown": "\ue00f", "Tab": "\ue004", "Backspace": "\ue003", "F11": "\ue03b",
}


class Server(http.server.ThreadingHTTPServer):
    """Any static server would do; this one can hold back what comes beside the first picture."""

    def __init__(self, folder):
        self.sends_rest = threading.Event()
        self.sends_rest.set()
        handler = functools.partial(Quiet, directory=str(folder))
        super().__init__(("127.0.0.1", 0), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self.server_port}/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def do_GET(self):
        if isinstance(self.server, Server) and self.path.startswith("/rest") and self.path.endswith(".wasm"):
            self.server.sends_rest.wait(6)
        super().do_GET()

    def log_message(self, *_):
        pass


class Browser:
    """A session of WebDriver."""

    def __init__(self):
        self.files = pathlib.Path(tempfile.mkdtemp())
        self.profile = tempfile.mkdtemp()
        size = ["--window-size=1280,720", "--force-device-scale-factor=1"]
        flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking",
                 "--disable-component-update", "--disable-sync", f"--user-data-dir={self.profile}", *size]
        kinds = {
            "chrome": ("chromedriver", {"browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"}, "goog:chromeOptions": {"args": flags, "prefs": {
                "download.default_directory": str(self.files), "profile.default_content_setting_values.automatic_downloads": 1}}}),
            "firefox": ("geckodriver", {"browserName": "firefox", "moz:firefoxOptions": {
                "binary": shutil.which("firefox") or shutil.which("firefox-esr"),
                "args": ["--width=1280", "--height=900"],  # On a display: without one it draws nothing.
                "prefs": {"webgl.force-enabled": True, "browser.download.folderList": 2, "browser.download.dir": str(self.files)}}}),
        }
        program, wanted = kinds[BROWSER]
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen([program, f"--port={self.port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: self.is_up(), "the driver")
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{made['sessionId']}"
        self.version = made["capabilities"]["browserVersion"]
        self.size(1280, 720)

    def is_up(self):
        try:
            return self.call("GET", "/status")["ready"]
        except urllib.error.URLError:
            return False

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def do(self, path, body=None):
        return self.call("POST", self.session + path, body or {})

    def run(self, script, *arguments):
        return self.do("/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, *arguments):
        return self.do("/execute/async", {"script": script, "args": list(arguments)})

    def open(self, address):
        self.do("/url", {"url": address})
        until(self.has_started, "the first lesson", 60)

    def has_started(self):
        assert not self.run("return document.querySelector('#front button')"), "the program has stopped"
        return self.run("return performance.getEntriesByName('started').length > 0") and self.text()

    def keys(self, *names):
        """Presses keys together: the modifiers first."""
        codes = [KEYS.get(name, name) for name in names]
        actions = [{"type": "keyDown", "value": code} for code in codes]
        actions += [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self.do("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def type(self, text):
        for letter in text:
            self.keys(letter)

    def said(self):
        """What a screen reader announces."""
        return self.run("return document.getElementById('said').textContent")

    def text(self):
        """The page as text."""
        return self.run("return document.getElementById('text').textContent")

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        bytes_ = base64.b64decode(self.call("GET", self.session + "/screenshot"))
        (PICTURES / f"{name}.png").write_bytes(bytes_)

    def drop(self, name, bytes_):
        self.run("""
            const bytes = Uint8Array.from(atob(arguments[1]), (letter) => letter.charCodeAt(0));
            const files = new DataTransfer();
            files.items.add(new File([bytes], arguments[0]));
            const event = new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true });
            document.getElementById("window").dispatchEvent(event);
        """, name, base64.b64encode(bytes_).decode())

    def size(self, width, height):
        """The size of the page, without what the browser puts around it."""
        outer = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.do("/window/rect", {"width": width + outer[0], "height": height + outer[1]})

    def touch(self, *fingers):
        """Moves fingers over the page, each from a point to a point."""
        def moves(start, end):
            at = lambda part: {"type": "pointerMove", "duration": 0, **{
                axis: round(here + (there - here) * part) for axis, here, there in zip("xy", start, end)}}
            glide = [move for part in range(1, 9) if start != end for move in (at(part / 8), {"type": "pause", "duration": 60})]
            return [at(0), {"type": "pointerDown", "button": 0}, *glide, {"type": "pointerUp", "button": 0}]
        actions = [
            {"type": "pointer", "id": f"finger{number}", "parameters": {"pointerType": "touch"}, "actions": moves(*finger)}
            for number, finger in enumerate(fingers)
        ]
        self.do("/actions", {"actions": actions})

    def click(self, x, y):
        actions = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.do("/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": actions}]})

    def pixels(self):
        """A fingerprint of what is drawn."""
        return self.call("GET", self.session + "/screenshot")

    def log(self):
        """What the page has complained of, where the driver tells."""
        if BROWSER != "chrome":
            return []
        return [entry["message"] for entry in self.do("/se/log", {"type": "browser"})]

    def end(self):
        try:
            self.call("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)
            shutil.rmtree(self.files, ignore_errors=True)


def until(is_true, what, seconds=15):
    """Waits until something is true."""
    end = time.monotonic() + seconds
    while not (value := is_true()):
        assert time.monotonic() < end, f"{what}: not after {seconds} s"
        time.sleep(0.05)
    return value


GAME = (
    "手合割：平手\n手数----指手---------消費時間--\n"
    "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n   5 投了\n"
)

# A position in the middle of a game.
LARGE = "l3kg2l/2s4s1/2n1ppnp1/p5p1p/3g5/1RP+bPP3/PP4PPP/3P1S3/L3KG1NL w BS3Prgn 62"

LONG_TASKS = """
    window.longest = 0;
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
    }).observe({ entryTypes: ["longtask"] });
"""

# The time that the program takes for the frame after a key, in milliseconds; what the browser then
# needs to show it, which is much without a graphics card, is not in it.
FRAME_TIMES = """
    const done = arguments[arguments.length - 1];
    const canvas = document.activeElement;
    const times = [];
    const { requestAnimationFrame: ask } = window;
    let longest = 0;
    window.requestAnimationFrame = (draw) => ask((time) => {
        const since = performance.now();
        draw(time);
        longest = Math.max(longest, performance.now() - since);
    });
    const press = () => {
        longest = 0;
        const key = { key: times.length % 2 ? "ArrowLeft" : "ArrowRight", bubbles: true, cancelable: true };
        canvas.dispatchEvent(new KeyboardEvent("keydown", key));
        canvas.dispatchEvent(new KeyboardEvent("keyup", key));
        setTimeout(() => {
            times.push(longest);
            if (times.length < 60) press();
            else {
                window.requestAnimationFrame = ask;
                done(times);
            }
        }, 150);
    };
    setTimeout(press, 300);
"""


# The rules of WCAG 2.1, A and AA, of a checker that is not ours (axe-core, from npm).
AXE = ROOT / "target/node/node_modules/axe-core/axe.min.js"
AUDIT = """
    const done = arguments[arguments.length - 1];
    const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
    axe.run({ runOnly: { type: "tag", values } }).then(({ violations, passes, incomplete }) => done({
        violations: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
        incomplete: incomplete.map(({ id }) => id), passes: passes.length }));
"""


def audit(browser, where):
    """A page without what the rules of WCAG forbid; `where` says in which state it is."""
    if not AXE.exists():
        return report(f"axe, {where}", "not tried: npm has no axe-core here")
    browser.run(AXE.read_text() + "; window.axe = axe;")
    found = browser.wait(AUDIT)
    report(f"axe, {where}", found)
    assert found["passes"] and not found["violations"], found


def report(what, value):
    print(f"{what}: {value}", flush=True)


def use(browser, server):
    report("browser", f"{BROWSER} {browser.version}")
    server.sends_rest.clear()
    browser.open(server.address)
    times = browser.run("""return ["compiled", "started"].map((name) => performance.getEntriesByName(name)[0].startTime);""")
    report("arrived and compiled after, the first step possible after (ms)", [round(time) for time in times])
    until(browser.said, "the sentence of the first step")
    browser.keys("Escape")  # The tour.
    browser.picture("1-first")

    first = browser.said()
    browser.keys("Right")
    until(lambda: browser.said() != first, "a step on")
    second = browser.said()
    browser.keys("Left")
    until(lambda: browser.said() == first, "a step back")
    browser.keys("End")
    until(lambda: browser.said() not in (first, second), "the end")
    browser.keys("Home")
    until(lambda: browser.said() == first, "the beginning")
    # All that without the rest of the program, which then comes as soon as it is asked for.
    if (PAGE / "rest0.wasm").exists():
        joined = "return bridge.wasm.joined.value"
        report("the first steps have needed the rest of the program", browser.run("return performance.getEntriesByName('waited').length > 0"))
        threading.Timer(3, server.sends_rest.set).start()
        browser.keys("Control", "k")
        browser.type("zzz")
        until(lambda: browser.run(joined) == 1, "the rest of the program")
        until(lambda: "zzz" in browser.text(), "what it was asked for")
        browser.keys("Escape")
        until(lambda: "zzz" not in browser.text(), "the list of commands has closed")
    server.sends_rest.set()
    browser.keys("Right")
    browser.keys("l")
    other = until(lambda: browser.said() not in (first, second) and browser.said(), "the other language")
    is_english = lambda sentence: sum(letter.isascii() for letter in sentence) > 0.8 * len(sentence)
    assert is_english(other) != is_english(second), (second, other)
    if not is_english(browser.said()):
        browser.keys("l")
    until(lambda: is_english(browser.said()), "English")
    browser.picture("2-english")
    audit(browser, "a lesson")
    browser.keys("Control", "f")
    browser.type("B")
    browser.keys("Escape")
    report("a step: the longest frame of the program after a key (ms)", statistics(browser.wait(FRAME_TIMES)))

    # A game record is dropped, its moves are there, and our engine reads its position.
    browser.drop("一局.kif", GAME.encode())
    until(lambda: "B*" in browser.text() or "Bx2b" in browser.text() or "2b" in browser.text(), "the moves of the game")
    browser.picture("3-game")
    browser.run(LONG_TASKS)
    browser.keys("e")
    until(lambda: "yomisuji" in browser.text(), "our engine", 60)
    time.sleep(4)
    report("the longest task while the engine reads (ms)", round(browser.run("return window.longest")))
    browser.picture("4-compared")
    read = browser.text()
    browser.click(972, 111)  # Read.
    until(lambda: browser.text() != read, "our engine again", 60)
    browser.click(1039, 111)  # Stop.
    time.sleep(0.5)
    stopped = browser.text()
    time.sleep(1.5)
    assert browser.text() == stopped, "it still reads"

    # A link to a lesson and its step is followed in the same tab; a wrong one is answered.
    browser.run("location.hash = 'lesson=m-01-tree-A&step=7&lang=en'")
    until(lambda: "7 / 64" in browser.text(), "the step of the link")
    there = browser.said()
    browser.picture("5-link")
    browser.run("location.hash = 'lesson=%2E%2E%2Fetc%2Fpasswd&step=1'")
    until(lambda: "passwd" in browser.text(), "the answer to a wrong link")

    # A tree of hundreds of thousands of nodes grows and is run while the window answers.
    browser.run("location.hash = 'position=' + encodeURIComponent(arguments[0]) + '&depth=3&values=material-8&lang=en'", LARGE)
    browser.run("window.longest = 0")
    began = time.monotonic()
    until(lambda: "3 plies" in browser.text() or browser.said() not in ("", there) and "0 / " in browser.text(), "the large tree", 120)
    report("a large tree opened after (s)", round(time.monotonic() - began, 1))
    report("the longest task meanwhile (ms)", round(browser.run("return window.longest")))
    browser.picture("6-large")
    report("memory (MB)", round(browser.run("return bridge.wasm.memory.buffer.byteLength") / 2**20))

    # A tap on Next is a step; two fingers zoom the tree.
    browser.run("location.hash = 'lesson=m-01-tree-A&step=7&lang=en'")
    until(lambda: browser.said() == there, "the link again")
    x, y = browser.run("return [innerWidth * 0.23, innerHeight - 22]")
    browser.touch(((x, y), (x, y)))
    until(lambda: browser.said() != there, "a step by a tap")
    before = browser.pixels()
    browser.touch(((400, 300), (300, 300)), ((500, 300), (600, 300)))
    until(lambda: browser.pixels() != before, "the tree zoomed by two fingers")
    browser.picture("7-pinched")
    browser.keys("0")
    browser.keys("Left")
    until(lambda: browser.said() == there, "a step back")

    # What is saved is on the list after a reload, and the place is the same.
    browser.keys("Control", "s")
    until(lambda: "browser/lessons/" in browser.text(), "the dialog to save")
    browser.picture("8-save")
    browser.keys("Enter")
    kept = "return Object.keys(localStorage).filter((name) => name.includes('browser/lessons/'))"
    report("kept in the browser", until(lambda: browser.run(kept), "the saved lesson"))
    time.sleep(2)
    browser.open(server.address)
    until(lambda: browser.said() == there, "the same step after a reload")

    # A picture is exported as a file, the same as on a desktop.
    browser.keys("Control", "e")
    until(lambda: "m-01-tree-A" in browser.text() and "Close (Esc)" in browser.text(), "the dialog to export")
    browser.picture("9-export")
    browser.keys("Enter")
    files = until(lambda: [file for file in browser.files.iterdir() if file.suffix not in (".crdownload", ".part")], "a file")
    report("exported", [file.name for file in files])
    browser.keys("Escape")

    on_a_phone(browser)
    browser.size(1280, 720)

    use_in_class(browser, server)
    fail(browser, server)

    # Once it was opened, the page needs no network.
    until(lambda: browser.run("return navigator.serviceWorker.controller !== null"), "the service worker")
    time.sleep(2)
    there = browser.said()
    server.shutdown()
    server.server_close()
    browser.open(server.address)
    until(lambda: browser.said() == there, "the same step without a network")
    started = browser.run("return performance.getEntriesByName('started')[0].startTime;")
    report("without a network, the first step possible after (ms)", round(started))


def on_a_phone(browser):
    """A phone held upright: a thumb steps, drags and asks."""
    browser.size(390, 844)
    browser.run("location.hash = 'lesson=m-01-tree-A&step=7&lang=en'")
    time.sleep(1)
    browser.picture("10-phone")
    before = browser.said()
    at = browser.run("return [innerWidth * 0.6, innerHeight - 34]")
    browser.touch((at, at))
    until(lambda: browser.said() != before, "a step by the large button")
    drawn = browser.pixels()
    browser.touch(((200, 300), (120, 300)))
    until(lambda: browser.pixels() != drawn, "the tree dragged by a finger")
    browser.run("location.hash = 'lesson=m-01-tree-A&step=0&mode=predict&lang=en'")
    time.sleep(1)
    before = browser.said()
    browser.touch((at, at))
    until(lambda: browser.said() != before, "the next step or question")
    browser.picture("10-phone-predict")
    audit(browser, "a phone")
    browser.run("location.hash = 'lesson=m-01-tree-A&step=7&mode=watch&lang=en'")
    time.sleep(1)


COURSE = """Course(
    version: 1,
    title: (ja: "枝刈りの初歩", en: "First cuts"),
    chapters: [
        (title: (ja: "枝刈り", en: "Cuts"), lessons: [
            (lesson: "m-01-tree-A", work: predict, marks: 10),
            (lesson: "m-01-pvs", work: watch),
        ]),
    ],
)
"""


def course_link():
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    letters = base64.urlsafe_b64encode(packer.compress(COURSE.encode()) + packer.flush())
    return f"course={letters.decode().rstrip('=')}&lesson=m-01-tree-A&mode=predict&lang=en"


def use_in_class(browser, server):
    """A pupil follows the link of a course in the frame of a learning platform, and answers."""
    with tempfile.TemporaryDirectory() as folder:
        frame = f'<iframe src="{server.address}#{course_link()}" width="1260" height="700" style="border: 0"></iframe>'
        pathlib.Path(folder, "index.html").write_text(f"<!doctype html><title>platform</title>{frame}")
        platform = Server(folder)
        browser.do("/url", {"url": platform.address})
        browser.do("/frame", {"id": 0})
        until(browser.has_started, "the program in a frame", 60)
        until(lambda: "First cuts" in browser.text(), "the course of the link")
        browser.run("document.getElementById('window').focus()")
        browser.keys("Enter")
        time.sleep(0.5)
        browser.type("7")  # The first question asks for the fewest leaves: 3·2 + 2 − 1.
        browser.keys("Enter")
        until(lambda: "✓ Right" in browser.text(), "an answer")
        browser.picture("11-class")
        browser.do("/frame", {"id": None})
        platform.shutdown()
        platform.server_close()
    browser.open(server.address)


def fail(browser, server):
    """What fails is said, and nothing is lost."""
    before = browser.said()
    browser.run("location.hash = 'lesson=q-01&step=5&lang=en'")
    until(lambda: browser.said() != before, "a lesson of shogi")
    browser.run("""
        window.setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
    """)
    browser.keys("Right")
    until(lambda: "storage of this browser is full" in browser.text(), "that the storage is full")
    browser.picture("12-full")
    browser.run("Storage.prototype.setItem = window.setItem")
    browser.keys("Left")
    time.sleep(2)
    # A worker that cannot start.
    browser.run("window.module = bridge.module; bridge.module = 'none'")
    browser.keys("e")
    until(lambda: "the engine has stopped" in browser.text(), "that the engine has stopped")
    browser.run("bridge.module = window.module")
    browser.keys("Escape")
    # The program itself.
    said = browser.said()
    browser.run("""
        const script = document.createElement("script");
        script.textContent = "throw new WebAssembly.RuntimeError('unreachable')";
        document.head.append(script);
    """)
    until(lambda: browser.run("return !!document.querySelector('#front button')"), "that the program has stopped")
    browser.picture("13-stopped")
    browser.run("document.querySelector('#front button').click()")
    time.sleep(1)
    until(browser.has_started, "the program again")
    until(lambda: browser.said() == said, "the same step")


def statistics(times):
    times = sorted(times)
    return {"median": round(times[len(times) // 2], 1), "95 %": round(times[len(times) * 95 // 100], 1)}


def main():
    server = Server(PAGE)
    browser = Browser()
    try:
        use(browser, server)
    except BaseException:
        browser.picture("failed")
        print(*browser.log(), browser.text()[:1500], sep="\n", file=sys.stderr)
        raise
    finally:
        browser.end()


if __name__ == "__main__":
    main()
