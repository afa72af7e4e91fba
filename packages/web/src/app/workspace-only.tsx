import { isWorkspace } from "@linkedpotential/contract/workspaces";
import { Outlet, useParams } from "react-router-dom";
import { NotFoundPage } from "./pages.ts";

/** A first path segment that is no workspace is an address that does not exist. */
export function WorkspaceOnly() {
  const { workspace = "" } = useParams();
  return isWorkspace(workspace) ? <Outlet /> : <NotFoundPage />;
}
