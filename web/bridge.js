// What the program asks of the page; `src/host/web/bridge.rs` and `src/gui/web/bridge.rs` name each part.

import parts from "./rest.js";
import platform from "./scorm.js";

// Another folder of the same server is another program, and so is that of another pupil of a platform who
// sits at the same computer.
const FOLDER = new URL(".", location.href).pathname;
const PUPIL = platform.learner && encodeURIComponent(platform.learner.id);
const PREFIX = PUPIL === undefined ? `yomisuji:${FOLDER}:` : `yomisuji@${PUPIL}:${FOLDER}:`;
const TYPES = { pdf: "application/pdf", html: "text/html", svg: "image/svg+xml", png: "image/png" };

const blob = (name, bytes) => {
  const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
  return URL.createObjectURL(new Blob([bytes], { type }));
};

const download = (name, bytes) => {
  const link = document.createElement("a");
  link.href = blob(name, bytes);
  link.download = name.split("/").pop();
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

// Pages that are open hold a lock each; this is what was held when the page was opened.
const locks = await navigator.locks?.query().catch(() => undefined);
const open = new Set(locks?.held?.map((lock) => lock.name));

// In the voice of its language: only Japanese has kana.
const write = (id, textContent) => {
  const lang = /[\u3040-\u30ff]/.test(textContent) ? "ja" : "en";
  Object.assign(document.getElementById(id), { textContent, lang });
};

let chooser;
let work = () => {};
let message;

class ReadingWorker {
  constructor(question, heard) {
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => heard(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      heard(undefined);
    };
    this.worker.postMessage({ module: bridge.module, parts: parts.modules, question });
  }

  end() {
    this.worker.onmessage = this.worker.onerror = null;
    this.worker.terminate();
  }
}

const bridge = {
  // The compiled program, for its workers.
  module: undefined,
  Worker: ReadingWorker,

  address: () => location.origin + location.pathname,
  takeLink() {
    const { href, hash, pathname, search } = location;
    if (hash.length < 2) return undefined;
    // What the link alone has stays in the address, so that it is there after a reload, too.
    if (!/[#&](position|own)=/.test(hash)) history.replaceState(null, "", pathname + search);
    return href;
  },
  language: () => navigator.language,
  random: () => Math.floor(Math.random() * 2 ** 32),
  now: () => performance.now(),

  download,
  show(name, bytes) {
    // A browser that allows no other tab gives a file instead.
    window.open(blob(name, bytes), "_blank") ?? download(name, bytes);
  },

  choose() {
    chooser?.(null);
    return new Promise((resolve) => {
      chooser = resolve;
      document.getElementById("file")?.remove();
      const input = document.createElement("input");
      Object.assign(input, { type: "file", id: "file", hidden: true });
      document.body.append(input); // Some browsers forget one that stands nowhere.
      input.addEventListener("cancel", () => resolve(null));
      input.addEventListener("change", async () => {
        const file = input.files[0];
        const bytes = await file.arrayBuffer().catch(() => undefined);
        resolve(bytes ? [file.name, new Uint8Array(bytes)] : null);
      });
      input.click();
    });
  },

  recall(name) {
    try {
      return localStorage.getItem(PREFIX + name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(name, text) {
    try {
      localStorage.setItem(PREFIX + name, text);
      return undefined;
    } catch (error) {
      return error.name === "SecurityError" || error.name === "TypeError" ? "off" : "full";
    }
  },
  forget(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing is kept there.
    }
  },
  kept() {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
      return names.map((name) => name.slice(PREFIX.length));
    } catch {
      return [];
    }
  },

  // The bytes of the pack beside the page, if there is one; `web/start.js` fetches it.
  pack: undefined,
  course: () => bridge.pack,
  learner: () => platform.learner?.name,
  keptThere: platform.get,
  tell: platform.tell,
  trouble: platform.trouble,
  // The program waits for it: packages are made in one go.
  pageFile(name) {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", new URL(name, import.meta.url), false);
      request.overrideMimeType("text/plain; charset=x-user-defined"); // Bytes as they are.
      request.send();
      if (request.status !== 200) return undefined;
      return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
    } catch {
      return undefined;
    }
  },

  isOpen: (start) => open.has(PREFIX + start),
  isHere(start) {
    navigator.locks?.request(PREFIX + start, () => new Promise(() => {})).catch(() => {});
  },

  // The work of the program, which can be suspended where the browser knows how.
  worksBy(doWork) {
    work = WebAssembly.promising?.(doWork) ?? doWork;
  },
  workSoon() {
    setTimeout(async () => {
      try {
        await work();
      } catch (error) {
        fail(error);
      }
    });
  },
  pause() {},
  canPause: () => "Suspending" in WebAssembly,

  onAddress(act) {
    addEventListener("hashchange", act);
  },
  onLeaving(act) {
    addEventListener("pagehide", () => {
      act();
      platform.finish();
    });
    addEventListener("visibilitychange", () => {
      if (!document.hidden) return;
      act();
      platform.keep();
    });
  },
  started(error) {
    if (error === undefined) {
      document.getElementById("front").hidden = true;
      performance.mark("started");
    } else {
      fail(error);
    }
  },

  fillScreen(fills) {
    const asked = fills ? document.documentElement.requestFullscreen?.() : document.exitFullscreen?.();
    asked?.catch(() => {});
  },

  // The program begins with the letters of its own texts; the others come beside the first picture.
  async wholeFont() {
    try {
      const response = await fetch(new URL("japanese.ttf", import.meta.url));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  },

  say: (sentence) => write("said", sentence),
  describe: (text) => write("text", text),

  // In a worker.
  answer(text) {
    postMessage(text);
  },
};
globalThis.bridge = bridge;

// Says that the program has ended, and why; from then on nothing is drawn and nothing written.
export function fail(error) {
  console.error(error);
  if (message) return;
  const started = performance.getEntriesByName("started").length > 0;
  window.requestAnimationFrame = () => 0;
  bridge.keep = () => "off";
  bridge.forget = () => {};
  message = document.getElementById("front");
  const says = started
    ? [
        ["ja", "思いがけないことが起きて、プログラムが止まりました。最後に保存したところから、もう一度開けます。"],
        ["en", "Something unforeseen happened, and the program has stopped. It opens again where it was last saved."],
      ]
    : [
        ["ja", "このブラウザーでは開けませんでした。"],
        ["en", "It could not be opened in this browser."],
      ];
  const line = (lang, textContent) => Object.assign(document.createElement("p"), { lang, textContent });
  const button = (textContent, hash) => {
    const onclick = () => {
      history.replaceState(null, "", location.pathname + location.search + hash);
      location.reload();
    };
    return Object.assign(document.createElement("button"), { textContent, onclick });
  };
  message.replaceChildren(
    ...says.map(([lang, text]) => line(lang, text)),
    line("en", String(error?.message ?? error)),
    button("もう一度開く / Open again", ""),
    button("最初の課題を開く / Open the first lesson", "#lesson=m-00-tree"),
  );
  message.hidden = false;
}

export default bridge;
