import { defaultWorkspace, isWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";
import type { UserItem } from "./user.entity.ts";

/** The workspace in whose name an account is written to where no session names one. */
export const homeWorkspace = ({ workspace }: Pick<UserItem, "workspace">): Workspace =>
  isWorkspace(workspace) ? workspace : defaultWorkspace;
