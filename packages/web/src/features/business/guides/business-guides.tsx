import { ArrowRight } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { GuideArticle } from "./guide-article.tsx";
import { type BusinessGuide, businessGuides, guideIcons } from "./guide-list.ts";

interface BusinessGuidesProps {
  /** The open guide. Null shows the list. */
  guide: BusinessGuide | null;
  onOpen: (guide: BusinessGuide | null) => void;
}

export function BusinessGuides({ guide, onOpen }: BusinessGuidesProps) {
  return guide ? (
    <GuideArticle key={guide} guide={guide} onClose={() => onOpen(null)} />
  ) : (
    <GuideList onOpen={onOpen} />
  );
}

function GuideList({ onOpen }: Pick<BusinessGuidesProps, "onOpen">) {
  const { page, guides } = useTexts("guides/business");
  return (
    <section aria-labelledby="guides-title">
      <h2 id="guides-title" className="font-semibold text-lg">
        {page.title}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{page.lead}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-2">
        {businessGuides.map((id) => {
          const Icon = guideIcons[id];
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onOpen(id)}
                className="card group flex h-full w-full min-w-0 items-start gap-4 p-5 text-left transition-colors hover:border-line-strong active:bg-sunken"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
                  <Icon size={20} aria-hidden />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block hyphens-auto font-semibold text-base">{guides[id].title}</span>
                  <span className="mt-1 block text-pretty text-ink-muted text-sm">{guides[id].description}</span>
                </span>
                <ArrowRight
                  size={16}
                  aria-hidden
                  className="mt-1 shrink-0 text-ink-subtle group-hover:text-accent-text"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
