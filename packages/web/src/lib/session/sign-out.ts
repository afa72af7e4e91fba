import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { api } from "../api/api.ts";
import { navigateTo } from "../navigation/navigation.ts";
import { landingPath, paths } from "../navigation/paths.ts";
import { newsChanged } from "../news.ts";
import { clearCookies } from "../storage/cookies.ts";
import { storage } from "../storage/storage.ts";
import { followSignIn, getSession, onAccountChange, resetSession } from "./session.ts";

/** Why the other tabs go along. */
const isDeleted = "deleted";

/** Goes along with the other tabs of this browser: signed out in one is signed out in all, and news are heard in all. Once, on start. */
export function followOtherTabs(): void {
  storage.listen((name, value) => {
    if (name === "authToken") void followSignIn();
    if (name === "news") newsChanged.emit();
    if (name === "hasLoggedOut" && getSession().status === "in")
      leave(value === isDeleted ? paths.accountDeleted : farewellPath());
  });
}

/** Businesses choose their role anew (BIZ-30). */
const farewellPath = (): string =>
  getSession().user?.role === "business" ? paths.preLanding : landingPath(landingWorkspace);

/** Signs out here whatever the server answers, and ends at `goTo`. */
export async function signOut(goTo: string = farewellPath()): Promise<void> {
  try {
    await api("auth/logout", { isFarewell: true });
  } catch {
    // Signing out must work without the server too: its session runs out by itself.
  }
  forget("true");
  leave(goTo);
}

export function leaveDeletedAccount(): void {
  const { user } = getSession();
  if (user) storage.removeLasting(user.id);
  forget(isDeleted);
  leave(paths.accountDeleted);
}

function forget(why: "true" | typeof isDeleted): void {
  storage.clear();
  clearCookies();
  storage.set("hasLoggedOut", why);
}

function leave(goTo: string): void {
  // The navigation must be known before the session is reset: a guarded page would redirect to its own landing page.
  void navigateTo(goTo, { flushSync: true });
  resetSession();
  onAccountChange.emit(undefined);
}
