import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useDocumentTitle } from "../../lib/document-title.ts";
import { homePath } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { useTexts } from "../../texts/texts.ts";
import type { AuthMode } from "../auth-request.ts";
import { cameFromPreLanding } from "../pre-landing-visit.ts";
import { takeOverPage } from "../prerendered.ts";
import { useAuthRequests } from "../use-auth-requests.ts";
import { AccessCard, AccessChoice } from "./access-card.tsx";
import { BusinessView } from "./business-view.tsx";
import { findCalendar, knownCalendar } from "./calendar.ts";
import { SignedIn } from "./signed-in.tsx";

export interface AccessSlot {
  mode: AuthMode;
  /** How often somebody asked for a form: it then takes the focus. */
  asked: number;
  onMode: (mode: AuthMode) => void;
}

export function BusinessPage({ renderAccess }: { renderAccess: (slot: AccessSlot) => ReactNode }) {
  const texts = useTexts("offer");
  const { footer } = useTexts("landing");
  const { status, user } = useSession();
  const [{ mode, asked }, setAccess] = useState<{ mode: AuthMode; asked: number }>({ mode: "login", asked: 0 });
  const open = (wanted: AuthMode) => setAccess((before) => ({ mode: wanted, asked: before.asked + 1 }));
  const calendar = useCalendar();
  useDocumentTitle(texts.documentTitle);
  useLayoutEffect(takeOverPage, []);
  useAuthRequests(open);
  return (
    <BusinessView
      texts={texts}
      footer={footer}
      hasBack={cameFromPreLanding()}
      calendar={calendar}
      dashboard={user && homePath(user)}
      onAuth={open}
      access={
        <AccessCard texts={texts.access}>
          {user ? (
            <SignedIn user={user} texts={texts.access} />
          ) : (
            <Suspense fallback={<AccessChoice texts={texts.access} onAuth={open} />}>
              {status !== "loading" &&
                renderAccess({ mode, asked, onMode: (next) => setAccess({ mode: next, asked: 0 }) })}
            </Suspense>
          )}
        </AccessCard>
      }
    />
  );
}

function useCalendar(): string | null | undefined {
  const [calendar, setCalendar] = useState(knownCalendar);
  useEffect(() => void findCalendar().then(setCalendar), []);
  return calendar;
}
