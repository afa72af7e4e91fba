import type { Workspace } from "@linkedpotential/contract/workspaces";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useDocumentTitle } from "../../lib/document-title.ts";
import { dashboardPath, landingPath, paths } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { type AuthMode, requestedAuth, settleAuthRequest } from "./auth-request.ts";
import { LandingView } from "./landing-view.tsx";
import { cameFromPreLanding } from "./pre-landing-visit.ts";
import { takeOverPage } from "./prerendered.ts";

export interface AuthDialogSlot {
  mode: AuthMode;
  isOpen: boolean;
  onClose: () => void;
}

interface LandingPageProps {
  workspace: Workspace;
  /** The auth dialog, fetched when it is first asked for. */
  renderDialog: (slot: AuthDialogSlot) => ReactNode;
}

/** ROUTE-04 to ROUTE-07. Someone signed in finds the way to the dashboard in place of the two buttons. */
export function LandingPage({ workspace, renderDialog }: LandingPageProps) {
  const texts = useTexts("landing");
  const { status, user } = useSession();
  const [mode, setMode] = useState(requestedAuth);
  const [isOpen, setOpen] = useState(mode !== undefined);
  useDocumentTitle(texts.documentTitle);
  useLayoutEffect(takeOverPage, []);
  useEffect(settleAuthRequest, []);
  useHashRequests((wanted) => {
    setMode(wanted);
    setOpen(true);
  });
  const dashboard = user && (user.role === "business" ? paths.businessDashboard : dashboardPath(user.workspace));
  return (
    <>
      <LandingView
        texts={texts}
        home={landingPath(workspace)}
        hasBack={cameFromPreLanding()}
        dashboard={status === "in" ? dashboard : undefined}
        onAuth={(wanted) => {
          setMode(wanted);
          setOpen(true);
        }}
      />
      {mode && status !== "in" && (
        <Suspense>{renderDialog({ mode, isOpen, onClose: () => setOpen(false) })}</Suspense>
      )}
    </>
  );
}

/** A link on this very page may ask for the dialog too. */
function useHashRequests(open: (mode: AuthMode) => void): void {
  useEffect(() => {
    const onHash = () => {
      const wanted = requestedAuth();
      settleAuthRequest();
      if (wanted) open(wanted);
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  });
}
