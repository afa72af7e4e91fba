import { isWorkspace } from "@linkedpotential/contract/workspaces";
import { Outlet, useParams } from "react-router-dom";
import { NotFoundPage } from "./pages.ts";

export function WorkspaceOnly() {
  const { workspace = "" } = useParams();
  return isWorkspace(workspace) ? <Outlet /> : <NotFoundPage />;
}
