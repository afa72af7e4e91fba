import { isWorkspace } from "@linkedpotential/contract/workspaces";
import { Outlet, useParams } from "react-router-dom";
import { NotFound } from "./not-found.tsx";

/** Shows the pages of a workspace that exists. */
export function WorkspaceOnly() {
  const { workspace = "" } = useParams();
  return isWorkspace(workspace) ? <Outlet /> : <NotFound />;
}
