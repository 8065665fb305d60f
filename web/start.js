// Starts the program on the page.

import bridge, { fail } from "./bridge.js";
import init from "./yomisuji.js";

// Keys that a browser would take for itself, although they are the program's.
const OWN = new Set(["Home", "End", "PageUp", "PageDown", "F1", "F3", "F6", "F7", "F10"]);
const ITS = new Set(["c", "v", "x", "r", "t", "n", "w", "q", "Tab", "F5"]);
addEventListener(
  "keydown",
  (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !ITS.has(event.key);
    const types = event.target instanceof HTMLInputElement && !event.ctrlKey;
    const quickFind = (event.key === "/" || event.key === "'") && !types;
    const zooms = isCommand && "+-0=".includes(event.key) && event.key.length === 1;
    if (OWN.has(event.key) || quickFind || (isCommand && !zooms)) event.preventDefault();
  },
  { capture: true },
);
addEventListener("error", ({ error }) => error && fail(error));
addEventListener("unhandledrejection", ({ reason }) => fail(reason));

// Where a browser can suspend a program in the midst of its work (JSPI), `pause` does that.
const { port1, port2 } = new MessageChannel();
const rest = () =>
  new Promise((resolve) => {
    port2.onmessage = resolve;
    port1.postMessage(null);
  });
if (bridge.canPause()) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (module, imports) => {
    for (const calls of Object.values(imports)) {
      for (const name of Object.keys(calls).filter((name) => name.startsWith("__wbg_pause_"))) {
        calls[name] = new WebAssembly.Suspending(rest);
      }
    }
    return instantiate.call(WebAssembly, module, imports);
  };
}

try {
  const response = await fetch(new URL("yomisuji_bg.wasm", import.meta.url));
  const isNamed = response.headers.get("Content-Type") === "application/wasm";
  bridge.module = isNamed
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer());
  performance.mark("compiled");
  bridge.wasm = await init({ module_or_path: bridge.module });
  bridge.worksBy(bridge.wasm.doWork);
} catch (error) {
  fail(error);
}

// Once loaded, the page opens without a network.
navigator.serviceWorker?.register(new URL("service.js", import.meta.url)).catch(() => {});
