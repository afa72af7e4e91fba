import { useState } from "react";
import { GuideTiles } from "../../../parts/guides/guide-tiles.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { BusinessGuideArticle } from "./business-guide-article.tsx";
import { type BusinessGuide, businessGuides, guideIcons } from "./guide-list.ts";

interface BusinessGuidesProps {
  /** The open guide. Null shows the list. */
  guide: BusinessGuide | null;
  onOpen: (guide: BusinessGuide | null) => void;
}

export function BusinessGuides({ guide, onOpen }: BusinessGuidesProps) {
  const [closed, setClosed] = useState<BusinessGuide | null>(null);
  const open = (next: BusinessGuide | null) => {
    setClosed(guide);
    onOpen(next);
  };
  return guide ? (
    <BusinessGuideArticle key={guide} guide={guide} onClose={() => open(null)} />
  ) : (
    <GuideList closed={closed} onOpen={open} />
  );
}

interface GuideListProps {
  /** Guide that was closed last. Its tile takes the focus. */
  closed: BusinessGuide | null;
  onOpen: (guide: BusinessGuide) => void;
}

function GuideList({ closed, onOpen }: GuideListProps) {
  const { page, guides } = useTexts("guides/business");
  const tiles = businessGuides.map((id) => ({
    id,
    icon: guideIcons[id],
    title: guides[id].title,
    description: guides[id].description,
  }));
  return (
    <section aria-labelledby="guides-title" className="flex flex-col gap-5">
      <header>
        <h2 id="guides-title" className="font-semibold text-lg">
          {page.title}
        </h2>
        <p className="mt-1 text-ink-muted text-sm">{page.lead}</p>
      </header>
      <GuideTiles tiles={tiles} focused={closed} onOpen={onOpen} />
    </section>
  );
}
