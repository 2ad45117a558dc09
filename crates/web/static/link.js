// Links the parts of the program that are fetched later to the one that runs, which `boot.js` has left here: they
// cannot import it, since it imports them.

export const initSync = () => globalThis.fogboundProgram.initSync();
