// Reads one question with another instance of the program, and posts what it finds.

globalThis.bridge = { answer: (text) => postMessage(text), canPause: () => false, now: () => performance.now() };

onmessage = async ({ data: { module, question } }) => {
  const { default: init, readQuestion } = await import("./yomisuji.js");
  await init({ module_or_path: module });
  readQuestion(question);
};
