import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { api } from "../api/api.ts";
import { endedByOthers, sessionEnded, takeClosure } from "../api/request.ts";
import { navigateTo } from "../navigation/navigation.ts";
import { deletedPath, landingPath, lockedPath, paths, type RemovedState } from "../navigation/paths.ts";
import { notificationsChanged } from "../notification-count.ts";
import { clearCookies } from "../storage/cookies.ts";
import { storage } from "../storage/storage.ts";
import { followSignIn, getSession, onAccountChange, resetSession } from "./session.ts";
import { hasUnsentText } from "./unsent.ts";

/**
 * Messages for other tabs: the person has signed out, the account was deleted by its owner in this browser, or by
 * somebody else or elsewhere, or it was removed from its company.
 */
const isSignedOut = "true";
const [isDeleted, isDeletedElsewhere, isRemoved] = ["deleted", "deleted-elsewhere", "removed"] as const;
type Farewell = typeof isSignedOut | typeof isDeleted | typeof isDeletedElsewhere | typeof isRemoved;

/**
 * Applies changes of other tabs in this browser: a sign-in, a sign-out or new notifications. Call it once at startup.
 */
export function followOtherTabs(): void {
  storage.listen((name, value) => {
    if (name === "authToken") void followSignIn();
    if (name === "news") notificationsChanged.emit();
    if (name === "hasLoggedOut" && getSession().status === "in") followSignOut(value);
  });
}

/** Covers a page with unsent text until the same person signs in again. Leaves any other page. */
function followSignOut(why: string | null): void {
  if (why === isSignedOut && hasUnsentText()) sessionEnded.emit();
  else leave(pageAfter(why));
}

/** Returns the page that says why another tab has signed out. */
function pageAfter(why: string | null): string {
  if (why === isRemoved) return paths.removedFromTeam;
  return why === isDeleted || why === isDeletedElsewhere ? deletedPath(why === isDeletedElsewhere) : farewellPath();
}

/** Returns the page to open after signing out. Businesses return to the page on which they choose their role. */
const farewellPath = (): string =>
  getSession().user?.role === "business" ? paths.preLanding : landingPath(landingWorkspace);

/** Signs out in this browser, whatever the server answers, and navigates to `goTo`. */
export async function signOut(goTo: string = farewellPath()): Promise<void> {
  try {
    await api("auth/logout", { noSignInPrompt: true });
  } catch {
    // Sign out even if the server is unreachable. The session on the server then ends when it expires.
  }
  forget(isSignedOut);
  leave(goTo);
}

/**
 * Leaves the page when the server says that the account is locked, deleted or removed from its company. Call it once at
 * startup.
 */
export function followClosedAccount(): void {
  endedByOthers.listen(() => {
    const error = takeClosure();
    if (error?.code === "session.account_deleted") return leaveDeletedAccount({ isElsewhere: true });
    if (!error) return;
    if (error.code === "session.removed_from_team") return leaveTeam(error.company);
    forget(isSignedOut);
    leave(lockedPath(error.lockToken));
  });
}

/** Leaves the page of a deleted account. `isElsewhere`: the owner did not delete it in this browser. */
export function leaveDeletedAccount({ isElsewhere = false } = {}): void {
  const { user } = getSession();
  if (user) storage.removeLasting(user.id);
  forget(isElsewhere ? isDeletedElsewhere : isDeleted);
  leave(deletedPath(isElsewhere));
}

function leaveTeam(company: string | undefined): void {
  forget(isRemoved);
  leave(paths.removedFromTeam, { company } satisfies RemovedState);
}

function forget(why: Farewell): void {
  storage.clear();
  clearCookies();
  storage.set("hasLoggedOut", why);
}

function leave(goTo: string, state?: RemovedState): void {
  // Navigate before the session is reset. Otherwise a guarded page would redirect to its own landing page.
  void navigateTo(goTo, { flushSync: true, state });
  resetSession();
  onAccountChange.emit(undefined);
}
