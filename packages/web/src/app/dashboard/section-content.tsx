import { useDocumentTitle } from "../../lib/document-title.ts";
import { useTexts } from "../../texts/texts.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { lazyPage } from "../lazy-page.tsx";
import { Overview } from "./overview/overview.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";
import type { Place } from "./use-section.ts";

const LeadsScreen = lazyPage(async () => (await import("../../features/leads/leads-screen.tsx")).LeadsScreen, "leads");
const PreparedContent = lazyPage(async () => (await import("./prepared-content.tsx")).PreparedContent, "preparation");

/** The shown section. Those that later work fills say what they will be. */
export function SectionContent({ place }: { place: Place }) {
  const { section } = place;
  const { sections } = useTexts("dashboard");
  useDocumentTitle(sections[section]);
  useAccountRefresh();
  if (section === "dashboard") return <Overview place={place} />;
  if (section === "leads") return <LeadsScreen />;
  return <PreparedContent section={section} guideCategory={place.guideCategory} />;
}

/** Stands where a section will be. */
export function SectionLoading() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-6">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </Loading>
  );
}
