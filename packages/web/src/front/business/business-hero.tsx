import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";

interface BusinessHeroProps {
  texts: Texts["offer"]["hero"];
  access: ReactNode;
}

export function BusinessHero({ texts, access }: BusinessHeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-6xl gap-12 px-4 pt-10 pb-16 md:px-8 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,10fr)_minmax(0,8fr)] lg:gap-16"
    >
      <div className="max-w-xl lg:pt-4">
        <p className="text-balance font-medium text-accent-text text-sm">{texts.kicker}</p>
        <h1 id="hero-title" className="mt-3 text-balance font-semibold text-xl md:text-2xl">
          {texts.title}
        </h1>
        <p className="mt-4 text-pretty text-base text-ink-muted">{texts.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="#strategiegespraech" className={buttonClass("primary", "lg")}>
            {texts.book}
          </a>
          <a href="#angebot" className={buttonClass("secondary", "lg")}>
            {texts.more}
          </a>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-ink-muted text-sm">
          {texts.facts.map((fact) => (
            <li key={fact} className="inline-flex items-center gap-1.5">
              <Check size={16} aria-hidden className="shrink-0 text-good-text" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {access}
    </section>
  );
}
