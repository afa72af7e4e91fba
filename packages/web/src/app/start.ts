import "../styles.css";
import { defaultWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { dashboardPath, landingPath } from "../lib/paths.ts";
import { askEarly } from "./early-data.ts";
import { whoIsThere } from "./who-is-there.ts";

// `/` only leads on, and to a visitor it does so before any of the app is loaded (ROUTE-01, ROUTE-02).
if (location.pathname === "/") void leaveStart();
else {
  askEarly(location.pathname);
  void import("./main.tsx");
}

async function leaveStart(): Promise<void> {
  if (!(await whoIsThere())) return location.replace(landingPath(landingWorkspace));
  history.replaceState(null, "", dashboardPath(defaultWorkspace));
  await import("./main.tsx");
}
