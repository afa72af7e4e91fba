import type { User } from "@linkedpotential/contract/user/schema";
import { useSyncExternalStore } from "react";
import { api } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";
import { endedByOthers, sessionEnded } from "../api/request.ts";
import { createSignal } from "../signal.ts";
import { storage } from "../storage/storage.ts";
import { closeRenewal, openRenewal } from "./renewal.ts";

/** State of the session. `loading` counts as signed out: nobody is signed in until the server confirms the session. */
export type Session =
  | { readonly status: "loading" | "out"; readonly user?: undefined; readonly hasEnded?: undefined }
  /**
   * `hasEnded` is set when the server has ended the session. The screen stays visible while the same person is asked to
   * sign in again.
   */
  | { readonly status: "in"; readonly user: User; readonly hasEnded?: true };

let current: Session = { status: "loading" };
const changed = createSignal<Session>();
/** Emitted when another account, or none, is signed in. Listeners drop the data of the previous account. */
export const onAccountChange = createSignal<User | undefined>();
/** Emitted with the user when the page loads in an existing session. */
export const sessionRestored = createSignal<User>();

function set(next: Session): void {
  // While the session is loading, no data of another account can have been fetched, so there is nothing to drop.
  const sameAccount = current.status === "loading" || current.user?.id === next.user?.id;
  current = next;
  if (next.user) storage.set("lastWorkspace", next.user.workspace);
  if (!sameAccount) onAccountChange.emit(next.user);
  changed.emit(next);
  if (!next.hasEnded) closeRenewal(sameAccount && next.status === "in");
}

sessionEnded.listen(() => {
  if (current.status !== "in") return;
  openRenewal();
  set({ ...current, hasEnded: true });
});

export const getSession = (): Session => current;

export function useSession(): Session {
  return useSyncExternalStore(changed.listen, getSession);
}

/**
 * Returns the signed-in user. Use it only below `RequireSession`.
 * @throws {Error} without a session
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error("useUser needs a session");
  return user;
}

export async function refreshSession(): Promise<void> {
  const isStart = current.status === "loading";
  try {
    const user = await api("auth/me");
    set(user?.id ? { status: "in", user } : { status: "out" });
    if (isStart && user?.id) sessionRestored.emit(user);
  } catch {
    // The call may have been sent before anything listened.
    endedByOthers.emit();
    set({ status: "out" });
  }
}

export function startSession({ user, token }: { user: User; token?: string | undefined }): void {
  if (token) storage.set("authToken", token);
  storage.remove("profileImage", "profileImageDimensions", "hasLoggedOut");
  storage.set("activeSection", "dashboard");
  set({ status: "in", user });
  onAccountChange.emit(user);
}

/**
 * Continues the session after a new sign-in. The same person keeps the screen and input, and waiting calls are retried.
 * For another person a new session starts.
 */
export function resumeSession(answer: { user: User; token?: string | undefined }): void {
  const { user, token } = answer;
  if (user.id !== current.user?.id) startSession(answer);
  if (token) storage.set("authToken", token);
  storage.remove("hasLoggedOut");
  set({ status: "in", user });
}

/** Adopts a sign-in from another tab. The same person continues here; for another person this tab switches accounts. */
export async function followSignIn(): Promise<void> {
  if (current.status !== "in") return;
  try {
    set({ status: "in", user: await api("auth/me", { noSignInPrompt: true }) });
  } catch {
    // Keep the session. The next call shows whether it has ended.
  }
}

/** Returns whether the server has ended the session. The check does not ask the person to sign in again. */
export async function isSessionGone(): Promise<boolean> {
  try {
    await api("auth/me", { noSignInPrompt: true });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

export function updateUser(user: User): void {
  if (current.status === "in") set({ ...current, user });
}

/** Marks this tab as signed out. `signOut` also clears the storage and ends the session on the server. */
export function resetSession(): void {
  set({ status: "out" });
}

/**
 * Resets the session to its state at page load, for tests.
 * @internal
 */
export function restartSession(): void {
  current = { status: "loading" };
}
