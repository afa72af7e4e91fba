import { defaultWorkspace, isWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";
import type { UserItem } from "./user.entity.ts";

export const homeWorkspace = ({ workspace }: Pick<UserItem, "workspace">): Workspace =>
  isWorkspace(workspace) ? workspace : defaultWorkspace;
