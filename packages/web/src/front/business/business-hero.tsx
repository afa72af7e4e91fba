import type { ReactNode } from "react";
import { paths } from "../../lib/navigation/paths.ts";
import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { HeroWords } from "../landing/hero-words.tsx";
import { CallButton } from "./call-button.tsx";

interface BusinessHeroProps {
  texts: Texts["offer"]["hero"];
  /** Text of the button that leads to the request form where there is no calendar. */
  request: string;
  calendar: string | null | undefined;
  access: ReactNode;
}

export function BusinessHero({ texts, request, calendar, access }: BusinessHeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-6xl gap-12 px-4 pt-10 pb-16 md:px-8 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,10fr)_minmax(0,8fr)] lg:gap-16"
    >
      <div className="lg:pt-4">
        <HeroWords texts={texts}>
          <CallButton texts={{ book: texts.book, request }} calendar={calendar} />
          <a href="#angebot" className={buttonClass("secondary", "lg")}>
            {texts.more}
          </a>
          <a href={paths.businessPrices} className={buttonClass("quiet", "lg")}>
            {texts.prices}
          </a>
        </HeroWords>
      </div>
      {access}
    </section>
  );
}
