"""Uses the program in a browser as a class would, through WebDriver, and says what it measured.

Usage: web-driver.py FOLDER-OF-THE-PAGE FOLDER-FOR-PICTURES [chrome|firefox]
"""

import base64
import functools
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

PAGE, PICTURES = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
BROWSER = sys.argv[3] if len(sys.argv) > 3 else "chrome"
ROOT = pathlib.Path(__file__).resolve().parent.parent
KEYS = {
    "Control": "\ue009", "Shift": "\ue008", "Enter": "\ue007", "Escape": "\ue00c", "Left": "\ue012",
    "Up": "\ue013", "Right": "\ue014", "Down": "\ue015", "Home": "\ue011", "End": "\ue010",
    "PageUp": "\ue00e", "PageDown": "\ue00f", "Tab": "\ue004", "Backspace": "\ue003", "F11": "\ue03b",
}


class Server(http.server.ThreadingHTTPServer):
    """Any static server would do."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=str(folder))
        super().__init__(("127.0.0.1", 0), handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self.server_port}/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

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
                "args": ["-headless", "--width=1280", "--height=720"],
                "prefs": {"browser.download.folderList": 2, "browser.download.dir": str(self.files)}}}),
        }
        program, wanted = kinds[BROWSER]
        self.driver = subprocess.Popen([program, "--port=9515"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: self.is_up(), "the driver")
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.session = f"/session/{made['sessionId']}"
        self.version = made["capabilities"]["browserVersion"]

    def is_up(self):
        try:
            return self.call("GET", "/status")["ready"]
        except urllib.error.URLError:
            return False

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:9515{path}", data, headers, method=method)
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
