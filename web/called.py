"""Uses a page in Chromium as somebody who has just opened it, and writes which functions were called.

Usage: called.py FOLDER FILE

The program in FOLDER is one that `split watched` has made; FILE gets a byte a function: whether it has been
called in a run in any of these languages and windows.
"""

import functools
import http.server
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

FOLDER, FILE = map(pathlib.Path, sys.argv[1:])
RUNS = [
    ("ja", "1280,720"), ("en", "1280,860"), ("ja", "1920,1080"), ("en", "1024,768"), ("ja", "390,844"),
    ("en", "390,844"), ("ja", "820,1180"),
]

# Some steps and back, as by keys, a mouse and a finger; then what the program has noted.
USE = """
import bridge from "./bridge.js";
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
while (!performance.getEntriesByName("started").length) await pause(100);
await pause(2_000);
const canvas = document.querySelector("canvas");
const press = async (key, more) => {
  for (const kind of ["keydown", "keyup"]) {
    (document.activeElement ?? canvas).dispatchEvent(new KeyboardEvent(kind, { key, code: key, bubbles: true, cancelable: true, ...more }));
  }
  await pause(150);
};
const point = async (kind, clientX, clientY, more) => {
  canvas.dispatchEvent(new MouseEvent(kind, { clientX, clientY, bubbles: true, cancelable: true, ...more }));
  await pause(100);
};
const touch = async (kind, ...places) => {
  const touches = places.map(([clientX, clientY]) => new Touch({ identifier: 1, target: canvas, clientX, clientY }));
  canvas.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: touches, targetTouches: touches, bubbles: true, cancelable: true }));
  await pause(100);
};
const keys = "Right Left Right Right Right Left Left End Left Left Home Right Down Up".split(" ");
for (const key of keys) await press(["End", "Home"].includes(key) ? key : `Arrow${key}`);
for (const key of ["Tab", " ", " "]) await press(key);
const [x, y] = [innerWidth / 2, innerHeight / 2];
for (const [dx, dy] of [[0, 0], [40, 30], [-innerWidth / 3, 0], [innerWidth / 3, 0], [0, innerHeight / 2 - 60]]) {
  await point("mousemove", x + dx, y + dy);
  await pause(300);
}
await point("mousedown", x, y, { buttons: 1 });
await point("mousemove", x + 30, y + 20, { buttons: 1 });
await point("mouseup", x + 30, y + 20);
canvas.dispatchEvent(new WheelEvent("wheel", { clientX: x, clientY: y, deltaY: 40, bubbles: true, cancelable: true }));
await pause(200);
await touch("touchstart", [x, y]);
await touch("touchmove", [x + 40, y + 20]);
canvas.dispatchEvent(new TouchEvent("touchend", { bubbles: true, cancelable: true }));
for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) await press(key);
await pause(1_000);
await fetch("called", { method: "POST", body: new Uint8Array(bridge.wasm.called.buffer) });
"""


class Page(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript", ".wasm": "application/wasm"}

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        page = (FOLDER / "index.html").read_text("utf-8") + f'<script type="module">{USE}</script>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page.encode())

    def do_POST(self):
        self.server.called = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        self.server.ended.set()

    def log_message(self, *_):
        pass


program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome", "chrome"])))
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Page, directory=str(FOLDER)))
server.ended = threading.Event()
threading.Thread(target=server.serve_forever, daemon=True).start()
runs = []
for language, size in RUNS:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        server.ended.clear()
        browser = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--no-first-run", f"--lang={language}", f"--accept-lang={language}",
             f"--window-size={size}", f"--user-data-dir={profile}", f"http://localhost:{server.server_port}/"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        has_ended = server.ended.wait(120)
        browser.terminate()
        browser.wait()
    if not has_ended:
        sys.exit("the page has not started")
    runs.append(server.called)
FILE.write_bytes(bytes(map(max, zip(*runs))))
