import { defaultWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { dashboardPath, landingPath } from "../lib/navigation/paths.ts";

export const startAddress = (isSignedIn: boolean): string =>
  isSignedIn ? dashboardPath(defaultWorkspace) : landingPath(landingWorkspace);
