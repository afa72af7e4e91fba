import { defaultWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";

/** The workspace a visitor signs in to, by the address of the page: also for the forgot link. */
export function pathWorkspace(pathname: string): Workspace {
  if (pathname.includes("/paullouisconsulting")) return "paullouisconsulting";
  return pathname.includes("/freelance") ? "freelance" : defaultWorkspace;
}
