import { landingWorkspace } from "@linkedpotential/contract/workspaces";
import { api } from "./api.ts";
import { clearCookies } from "./cookies.ts";
import { navigateTo } from "./navigation.ts";
import { landingPath } from "./paths.ts";
import { onAccountChange, resetSession } from "./session.ts";
import { storage } from "./storage.ts";

/** Signs out here whatever the server answers (SESS-25 to SESS-32), and ends at `goTo`. */
export async function signOut(goTo: string = landingPath(landingWorkspace)): Promise<void> {
  try {
    await api("auth/logout");
  } catch {
    // Signing out must work without the server too: its session runs out by itself.
  }
  storage.clear();
  clearCookies();
  storage.set("hasLoggedOut", "true");
  // First away, then out: a guarded screen that is still there would send the visitor to its own landing page.
  navigateTo(goTo);
  resetSession();
  onAccountChange.emit(undefined);
}
