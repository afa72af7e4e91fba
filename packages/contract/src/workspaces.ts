/** The workspaces that share the app (D1). A fourth is one line here. */
export const workspaces = {
  linkedpotential: "LinkedPotential",
  paullouisconsulting: "Paul Louis Consulting",
  freelance: "LinkedPotential Freelance",
} as const;

export type Workspace = keyof typeof workspaces;
export const defaultWorkspace: Workspace = "linkedpotential";
/** The workspace of the landing page for freelancers, also where a sign-out ends (SESS-32). */
export const landingWorkspace: Workspace = "freelance";
export const workspaceSlugs = Object.keys(workspaces) as [Workspace, ...Workspace[]];
export const isWorkspace = (text: string): text is Workspace => Object.hasOwn(workspaces, text);
