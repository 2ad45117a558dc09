// Runs the program beside the page, where it may think as long as it likes.

import * as program from "./app.js";

// Messages may arrive before there is someone to answer them.
const early = [];
const keep = (event) => early.push(event.data);
addEventListener("message", keep);

try {
  await program.default();
  // For `link.js`.
  globalThis.fogboundProgram = program;
  await program.work();
  removeEventListener("message", keep);
  early.forEach((data) => dispatchEvent(new MessageEvent("message", { data })));
} catch (error) {
  // Thrown from here it would stay in the worker; from a task of its own it reaches the page.
  setTimeout(() => {
    throw error;
  });
}
