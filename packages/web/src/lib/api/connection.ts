import { createSignal } from "../signal.ts";

let isConnected = globalThis.navigator?.onLine !== false;

/** Emits `false` when the connection is lost and `true` when it returns. */
export const connectionChanged = createSignal<boolean>();

/** Records whether the server is reachable. An answer with an error status counts as a connection. */
export function setConnected(isOnline: boolean): void {
  if (isOnline === isConnected) return;
  isConnected = isOnline;
  connectionChanged.emit(isOnline);
}

/** Follows the browser's network state, which changes before a call fails. Call it once at startup. */
export function followConnection(): void {
  addEventListener("online", () => setConnected(true));
  addEventListener("offline", () => setConnected(false));
}

export const hasConnection = (): boolean => isConnected;
