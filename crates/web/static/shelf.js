// The shelf: every game that this browser keeps, in IndexedDB. What is told of a game (`told`) lies beside its
// record (`kept`), so that a thousand games are listed without reading one of them.
//
// A write is one transaction. It is refused if another tab has written since this one has read: each write
// has a stamp, the name of its tab and a number. Until a write is complete it also stands in localStorage,
// where it is written at once. The next start finds these last words of a tab that was closed too early. They
// are also what is left if IndexedDB is full or blocked.
//
// A browser that finds its database damaged begins a new, empty one without a word. A mark in localStorage tells
// that there was one.

const LAST = "fogbound.last.";
const MARK = "fogbound.shelf";
const STORES = ["told", "kept"];
/** How long the database may take to open. */
const PATIENCE = 3000;
const TAB = fresh();

/** The database; `null` if it has not opened, `undefined` if the browser has closed it since. */
let database = null;
let problem = "";
let writes = 0;
/** What is told of each game. */
const games = new Map();
/** The stamps of the games as this tab has read them. */
const stamps = new Map();
/** The games that this tab has removed. */
const removed = new Map();
const tabs = new BroadcastChannel("fogbound.shelf");

/** A new name for a game. */
export function fresh() {
  return Math.random().toString(36).slice(2, 12);
}

/** True if the write of a stamp came before that of another one, or is the same. */
function isBefore(stamp, other) {
  const [[tab, number], [otherTab, otherNumber]] = [stamp, other].map((stamp) => stamp.split("."));
  return tab === otherTab && Number(number) <= Number(otherNumber);
}

/** True if a game may be written over what is told of it now. */
function follows(game, told) {
  return !told || told.stamp === game.after || isBefore(told.stamp, game.stamp);
}

const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs a transaction, and waits until it is complete: what it has written is on the disk then. */
async function transact(mode, work) {
  if (database === undefined) await connect();
  const transaction = database.transaction(STORES, mode, { durability: "strict" });
  const complete = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const stores = STORES.map((name) => transaction.objectStore(name));
  const [result] = await Promise.all([work(...stores), complete]);
  return result;
}

function place({ id, when, stamp, name, told, record, drafts, names }, toldStore, keptStore) {
  toldStore.put({ id, when, stamp, name, told });
  keptStore.put({ id, record, drafts, names });
  setItem(MARK, "1");
}

/** Writes a game. Returns `false` if another tab has written it since. */
function write(game) {
  return transact("readwrite", async (told, kept) => {
    const row = await answer(told.get(game.id));
    const there = row && summary(row);
    if (!follows(game, there)) return false;
    place({ ...game, name: there?.name ?? game.name }, told, kept);
    return true;
  });
}

/** The last words of all tabs, or nothing where storage is forbidden. */
function lastWords() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(LAST));
    return keys.flatMap((key) => lastOf(key.slice(LAST.length)) ?? []);
  } catch {
    return [];
  }
}

function lastOf(id) {
  try {
    const last = JSON.parse(localStorage.getItem(LAST + id));
    return isGame(last) && last.id === id ? last : undefined;
  } catch {
    return undefined;
  }
}

function setItem(key, value) {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const setLast = (game) => setItem(LAST + game.id, JSON.stringify(game));

/** Forgets the last words about a game that were not later than these. */
function forgetLast(game) {
  const last = lastOf(game.id);
  if (last && isBefore(last.stamp, game.stamp)) localStorage.removeItem(LAST + game.id);
}

const isId = (id) => typeof id === "string" && /^[a-z0-9]{1,32}$/.test(id);

const isGame = (game) =>
  ["stamp", "name", "told", "record", "drafts", "names"].every((part) => typeof game?.[part] === "string") &&
  typeof game.when === "number" && isId(game.id);

const text = (value) => (typeof value === "string" ? value : "");

/** What is told of a game. A row of the database may be damaged. */
const summary = ({ id, when, stamp, name, told }) =>
  ({ id, when: Number(when) || 0, stamp: text(stamp), name: text(name), told: text(told) });

/** Puts last words on the shelf. What another tab has gone on from since becomes a game of its own. */
async function recover(last) {
  try {
    let game = last;
    if (!(await write(game))) {
      const there = games.get(last.id);
      if (there && !isBefore(last.stamp, there.stamp)) {
        game = { ...last, id: fresh() };
        await write(game);
      }
    }
    forgetLast(last);
    if (follows(game, games.get(game.id))) games.set(game.id, summary(game));
  } catch {
    games.set(last.id, summary(last));
  }
}

async function connect() {
  const request = indexedDB.open("fogbound", 1);
  request.onupgradeneeded = () => {
    if (hasMark()) problem = "gone";
    STORES.forEach((name) => request.result.createObjectStore(name, { keyPath: "id" }));
  };
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("IndexedDB does not open")), PATIENCE));
  database = await Promise.race([answer(request), late]);
  database.onversionchange = () => database.close();
  database.onclose = () => database = undefined;
}

