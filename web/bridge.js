// What the program asks of the page; `src/host/web/bridge.rs` and `src/gui/web.rs` name each part.

const PREFIX = "yomisuji:";
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
    this.worker.postMessage({ module: bridge.module, question });
  }

  end() {
    this.worker.terminate();
  }
}

const bridge = {
  // The compiled program, for its workers.
  module: undefined,
  Worker: ReadingWorker,

  address: () => location.origin + location.pathname,
  takeLink() {
    const { href, hash, pathname } = location;
    if (hash.length < 2) return undefined;
    history.replaceState(null, "", pathname);
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
      const input = document.createElement("input");
      input.type = "file";
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
      return error.name === "QuotaExceededError" ? "full" : "off";
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

  say(sentence) {
    document.getElementById("said").textContent = sentence;
  },
  describe(text) {
    document.getElementById("text").textContent = text;
  },

  // In a worker.
  answer(text) {
    postMessage(text);
  },
};
globalThis.bridge = bridge;

// Says that the program has ended; what was made is kept, and comes back with the page.
export function fail(error) {
  console.error(error);
  if (message) return;
  message = document.getElementById("front");
  const says = [
    ["ja", "思いがけないことが起きて、プログラムが止まりました。作ったものはこのブラウザーに残っています。"],
    ["en", "Something unforeseen happened, and the program has stopped. What you made is kept in this browser."],
  ];
  message.replaceChildren(
    ...says.map(([lang, textContent]) => Object.assign(document.createElement("p"), { lang, textContent })),
  );
  const again = document.createElement("button");
  again.textContent = "もう一度開く / Open again";
  again.onclick = () => location.reload();
  message.append(again);
  message.hidden = false;
}

export default bridge;
