import { isWorkspace } from "@linkedpotential/contract/workspaces";
import { Outlet, useParams } from "react-router-dom";
import { NotFound } from "./not-found.tsx";

/** Shows its child pages for an existing workspace, else the "not found" page. */
export function WorkspaceOnly() {
  const { workspace = "" } = useParams();
  return isWorkspace(workspace) ? <Outlet /> : <NotFound />;
}
