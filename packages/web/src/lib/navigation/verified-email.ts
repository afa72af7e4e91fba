/** Returns the state of a navigation to the sign-in page after an address was verified. */
export const verifiedState = (email: string): object => ({ verifiedEmail: email });

/** Returns the address that was verified before the sign-in page opened. Undefined on any other visit. */
export function verifiedEmailIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("verifiedEmail" in state)) return undefined;
  return typeof state.verifiedEmail === "string" ? state.verifiedEmail : undefined;
}
