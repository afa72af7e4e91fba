import { defaultWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";

/** Returns the workspace of the page's address, for signing in and for the "forgot password" link. */
export function pathWorkspace(pathname: string): Workspace {
  if (pathname.includes("/paullouisconsulting")) return "paullouisconsulting";
  return pathname.includes("/freelance") ? "freelance" : defaultWorkspace;
}
