import type { User } from "@linkedpotential/contract/user/schema";
import { useSyncExternalStore } from "react";
import { api } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";
import { sessionEnded } from "../api/request.ts";
import { createSignal } from "../signal.ts";
import { storage } from "../storage/storage.ts";
import { closeRenewal, openRenewal } from "./renewal.ts";

/** `loading` is unauthenticated too: nobody is signed in until the server has said so. */
export type Session =
  | { readonly status: "loading" | "out"; readonly user?: undefined; readonly hasEnded?: undefined }
  /** `hasEnded`: the server ended it; the screen stays while the same person is asked to sign in again. */
  | { readonly status: "in"; readonly user: User; readonly hasEnded?: true };

let current: Session = { status: "loading" };
const changed = createSignal<Session>();
/** Told when another account (or none) is signed in: whatever was fetched for the one before must go. */
export const onAccountChange = createSignal<User | undefined>();
export const onReturn = createSignal<User>();

function set(next: Session): void {
  // While the session is loading, nobody else's data can have been fetched.
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

/** The signed-in user. Only below `RequireSession`. @throws {Error} without a session */
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
    if (isStart && user?.id) onReturn.emit(user);
  } catch {
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

/** The screen and what was typed stay, waiting calls are sent again. For anybody else it is a new session. */
export function resumeSession(answer: { user: User; token?: string | undefined }): void {
  const { user, token } = answer;
  if (user.id !== current.user?.id) startSession(answer);
  if (token) storage.set("authToken", token);
  set({ status: "in", user });
}

/** Another tab signed in: as the same person this one goes on, as another it becomes theirs. */
export async function followSignIn(): Promise<void> {
  if (current.status !== "in") return;
  try {
    set({ status: "in", user: await api("auth/me", { isFarewell: true }) });
  } catch {
    // The next call tells.
  }
}

/** Whether the server knows it no more. Nobody is asked to sign in again for the question. */
export async function isSessionGone(): Promise<boolean> {
  try {
    await api("auth/me", { isFarewell: true });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

export function updateUser(user: User): void {
  if (current.status === "in") set({ ...current, user });
}

/** Forgets the session here; the server is told by `signOut`. */
export function resetSession(): void {
  set({ status: "out" });
}

/** As a page begins. @internal */
export function restartSession(): void {
  current = { status: "loading" };
}
