import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { api } from "../api/api.ts";
import { accountClosed, takeClosure } from "../api/request.ts";
import { navigateTo } from "../navigation/navigation.ts";
import { deletedPath, landingPath, lockedPath, paths } from "../navigation/paths.ts";
import { notificationsChanged } from "../notification-count.ts";
import { clearCookies } from "../storage/cookies.ts";
import { storage } from "../storage/storage.ts";
import { followSignIn, getSession, onAccountChange, resetSession } from "./session.ts";

/** Messages for other tabs: the account was deleted by its owner in this browser, or by somebody else or elsewhere. */
const [isDeleted, isDeletedElsewhere] = ["deleted", "deleted-elsewhere"] as const;
type Farewell = "true" | typeof isDeleted | typeof isDeletedElsewhere;

/**
 * Applies changes of other tabs in this browser: a sign-in, a sign-out or new notifications. Call it once at startup.
 */
export function followOtherTabs(): void {
  storage.listen((name, value) => {
    if (name === "authToken") void followSignIn();
    if (name === "news") notificationsChanged.emit();
    if (name === "hasLoggedOut" && getSession().status === "in") {
      const isGone = value === isDeleted || value === isDeletedElsewhere;
      leave(isGone ? deletedPath(value === isDeletedElsewhere) : farewellPath());
    }
  });
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
  forget("true");
  leave(goTo);
}

/** Leaves the page when the server says that the account is locked or deleted. Call it once at startup. */
export function followClosedAccount(): void {
  accountClosed.listen(() => {
    const error = takeClosure();
    if (error?.code === "session.account_deleted") return leaveDeletedAccount({ isElsewhere: true });
    if (!error) return;
    forget("true");
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

function forget(why: Farewell): void {
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
