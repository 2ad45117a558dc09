// Loads the program and starts it, or says in the page why it cannot.

import * as notices from "./notices.js";
import * as shelf from "./shelf.js";

const TEXTS = {
  en: {
    loading: "The fog is rising …",
    unable: "This browser cannot run WebAssembly, which Fogbound is made of. Any current browser can.",
    unloaded: "A part of Fogbound could not be loaded. Please check the connection and load the page again.",
    broken: "Something in Fogbound broke. Your game is kept in this browser: load the page again to go on.",
    again: "Load again",
  },
  de: {
    loading: "Der Nebel steigt …",
    unable: "Dieser Browser kann kein WebAssembly ausführen, aus dem Fogbound besteht. Jeder aktuelle Browser kann das.",
    unloaded: "Ein Teil von Fogbound ließ sich nicht laden. Bitte die Verbindung prüfen und die Seite neu laden.",
    broken: "In Fogbound ist etwas zerbrochen. Das Spiel ist in diesem Browser aufgehoben: Seite neu laden, um weiterzuspielen.",
    again: "Neu laden",
  },
};

/** A choice the player made earlier, or `null`; storage may be forbidden. */
function chosen(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const theme = chosen("fogbound.theme");
if (theme) document.documentElement.dataset.theme = theme;

const languages = [chosen("fogbound.language"), ...navigator.languages];
const language = languages.map((tag) => tag?.slice(0, 2)).find((tag) => tag in TEXTS) ?? "en";
document.documentElement.lang = language;
const texts = TEXTS[language];

const boot = document.getElementById("boot");
boot.querySelector("[role=status]").textContent = texts.loading;

/** Shows a message over the page, once, with what exactly went wrong below it. */
function fail(message, error) {
  if (document.getElementById("failure")) return;
  boot.remove();
  const box = document.createElement("div");
  box.id = "failure";
  box.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = message;
  const detail = document.createElement("pre");
  detail.textContent = String(error);
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = texts.again;
  again.addEventListener("click", () => location.reload());
  box.append(text, detail, again);
  document.body.append(box);
  again.focus();
}

/** The sentences of the program in the language of the page. */
async function sentences() {
  const response = await fetch(document.body.getAttribute(`data-texts-${language}`));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** Fetches and compiles the program. */
async function compiled() {
  const program = await import("./app.js");
  await program.default();
  globalThis.fogboundProgram = program;
  return program;
}

/** Where the program finds the shelf. */
globalThis.fogboundShelf = shelf;
/** Where it finds what the browser does about notices. */
globalThis.fogboundNotices = notices;

/** Runs the program; it fills the page. */
async function load() {
  if (typeof WebAssembly !== "object") {
    fail(texts.unable, "WebAssembly: undefined");
    return;
  }
  let program, source;
  try {
    [program, source] = await Promise.all([compiled(), sentences(), shelf.open()]);
  } catch (error) {
    fail(error instanceof WebAssembly.CompileError ? texts.unable : texts.unloaded, error);
    return;
  }
  try {
    program.start(language, source);
    boot.remove();
  } catch (error) {
    fail(texts.broken, error);
  }
}

/** The program stops for good when it panics; every later call would fail. */
function watch(error) {
  if (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) {
    fail(texts.broken, error);
  }
}

// A ring around the whole board is for those who use keys.
for (const [event, pointed] of [["pointerdown", true], ["keydown", false]]) {
  addEventListener(event, () => document.documentElement.classList.toggle("pointed", pointed), true);
}

addEventListener("error", (event) => watch(event.error));
addEventListener("unhandledrejection", (event) => watch(event.reason));
await load();
// Without it the page works too, but not offline.
navigator.serviceWorker?.register("sw.js").catch((error) => console.info(error));
