import { Suspense } from "react";
import { QuietReads } from "../../../features/freelancers/sent/quiet-reads.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { useAgreedDates } from "./use-agreed-dates.ts";
import { useSession } from "./use-session.ts";

const DatesCard = lazyPart(async () => (await import("./dates-card.tsx")).DatesCard, "request-messages", "freelancers");

/**
 * Shows the dates that the company has agreed on with freelancers, and the next session of its support. Shows nothing
 * without any.
 */
export function AgreedDates() {
  const dates = useAgreedDates();
  const session = useSession();
  return (
    <>
      <QuietReads />
      {(dates.length > 0 || session) && (
        <CrashBoundary place="part">
          <Suspense fallback={null}>
            <DatesCard dates={dates} session={session} />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}
