import { type ReactNode, Suspense } from "react";
import { forgetSection } from "../../lib/navigation/remembered-section.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useSession } from "../../lib/session/session.ts";
import { cx } from "../../ui/class-names.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { OfflineBar } from "../bar/offline-bar.tsx";
import { contentId, SkipLink } from "../bar/skip-link.tsx";
import { BottomBar } from "./navigation/bottom-bar.tsx";
import { SideNavigation } from "./navigation/side-navigation.tsx";
import type { Section } from "./sections.ts";
import { TopBar } from "./top-bar.tsx";
import { useSection } from "./use-section.tsx";

const BounceNotice = lazyPart(async () => (await import("./bounce-notice.tsx")).BounceNotice, "profile");
const ProcessingNotice = lazyPart(async () => (await import("./processing-notice.tsx")).ProcessingNotice, "profile");
const PaymentNotice = lazyPart(
  async () => (await import("../../features/billing/subscription/payment-notice.tsx")).PaymentNotice,
  "billing",
);

const widths: Partial<Record<Section, string>> = { leads: "max-w-[104rem]" };

export function Shell({ children }: { children: ReactNode }) {
  const { section } = useSection();
  const { user } = useSession();
  return (
    <div className="min-h-dvh bg-canvas">
      <SkipLink />
      <TopBar />
      <div className="flex items-start">
        <SideNavigation />
        <main id={contentId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <OfflineBar />
          <div
            className={cx("mx-auto px-4 pt-5 pb-24 md:px-6 md:pt-7 md:pb-12 lg:px-8", widths[section] ?? "max-w-6xl")}
          >
            <CrashBoundary place="control" fallback={() => null}>
              <Suspense>
                {user?.mailBounced && <BounceNotice />}
                {user?.processingAgreementDue && <ProcessingNotice />}
                {user?.graceEndsAt && section !== "billing" && <PaymentNotice until={user.graceEndsAt} />}
              </Suspense>
            </CrashBoundary>
            <CrashBoundary place="section" resetKeys={[section]} onCrash={forgetSection}>
              {children}
            </CrashBoundary>
          </div>
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
