import { isWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate, useNavigation, useParams } from "react-router-dom";
import { rememberDestination } from "../../lib/navigation/destination.ts";
import { homePath, landingPath, paths } from "../../lib/navigation/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import { toast } from "../../lib/toast.ts";
import { useTexts } from "../../texts/texts.ts";
import { PageLoading } from "../page-loading.tsx";
import { EndedSession } from "./ended-session.tsx";

type Area = "freelancer" | "business" | "any";

interface RequireSessionProps {
  area?: Area;
  showsFrame?: boolean;
}

/**
 * Sends visitors to the sign-in and back afterwards (D39). Redirects users of the other role to their own area (D19).
 */
export function RequireSession({ area = "any", showsFrame = false }: RequireSessionProps) {
  const { status, user } = useSession();
  const isElsewhere = user && area !== "any" && (area === "business") !== (user.role === "business");
  const { elsewhere } = useTexts("common");
  const account = useAccountKey(user?.id);
  const { workspace } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    // Signing out has already started a navigation to another page.
    if (status !== "out" || isLeaving) return;
    rememberDestination(pathname + search + hash);
    const entrance = area === "business" ? paths.business : landingPath(knownWorkspace(workspace));
    navigate(entrance, { replace: true });
  }, [status, isLeaving, area, workspace, pathname, search, hash, navigate]);
  useEffect(() => {
    // Two forbidden addresses may follow each other before React renders.
    if (!isElsewhere || isLeaving || location.pathname !== pathname) return;
    toast({ ...elsewhere[user.role], duration: 8000 });
    navigate(homePath(user), { replace: true });
  }, [isElsewhere, isLeaving, user, elsewhere, pathname, navigate]);
  if (isElsewhere || status === "out") return <PageLoading />;
  // A token most likely means that the session is valid.
  if (status === "loading" && !(showsFrame && storage.get("authToken"))) return <PageLoading />;
  return (
    <>
      {/* The key remounts the page for another account, so that input of the previous account is dropped. */}
      <Outlet key={account} />
      <EndedSession />
    </>
  );
}

/** Returns a key that changes when the account changes. It does not change when the first user is loaded. */
function useAccountKey(userId: number | undefined): number {
  const [first, setFirst] = useState(userId);
  if (userId !== undefined && first === undefined) setFirst(userId);
  return userId === undefined || userId === first ? 0 : userId;
}

function knownWorkspace(inAddress: string | undefined) {
  const candidates = [inAddress, storage.get("lastWorkspace")];
  return candidates.find((slug) => typeof slug === "string" && isWorkspace(slug)) ?? landingWorkspace;
}