function hasMark() {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Opens the shelf and reads what is told of its games. */
export async function open() {
  try {
    await connect();
    const all = (told, kept) => Promise.all([answer(told.getAll()), answer(kept.getAllKeys())]);
    const [rows, ids] = await transact("readonly", all);
    // A record of which nothing is told is a game all the same.
    for (const row of [...ids.map((id) => ({ id })), ...rows]) if (isId(row.id)) games.set(row.id, summary(row));
  } catch (error) {
    console.info(error);
    problem = "blocked";
  }
  await Promise.all(lastWords().map(recover));
}

/** `blocked` if games cannot be kept in IndexedDB, `gone` if those are lost that were, or nothing. */
export const trouble = () => problem;

/** All games: name, time of the last change, given name, and what is told. */
export const list = () => [...games.values()].map(({ id, when, name, told }) => [id, when, name, told]);

/** Keeps a game: `kept`, `elsewhere` if another tab has gone on with it, or `lost` if nothing takes it. */
export async function put(id, told, record, drafts, names) {
  const before = games.get(id);
  const stamp = `${TAB}.${++writes}`;
  const name = before?.name ?? "";
  const game = { id, when: Date.now(), stamp, name, told, record, drafts, names, after: stamps.get(id) };
  const isSafe = setLast(game);
  games.set(id, summary(game));
  if (writes === 1) navigator.storage?.persist?.().catch(() => false);
  try {
    const isWritten = await write(game);
    forgetLast(game);
    if (!isWritten) return "elsewhere";
  } catch (error) {
    console.info(error);
    if (!isSafe) {
      if (games.get(id)?.stamp === stamp) before ? games.set(id, before) : games.delete(id);
      return "lost";
    }
  }
  tabs.postMessage(summary(game));
  return "kept";
}

/** The game of this name, if it can be read. */
async function find(id) {
  const both = (...stores) => Promise.all(stores.map((store) => answer(store.get(id))));
  const [told, kept] = await transact("readonly", both).catch(() => []);
  const last = lastOf(id);
  if (last && follows(last, told && summary(told))) return last;
  if (!told && !kept) return undefined;
  const { record, drafts, names } = kept ?? {};
  return { ...summary(told ?? { id }), record: text(record), drafts: text(drafts), names: text(names) };
}

/** The record of a game, its drafts and names. Only a tab that takes it may go on with it. */
export async function read(id, takes) {
  const game = await find(id);
  if (!game) return undefined;
  if (takes) stamps.set(id, game.stamp);
  return [game.record, game.drafts, game.names];
}

/** Removes a game, which this tab can restore. */
export async function remove(id) {
  const game = await find(id);
  if (game) removed.set(id, game);
  games.delete(id);
  try {
    if (lastOf(id)) localStorage.removeItem(LAST + id);
    await transact("readwrite", (...stores) => Promise.all(stores.map((store) => answer(store.delete(id)))));
  } catch (error) {
    console.info(error);
  }
  tabs.postMessage({ id });
}

/** Puts a removed game back. */
export async function restore(id) {
  const game = removed.get(id);
  if (!game) return;
  games.set(id, summary(game));
  setLast(game);
  await recover(game);
  tabs.postMessage(summary(game));
}

/** Gives a game a name. */
export async function rename(id, name) {
  const game = games.get(id);
  if (!game) return;
  games.set(id, { ...game, name });
  const last = lastOf(id);
  if (last) setLast({ ...last, name });
  try {
    await transact("readwrite", async (told) => {
      const there = await answer(told.get(id));
      if (there) told.put({ ...summary(there), name });
    });
  } catch (error) {
    console.info(error);
  }
  tabs.postMessage({ ...game, name });
}

/** All games in one text. */
export async function exported() {
  const all = await Promise.all([...games.keys()].map(find));
  return JSON.stringify({ fogbound: "shelf", games: all.filter(Boolean) });
}

/** Puts the games of a text on the shelf beside those there. Returns their number, or -1 if it is no such text
 * or they do not fit. All come, or none. */
export async function imported(text) {
  try {
    const { fogbound, games: found } = JSON.parse(text);
    if (fogbound !== "shelf" || !Array.isArray(found) || !found.every(isGame)) return -1;
    const kept = await Promise.all(found.map(({ id }) => find(id)));
    const others = found.filter((game, at) => kept[at]?.record !== game.record);
    const fitting = others.map((game) => (games.has(game.id) ? { ...game, id: fresh() } : game));
    await transact("readwrite", async (...stores) => fitting.forEach((game) => place(game, ...stores)));
    for (const game of fitting) {
      games.set(game.id, summary(game));
      tabs.postMessage(summary(game));
    }
    return fitting.length;
  } catch (error) {
    console.info(error);
    return -1;
  }
}

/** Calls a function when another tab changes the shelf, with the name of the game that has gone on there, if
 * one has. */
export function listen(heard) {
  tabs.onmessage = ({ data }) => {
    const goesOn = "told" in data && data.stamp !== games.get(data.id)?.stamp;
    "told" in data ? games.set(data.id, data) : games.delete(data.id);
    heard(goesOn ? data.id : "");
  };
}
