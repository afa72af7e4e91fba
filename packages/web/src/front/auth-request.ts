import { isSignInDue, settleSignIn } from "../lib/navigation/destination.ts";

export type AuthMode = "login" | "register";

const hashes: Record<string, AuthMode> = { "#anmelden": "login", "#registrieren": "register" };
let pressed: AuthMode | undefined;

export function requestAuth(mode: AuthMode): void {
  pressed = mode;
}

export const addressedAuth = (): AuthMode | undefined => hashes[location.hash];

export function requestedAuth(): AuthMode | undefined {
  return pressed ?? addressedAuth() ?? (isSignInDue() ? "login" : undefined);
}

export function settleAuthRequest(): void {
  pressed = undefined;
  settleSignIn();
  if (hashes[location.hash]) history.replaceState(history.state, "", location.pathname + location.search);
}
