import { defaultWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";

export function pathWorkspace(pathname: string): Workspace {
  if (pathname.includes("/paullouisconsulting")) return "paullouisconsulting";
  return pathname.includes("/freelance") ? "freelance" : defaultWorkspace;
}
