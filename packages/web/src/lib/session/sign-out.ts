import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { api } from "../api/api.ts";
import { navigateTo } from "../navigation/navigation.ts";
import { landingPath, paths } from "../navigation/paths.ts";
import { notificationsChanged } from "../notification-count.ts";
import { clearCookies } from "../storage/cookies.ts";
import { storage } from "../storage/storage.ts";
import { followSignIn, getSession, onAccountChange, resetSession } from "./session.ts";

/** Message for other tabs: the account was deleted. */
const isDeleted = "deleted";

/**
 * Follows the other tabs of this browser: a sign-out applies to all tabs, and so do new notifications. Call it once at
 * startup.
 */
export function followOtherTabs(): void {
  storage.listen((name, value) => {
    if (name === "authToken") void followSignIn();
    if (name === "news") notificationsChanged.emit();
    if (name === "hasLoggedOut" && getSession().status === "in")
      leave(value === isDeleted ? paths.accountDeleted : farewellPath());
  });
}

/** Businesses return to the page on which they choose their role. */
const farewellPath = (): string =>
  getSession().user?.role === "business" ? paths.preLanding : landingPath(landingWorkspace);

/** Signs out in this browser, whatever the server answers, and navigates to `goTo`. */
export async function signOut(goTo: string = farewellPath()): Promise<void> {
  try {
    await api("auth/logout", { noSignInPrompt: true });
  } catch {
    // Sign out even if the server is unreachable: the session then expires there.
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
  // Navigate before the session is reset. Otherwise a guarded page would redirect to its own landing page.
  void navigateTo(goTo, { flushSync: true });
  resetSession();
  onAccountChange.emit(undefined);
}
