"""Runs the cells of docs/notebook.md in JupyterLab in Chromium, and steps through them by keys.

Usage: notebook-driver.py FOLDER-FOR-PICTURES
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PICTURES = pathlib.Path(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parent.parent

#: What the person sees who has no anywidget.
WITHOUT = """
import sys
sys.modules["anywidget"] = None
yomisuji._show._widget_class.cache_clear()
yomisuji.show(tree, step=3)
"""


def cells():
    text = (ROOT / "docs/notebook.md").read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.S)
    return ['import yomisuji; yomisuji.lang = "en"', *found, WITHOUT, "print(len(visited), page.step)"]


def notebook():
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    made = [{**cell, "id": f"cell-{at}", "source": source} for at, source in enumerate(cells())]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def wait(what, until, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = until()
        except Exception as error:  # Not there yet.
            found, last = None, error
        else:
            last = found
        if found:
            return found
        time.sleep(0.2)
    raise SystemExit(f"never came: {what} ({last})")


class Lab:
    """JupyterLab on a folder of its own, and a browser in front of it."""

    def __init__(self, folder):
        home = pathlib.Path(folder, "home")
        work = pathlib.Path(folder, "work")
        home.mkdir()
        work.mkdir()
        (work / "cells.ipynb").write_text(json.dumps(notebook()), encoding="utf-8")
        # It asks whether it may fetch news, and stands in the way.
        settings = home / ".jupyter/lab/user-settings/@jupyterlab/apputils-extension"
        settings.mkdir(parents=True)
        (settings / "notification.jupyterlab-settings").write_text('{"fetchNews": "false"}')
        flags = ["--no-browser", "--allow-root", "--ip=127.0.0.1", "--ServerApp.port=0"]
        flags += ["--IdentityProvider.token=", "--ServerApp.port_retries=0", f"--ServerApp.root_dir={work}"]
        flags += ["--expose-app-in-browser", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
        environment = {**os.environ, "HOME": str(home), "JUPYTER_RUNTIME_DIR": str(home / "runtime")}
        self.log = pathlib.Path(folder, "log")
        with self.log.open("w") as log:
            command = [sys.executable, "-m", "jupyterlab", *flags]
            self.server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        address = r"http://127\.0\.0\.1:[1-9]\d*/"
        self.address = wait("the server", lambda: re.search(address, self.log.read_text()))[0]
        wait("its answer", lambda: urllib.request.urlopen(f"{self.address}api").status == 200)
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in ("headless=new", "no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-sync",
                     "disable-background-networking", "disable-component-update", "window-size=1200,900",
                     f"user-data-dir={folder}/profile"):
            options.add_argument(f"--{flag}")
        service = webdriver.ChromeService("/usr/bin/chromedriver", env={**os.environ, "HOME": str(home)})
        self.browser = webdriver.Chrome(options=options, service=service)

    def close(self):
        if hasattr(self, "browser"):
            self.browser.quit()
        self.server.terminate()
        self.server.wait()

    def command(self, name):
        self.browser.execute_script("return window.jupyterapp.commands.execute(arguments[0])", name)

    def cell(self, at):
        return self.browser.find_element("css selector", f'.jp-Notebook-cell[data-windowed-list-index="{at}"]')

    def output(self, at):
        return self.cell(at).find_element("css selector", ".jp-OutputArea").text

    def to_cell(self, at):
        script = "const book = jupyterapp.shell.currentWidget.content; book.activeCellIndex = arguments[0]; return book.scrollToItem(arguments[0])"
        self.browser.execute_script(script, at)
        return wait(f"cell {at}", lambda: self.cell(at))

    def page(self, at):
        """The shadow tree of the page in a cell."""
        self.to_cell(at)
        host = wait(f"the page in cell {at}", lambda: self.cell(at).find_element("css selector", "[data-lm-suppress-shortcuts]"))
        return wait("what is in it", lambda: host.shadow_root)

    def press(self, *keys):
        chain = ActionChains(self.browser)
        for key in keys:
            chain = chain.send_keys(key)
        chain.perform()

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.browser.save_screenshot(str(PICTURES / f"{name}.png"))


def number(page):
    return page.find_element("css selector", "#number").text


def is_in(page, expected):
    wait(f"step {expected}", lambda: number(page) == expected, 20)


def drive(lab):
    browser = lab.browser
    browser.get(f"{lab.address}lab/tree/cells.ipynb?reset")
    wait("the notebook", lambda: browser.execute_script("return window.jupyterapp?.shell.currentWidget?.content?.widgets?.length > 3"))
    wait("the kernel", lambda: browser.execute_script("return jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'"))
    last = len(cells()) - 1
    lab.command("notebook:run-all-cells")

    def is_done():
        script = "return jupyterapp.shell.currentWidget.content.widgets.map(cell => [cell.model.executionCount, JSON.stringify(cell.model.outputs.toJSON())])"
        done = browser.execute_script(script)
        wrong = [output for _, output in done if '"output_type":"error"' in output]
        if wrong:
            raise SystemExit(f"a cell has failed: {wrong[0]}")
        return all(count for count, _ in done)

    wait("the end of all cells", is_done, 120)
    print("all cells ran")

    # Cell 1 is the tree, 2 has sent it to step 12, and its sentence is told.
    page = lab.page(1)
    is_in(page, "12 / 38")
    page.find_element("css selector", "#picture").click()
    lab.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    is_in(page, "14 / 38")
    lab.picture("tree")
    lab.press(Keys.HOME)
    is_in(page, "0 / 38")
    lab.press(Keys.PAGE_DOWN, " ", Keys.ARROW_LEFT)
    is_in(page, "10 / 38")
    page.find_element("css selector", "#next").click()
    is_in(page, "11 / 38")
    # No key has gone through to the notebook.
    assert browser.execute_script("return jupyterapp.shell.currentWidget.content.activeCellIndex") == 1
    assert browser.execute_script("return jupyterapp.shell.currentWidget.content.widgets.length") == last + 1
    lab.to_cell(last)
    lab.command("notebook:run-cell")
    # Step 12 from Python, and seven from here: Python has heard of each.
    wait("what Python has heard", lambda: "8 11" in lab.output(last))
    print("keys step, and Python hears them")

    judged = next(at for at, source in enumerate(cells()) if source.startswith("verdict.show"))
    page = lab.page(judged)
    assert "Wrong window" in page.find_element("css selector", "#wrong").text
    lab.picture("judged")
    page = lab.page(next(at for at, source in enumerate(cells()) if "def nim" in source))
    assert number(page).split(" / ")[0] == number(page).split(" / ")[1], number(page)
    lab.picture("game")
    print("a wrong step and a game of one's own are shown")

    lab.to_cell(last - 1)
    frame = wait("the page without anywidget", lambda: lab.cell(last - 1).find_element("css selector", "iframe"))
    browser.switch_to.frame(frame)
    host = wait("what is in it", lambda: browser.find_element("css selector", "[data-lm-suppress-shortcuts]"))
    is_in(host.shadow_root, "3 / 39")
    host.shadow_root.find_element("css selector", "#picture").click()
    lab.press(Keys.ARROW_RIGHT)
    is_in(host.shadow_root, "4 / 39")
    browser.switch_to.default_content()
    lab.picture("without")
    print("without anywidget the page steps by itself")


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    lab = Lab(folder)
    try:
        drive(lab)
    except BaseException:
        if hasattr(lab, "browser"):
            lab.picture("failed")
        print(lab.log.read_text()[-3000:])
        raise
    finally:
        lab.close()
