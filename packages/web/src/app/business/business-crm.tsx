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
 * Shows what the CRM will offer, with the search for freelancers below it. The announcement follows the other views of
 * the freelancers, and a profile takes the place of both.
 */
export function BusinessCrm() {
  const [search] = useSearchParams();
  const isSearch = !search.has("view");
  return (
    <div className="flex flex-col gap-8">
      {isSearch && !search.has("freelancer") && <ComingSoon section="crm" icon={Users} />}
      <CrashBoundary place="section">
        <Suspense fallback={<SectionLoading />}>
          <FreelancersScreen />
        </Suspense>
      </CrashBoundary>
      {!isSearch && !search.has("freelancer") && <ComingSoon section="crm" icon={Users} />}
    </div>
  );
}
