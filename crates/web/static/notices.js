// Notices of the browser: subscribing to those that a server of tables sends by the push service of the browser.

/** Returns true if this browser can be told at all. */
export const can = () =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Asks the person and subscribes. Returns the address of the push service and the keys of the browser, or nothing if
 * the person or the browser refuses.
 */
export async function subscribe(key) {
  try {
    if ((await Notification.requestPermission()) !== "granted") return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    // A subscription for the key of another server is of no use here.
    const known = await pushManager.getSubscription();
    const subscription = await pushManager.subscribe(wanted).catch(async (error) => {
      if (!known || error.name !== "InvalidStateError") throw error;
      await known.unsubscribe();
      return pushManager.subscribe(wanted);
    });
    const { endpoint, keys } = subscription.toJSON();
    return [endpoint, keys.p256dh, keys.auth];
  } catch (error) {
    console.info(error);
    return undefined;
  }
}
