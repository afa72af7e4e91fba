import { hasDestination } from "../lib/resume.ts";

export type AuthMode = "login" | "register";

const hashes: Record<string, AuthMode> = { "#anmelden": "login", "#registrieren": "register" };
let pressed: AuthMode | undefined;

/** Remembers a press on a button that was there before the app: the app then opens the dialog itself. */
export function requestAuth(mode: AuthMode): void {
  pressed = mode;
}

/** What the address asks for by its hash. */
export const addressedAuth = (): AuthMode | undefined => hashes[location.hash];

/** What the dialog shall open with, if anything asks for it: a press, the address, or a page that needs a session. */
export function requestedAuth(): AuthMode | undefined {
  return pressed ?? addressedAuth() ?? (hasDestination() ? "login" : undefined);
}

/** The address no longer names it, so that reloading does not open it again. */
export function settleAuthRequest(): void {
  pressed = undefined;
  if (hashes[location.hash]) history.replaceState(history.state, "", location.pathname + location.search);
}
