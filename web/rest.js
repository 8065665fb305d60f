// What the first picture does without: it comes beside it, or as soon as something of it is called.
// `web/build` writes the names.

const FILES = [/* @REST@ */];
const address = (name) => new URL(name, import.meta.url);

let first; // What the program shares with its parts.
const rest = { modules: [], arrive, come };

// Before the program goes on; it waits for this.
function load() {
  performance.mark("waited");
  for (const [number, name] of FILES.entries()) join(rest.modules[number] ?? new WebAssembly.Module(bytes(name)));
  first.joined.value = 1;
}

const join = (part) => new WebAssembly.Instance(part, { first });

function bytes(name) {
  const request = new XMLHttpRequest();
  request.open("GET", address(name), false);
  request.overrideMimeType("text/plain; charset=x-user-defined"); // Bytes as they are.
  request.send();
  if (request.status !== 200) throw new Error(`${request.responseURL}: ${request.status} ${request.statusText}`);
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
}

async function arrive() {
  rest.modules = await Promise.all(FILES.map(async (name) => compile(await fetch(address(name)))));
}

// A network that is gone may come again.
async function come(pause = 1_000) {
  try {
    if (rest.modules.length < FILES.length) await arrive();
    if (FILES.length === 0 || first.joined.value) return;
    for (const part of rest.modules) await WebAssembly.instantiate(part, { first });
    first.joined.value = 1;
  } catch (error) {
    console.warn(error);
    setTimeout(come, pause, 2 * pause);
  }
}

// What a server has sent as a module.
export async function compile(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  const isNamed = response.headers.get("Content-Type") === "application/wasm";
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

// The program is the only module that asks for `rest`.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (module, imports) => {
  const made = await instantiate.call(WebAssembly, module, { ...imports, rest: { load } });
  if (!imports.first) first = made.exports;
  return made;
};

export default rest;
