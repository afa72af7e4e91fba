import { createSignal } from "../signal.ts";

let isConnected = globalThis.navigator?.onLine !== false;

/** Told when the connection is lost (`false`) and when it is back (`true`). */
export const connectionChanged = createSignal<boolean>();

/** What a call found out: an answer, whatever it says, is a connection. */
export function noteConnection(isThere: boolean): void {
  if (isThere === isConnected) return;
  isConnected = isThere;
  connectionChanged.emit(isThere);
}

/** The browser knows of a lost network before any call does. Once, on start. */
export function followConnection(): void {
  addEventListener("online", () => noteConnection(true));
  addEventListener("offline", () => noteConnection(false));
}

export const hasConnection = (): boolean => isConnected;
