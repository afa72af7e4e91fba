import { Navigate } from "react-router-dom";
import { PageLoading } from "../app/page-loading.tsx";
import { useSession } from "../lib/session/session.ts";
import { startAddress } from "./start-address.ts";

/** Redirects to the dashboard, or to the landing page when nobody is signed in. */
export function Start() {
  const { status } = useSession();
  return status === "loading" ? <PageLoading /> : <Navigate to={startAddress(status === "in")} replace />;
}
