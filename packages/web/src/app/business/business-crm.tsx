import { Users } from "lucide-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { ComingSoon } from "../../features/business/coming-soon.tsx";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { SectionLoading } from "../dashboard/section-content.tsx";

const FreelancersScreen = lazyPart(
  async () => (await import("../../features/freelancers/freelancers-screen.tsx")).FreelancersScreen,
  "freelancers",
  "posts",
  "profile",
  "request-messages",
);

/**
 * Shows the search for freelancers and its other views, and below them what the CRM will offer. A profile takes the place
 * of both.
 */
export function BusinessCrm() {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-8">
      <CrashBoundary place="section">
        <Suspense fallback={<SectionLoading />}>
          <FreelancersScreen />
        </Suspense>
      </CrashBoundary>
      {!search.has("freelancer") && <ComingSoon section="crm" icon={Users} />}
    </div>
  );
}
