import type { Workspace } from "@linkedpotential/contract/workspaces";
import { type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { homePath, landingPath } from "../../lib/navigation/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import type { AuthMode } from "../auth-request.ts";
import { cameFromPreLanding } from "../pre-landing-visit.ts";
import { takeOverPage } from "../prerendered.ts";
import { useAuthRequests } from "../use-auth-requests.ts";
import { LandingView } from "./landing-view.tsx";

export interface AuthDialogSlot {
  mode: AuthMode;
  isOpen: boolean;
  onClose: () => void;
}

interface LandingPageProps {
  workspace: Workspace;
  renderDialog: (slot: AuthDialogSlot) => ReactNode;
}

export function LandingPage({ workspace, renderDialog }: LandingPageProps) {
  const texts = useTexts("landing");
  const { status, user } = useSession();
  const [mode, setMode] = useState<AuthMode>();
  const [isOpen, setOpen] = useState(false);
  const open = (wanted: AuthMode) => {
    setMode(wanted);
    setOpen(true);
  };
  useDocumentTitle(texts.documentTitle);
  useLayoutEffect(takeOverPage, []);
  useAuthRequests(open);
  const dashboard = user && homePath(user);
  return (
    <>
      <LandingView
        texts={texts}
        legal={useTexts("common").legal}
        home={landingPath(workspace)}
        hasBack={cameFromPreLanding()}
        dashboard={status === "in" ? dashboard : undefined}
        onAuth={open}
      />
      {mode && status !== "in" && <Suspense>{renderDialog({ mode, isOpen, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
}
