import { isWorkspace, landingWorkspace, type Workspace } from "@linkedpotential/contract/workspaces";
import { Suspense, useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import { NotFound } from "../../app/not-found.tsx";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { homePath, landingPath } from "../../lib/navigation/paths.ts";
import { verifiedEmailIn } from "../../lib/navigation/verified-email.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import type { AuthMode } from "../auth-request.ts";
import { cameFromPreLanding } from "../pre-landing-visit.ts";
import { useAuthRequests } from "../use-auth-requests.ts";
import { ExcerptSpace } from "./guide-excerpt.tsx";
import { LandingView } from "./landing-view.tsx";

const FrontDialog = lazyDialog(
  async () => (await import("../front-dialog.tsx")).FrontDialog,
  ({ onClose }) => onClose(),
  "auth",
  "common",
);

const Excerpt = lazyPart(
  async () => (await import("./referral-excerpt.tsx")).ReferralExcerpt,
  "guides/referral-journey",
);

/** Shows the landing page of the workspace in the address, by default the page for freelancers. */
export function LandingPage() {
  const { workspace = landingWorkspace } = useParams();
  return isWorkspace(workspace) ? <WorkspaceLanding workspace={workspace} /> : <NotFound />;
}

function WorkspaceLanding({ workspace }: { workspace: Workspace }) {
  const texts = useTexts("landing");
  const { status, user } = useSession();
  const { state } = useLocation();
  const [mode, setMode] = useState<AuthMode>();
  const [isOpen, setOpen] = useState(false);
  const open = (wanted: AuthMode) => {
    setMode(wanted);
    setOpen(true);
  };
  useDocumentTitle(texts.documentTitle);
  useAuthRequests(open);
  const dashboard = user && homePath(user);
  return (
    <>
      <LandingView
        texts={texts}
        plans={useTexts("plans")}
        legal={useTexts("common").legal}
        home={landingPath(workspace)}
        excerpt={
          <CrashBoundary place="part">
            <Suspense fallback={<ExcerptSpace />}>
              <Excerpt />
            </Suspense>
          </CrashBoundary>
        }
        hasBack={cameFromPreLanding()}
        dashboard={status === "in" ? dashboard : undefined}
        onAuth={open}
      />
      {mode && status !== "in" && (
        <Suspense>
          <FrontDialog
            mode={mode}
            isOpen={isOpen}
            verifiedEmail={verifiedEmailIn(state)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
