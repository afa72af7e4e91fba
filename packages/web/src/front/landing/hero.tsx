import { Check } from "lucide-react";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { AuthButton, type OnAuth } from "./auth-button.tsx";
import { CrmPicture } from "./crm-picture.tsx";

interface HeroProps {
  texts: Texts["landing"];
  onAuth: OnAuth | undefined;
  isSignedIn: boolean;
}

export function Hero({ texts, onAuth, isSignedIn }: HeroProps) {
  const { hero, bar } = texts;
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 md:px-8 md:py-20 lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] lg:gap-16"
    >
      <div className="max-w-xl">
        <p className="text-balance font-medium text-accent-text text-sm">{hero.kicker}</p>
        <h1 id="hero-title" className="mt-3 font-semibold text-xl md:text-2xl">
          {hero.title}
        </h1>
        <p className="mt-4 text-base text-ink-muted">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {!isSignedIn && (
            <AuthButton mode="register" place="hero-register" variant="primary" size="lg" onAuth={onAuth}>
              {bar.start}
            </AuthButton>
          )}
          <a href="#ablauf" className={buttonClass("secondary", "lg")}>
            {hero.more}
          </a>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-ink-muted text-sm">
          {hero.facts.map((fact) => (
            <li key={fact} className="inline-flex items-center gap-1.5">
              <Check size={16} aria-hidden className="shrink-0 text-good-text" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <CrmPicture texts={texts.mock} />
    </section>
  );
}
