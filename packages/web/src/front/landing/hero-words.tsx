import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface HeroWordsProps {
  texts: { kicker: string; title: string; lead: string; facts: readonly string[] };
  children: ReactNode;
}

export function HeroWords({ texts, children }: HeroWordsProps) {
  return (
    <div className="max-w-xl">
      <p className="text-balance font-medium text-accent-text text-sm">{texts.kicker}</p>
      <h1 id="hero-title" className="mt-3 text-balance font-semibold text-xl md:text-2xl">
        {texts.title}
      </h1>
      <p className="mt-4 text-pretty text-base text-ink-muted">{texts.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-ink-muted text-sm">
        {texts.facts.map((fact) => (
          <li key={fact} className="inline-flex items-center gap-1.5">
            <Check size={16} aria-hidden className="shrink-0 text-good-text" />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
