import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "../../texts/areas.ts";
import { guideFigures } from "./guide-figures.ts";
import { SectionHead } from "./section-head.tsx";

interface GuidesSectionProps {
  texts: Texts["landing"]["guides"];
  children: ReactNode;
}

export function GuidesSection({ texts, children }: GuidesSectionProps) {
  return (
    <section aria-labelledby="guides-title" className="mx-auto max-w-6xl px-4 pt-16 md:px-8 md:pt-20">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div>
          <SectionHead id="guides-title" title={texts.title} lead={texts.lead} />
          <ul className="mt-8 flex flex-col gap-3 text-base">
            {texts.proofs(guideFigures.ways, String(guideFigures.texts)).map((proof) => (
              <li key={proof} className="flex items-start gap-2">
                <Check size={18} aria-hidden className="mt-1 shrink-0 text-good-text" />
                {proof}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </section>
  );
}
