import { NotebookText } from "lucide-react";
import { Suspense } from "react";
import { ComingSoon } from "../../features/business/coming-soon.tsx";
import { type BusinessGuide, businessGuides } from "../../features/business/guides/guide-list.ts";
import { choiceParameter, useListState } from "../../lib/navigation/use-list-state.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { SectionLoading } from "../dashboard/section-content.tsx";

const BusinessGuides = lazyPart(
  async () => (await import("../../features/business/guides/business-guides.tsx")).BusinessGuides,
  "guides/business",
  "templates",
  "placeholders",
);

const address = { guide: choiceParameter<BusinessGuide | null>(businessGuides, null) };

/** Shows what the guides will offer, with those for businesses that hire freelancers below it. An open guide takes the place of both. */
export function BusinessGuidesTab() {
  const [{ guide }, set] = useListState(address);
  return (
    <div className="flex flex-col gap-8">
      {guide === null && <ComingSoon section="guides" icon={NotebookText} />}
      <CrashBoundary place="section">
        <Suspense fallback={<SectionLoading />}>
          <BusinessGuides guide={guide} onOpen={(next) => set({ guide: next }, { push: true })} />
        </Suspense>
      </CrashBoundary>
    </div>
  );
}
