import { isWorkspace, landingWorkspace } from "@linkedpotential/contract/workspaces";
import { useState } from "react";
import { Outlet, useLocation, useNavigate, useNavigation, useParams } from "react-router-dom";
import { rememberDestination } from "../../lib/navigation/destination.ts";
import { homePath, landingPath, paths } from "../../lib/navigation/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import { toast } from "../../lib/toast.ts";
import { useOnce } from "../../lib/use-once.ts";
import { useTexts } from "../../texts/texts.ts";
import { PageLoading } from "../page-loading.tsx";
import { preloadNoticesOnUse } from "../preload-notices.ts";
import { EndedSession } from "./ended-session.tsx";

type Area = "freelancer" | "business" | "any";

interface RequireSessionProps {
  area?: Area;
  showsFrame?: boolean;
}

/**
 * Sends visitors to the sign-in, and afterwards to the page that they wanted (D39). Redirects users of the other role
 * to their own area (D19).
 */
export function RequireSession({ area = "any", showsFrame = false }: RequireSessionProps) {
  useOnce(preloadNoticesOnUse);
  const { status, user } = useSession();
  const isElsewhere = user && area !== "any" && (area === "business") !== (user.role === "business");
  const { elsewhere } = useTexts("common");
  const account = useAccountKey(user?.id);
  const { workspace } = useParams();
  const { pathname, search, hash } = useLocation();
  // Do not redirect during a navigation, because signing out has already started one to another page.
  const isLeaving = useNavigation().state !== "idle";
  if (isLeaving && (isElsewhere || status === "out")) return <PageLoading />;
  if (isElsewhere) {
    const explain = () => toast({ ...elsewhere[user.role], duration: 8000 });
    return <Redirect key={pathname} to={homePath(user)} before={explain} />;
  }
  if (status === "out") {
    const entrance = area === "business" ? paths.business : landingPath(knownWorkspace(workspace));
    return <Redirect key={pathname} to={entrance} before={() => rememberDestination(pathname + search + hash)} />;
  }
  // Show the frame while the session loads if there is a token, because the session is then most likely valid.
  if (status === "loading" && !(showsFrame && storage.get("authToken"))) return <PageLoading />;
  return (
    <>
      {/* The key remounts the page for another account, so that input of the previous account is dropped. */}
      <Outlet key={account} />
      <EndedSession />
    </>
  );
}

function Redirect({ to, before }: { to: string; before: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useOnce(() => {
    // Redirect only from the current address: two forbidden addresses may follow each other before React renders.
    if (location.pathname !== pathname) return;
    before();
    void navigate(to, { replace: true });
  });
  return <PageLoading />;
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
