import { Suspense } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";

const LeadGuide = lazyPart(async () => (await import("../../../parts/guides/lead-guide.tsx")).LeadGuide, "guides");

/** Position of the lead in the guides, with a link to it. */
export const GuidePositionPart = ({ leadId }: { leadId: number }) => (
  <div className="border-line border-t py-3.5">
    <Suspense fallback={<div className="min-h-11 rounded-md bg-sunken" />}>
      <LeadGuide leadId={leadId} canLeave />
    </Suspense>
  </div>
);
