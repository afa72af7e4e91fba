import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { homePath } from "../../lib/navigation/paths.ts";
import { verifiedEmailIn } from "../../lib/navigation/verified-email.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import type { AuthMode } from "../auth-request.ts";
import { cameFromPreLanding } from "../pre-landing-visit.ts";
import { useAuthRequests } from "../use-auth-requests.ts";
import { AccessCard, AccessChoice } from "./access-card.tsx";
import { BusinessView } from "./business-view.tsx";
import { SignedIn } from "./signed-in.tsx";
import { useCalendar } from "./use-calendar.ts";

const BusinessAccess = lazyPart(
  async () => (await import("../../features/auth/business/business-access.tsx")).BusinessAccess,
  "auth",
  "offer",
  "problems",
  "common",
);

interface Access {
  mode: AuthMode;
  openCount: number;
  /** True when a button opened the form, so that the form takes the focus. False when its tab was chosen. */
  takesFocus: boolean;
}

export function BusinessPage() {
  const texts = useTexts("offer");
  const { footer } = useTexts("landing");
  const { status, user } = useSession();
  const { state } = useLocation();
  const [access, setAccess] = useState<Access>({ mode: "login", openCount: 0, takesFocus: false });
  const open = (mode: AuthMode) => setAccess(({ openCount }) => ({ mode, openCount: openCount + 1, takesFocus: true }));
  const onMode = (mode: AuthMode) => setAccess((before) => ({ ...before, mode, takesFocus: false }));
  const calendar = useCalendar();
  useDocumentTitle(texts.documentTitle);
  useAuthRequests(open);
  const card = useCardInView(access.openCount);
  return (
    <BusinessView
      texts={texts}
      footer={footer}
      legal={useTexts("common").legal}
      hasBack={cameFromPreLanding()}
      calendar={calendar}
      dashboard={user && homePath(user)}
      onAuth={open}
      access={
        <AccessCard texts={texts.access} ref={card}>
          {user ? (
            <SignedIn user={user} texts={texts.access} />
          ) : (
            <Suspense fallback={<AccessChoice texts={texts.access} onAuth={open} />}>
              {status !== "loading" && (
                <BusinessAccess {...access} verifiedEmail={verifiedEmailIn(state)} onModeChange={onMode} />
              )}
            </Suspense>
          )}
        </AccessCard>
      }
    />
  );
}

/**
 * Scrolls the card into view: the buttons of the bar may be far away, and focusing the field does not scroll the page.
 */
function useCardInView(openCount: number) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openCount === 0 || !card.current) return;
    const { top, bottom } = card.current.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) card.current.scrollIntoView();
  }, [openCount]);
  return card;
}
