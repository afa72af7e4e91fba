import type { Language } from "@linkedpotential/contract/user/schema";
import { isWorkspace, landingWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";

/** Of an account, what a mail to it needs. */
export interface Recipient {
  language: Language;
  workspace: string;
  name: string;
}

/** In which it is written to. */
export const workspaceOf = ({ workspace }: Pick<Recipient, "workspace">): Workspace =>
  isWorkspace(workspace) ? workspace : landingWorkspace;
