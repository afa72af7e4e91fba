import type { Texts } from "../../texts/areas.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { AuthButton, type OnAuth } from "./auth-button.tsx";
import { CrmPicture } from "./crm-picture.tsx";
import { HeroWords } from "./hero-words.tsx";

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
      <HeroWords texts={hero}>
        {!isSignedIn && (
          <AuthButton mode="register" place="hero-register" variant="primary" size="lg" onAuth={onAuth}>
            {bar.start}
          </AuthButton>
        )}
        <a href="#ablauf" className={buttonClass("secondary", "lg")}>
          {hero.more}
        </a>
      </HeroWords>
      <CrmPicture texts={texts.mock} />
    </section>
  );
}
