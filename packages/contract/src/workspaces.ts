export const workspaces = {
  linkedpotential: "LinkedPotential",
  paullouisconsulting: "Paul Louis Consulting",
  freelance: "LinkedPotential Freelance",
} as const;

export type Workspace = keyof typeof workspaces;
export const defaultWorkspace: Workspace = "linkedpotential";
/** Workspace that the landing page belongs to. Signing out also leads there. */
export const landingWorkspace: Workspace = "freelance";
export const workspaceSlugs = Object.keys(workspaces) as [Workspace, ...Workspace[]];
export const isWorkspace = (text: string): text is Workspace => Object.hasOwn(workspaces, text);
