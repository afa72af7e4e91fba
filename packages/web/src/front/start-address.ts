import { defaultWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { dashboardPath, landingPath } from "../lib/paths.ts";

/** Where `/` leads (ROUTE-01, ROUTE-02). */
export const startAddress = (isSignedIn: boolean): string =>
  isSignedIn ? dashboardPath(defaultWorkspace) : landingPath(landingWorkspace);
