import type { Language } from "@linkedpotential/contract/user/schema";
import { isWorkspace, landingWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";

export interface Recipient {
  language: Language;
  workspace: string;
  name: string;
}

export const workspaceOf = ({ workspace }: Pick<Recipient, "workspace">): Workspace =>
  isWorkspace(workspace) ? workspace : landingWorkspace;
