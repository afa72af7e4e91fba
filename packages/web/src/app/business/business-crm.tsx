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

/** Shows what the CRM will offer, with the search for freelancers below it. A profile takes the place of both. */
export function BusinessCrm() {
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-8">
      {!search.has("freelancer") && <ComingSoon section="crm" icon={Users} />}
      <CrashBoundary place="section">
        <Suspense fallback={<SectionLoading />}>
          <FreelancersScreen />
        </Suspense>
      </CrashBoundary>
    </div>
  );
}
