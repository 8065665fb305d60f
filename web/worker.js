// Reads one question with another instance of the program, and posts what it finds; nothing, if that
// has failed.

globalThis.bridge = { answer: (text) => postMessage(text), canPause: () => false, now: () => performance.now() };

onmessage = async ({ data: { module, parts, question } }) => {
  try {
    const { default: rest } = await import("./rest.js");
    rest.modules = parts;
    const { default: init, readQuestion } = await import("./yomisuji.js");
    await init({ module_or_path: module });
    readQuestion(question);
  } catch (error) {
    console.error(error);
    postMessage(undefined);
  }
};
