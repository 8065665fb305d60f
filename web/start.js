// Starts the program on the page.

import bridge, { fail } from "./bridge.js";
import parts, { compile } from "./rest.js";
import platform from "./scorm.js";
import init from "./yomisuji.js";

// Keys that a browser would take for itself, although they are the program's.
const ALONE = new Set(["Home", "End", "PageUp", "PageDown", "F2", "F11"]);
const WITH_CONTROL = new Set("k12345ngospefzy+-0=");
addEventListener(
  "keydown",
  (event) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const control = event.ctrlKey || event.metaKey;
    const types = event.target instanceof HTMLInputElement;
    const own = control
      ? WITH_CONTROL.has(key) && (!event.shiftKey || "+=".includes(key))
      : ALONE.has(key) || (!types && (key === "/" || key === "'"));
    if (own || (control && event.shiftKey && key === "c")) event.preventDefault();
  },
  { capture: true },
);

// What other scripts do on the page, such as those of extensions, is not ours.
const isOurs = (error) =>
  error instanceof WebAssembly.RuntimeError || /yomisuji(_bg)?\.(js|wasm)|\/bridge\.js/.test(error?.stack ?? "");
addEventListener("error", ({ error }) => isOurs(error) && fail(error));
addEventListener("unhandledrejection", ({ reason }) => isOurs(reason) && fail(reason));

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

// The field that takes what is typed has no name of its own; the window draws what it is for.
new MutationObserver(() => {
  for (const field of document.querySelectorAll("input:not([aria-label])")) {
    field.setAttribute("aria-label", "読み筋 yomisuji");
  }
}).observe(document.body, { childList: true, subtree: true });

function isKept() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // Not in this frame.
  }
}

try {
  if (platform.course) {
    const pack = await fetch(new URL(platform.course, import.meta.url));
    if (!pack.ok) throw new Error(`${pack.url}: ${pack.status} ${pack.statusText}`);
    bridge.pack = new Uint8Array(await pack.arrayBuffer());
    // What a platform was told at the end is the end: the page begins anew.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }
  // Browsers do not ask a service worker for what the program waits for: what it keeps is fetched before.
  const kept = isKept() ? parts.arrive().catch(() => {}) : undefined;
  bridge.module = await compile(await fetch(new URL("yomisuji_bg.wasm", import.meta.url)));
  performance.mark("compiled");
  await kept;
  bridge.wasm = await init({ module_or_path: bridge.module });
  bridge.worksBy(bridge.wasm.doWork);
  parts.come();
} catch (error) {
  fail(error);
}

// Once loaded, the page opens without a network; a platform serves its course itself.
try {
  if (!platform.course) navigator.serviceWorker?.register(new URL("service.js", import.meta.url)).catch(() => {});
} catch {
  // Not in this frame.
}
