import { Handshake } from "lucide-react";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { isPremiumRequired } from "./is-premium-required.ts";
import { communityFeatures } from "./plan-features.ts";
import { PremiumBenefits } from "./premium-benefits.tsx";

/** Returns the Premium offer when a read was refused for lack of Premium, otherwise false (D8). */
export const premiumOffer = (error: unknown) => isPremiumRequired(error) && <PremiumOffer />;

export function PremiumOffer() {
  const { title, description, open } = useTexts("dashboard").collaborations.premium;
  const { premium: texts } = useTexts("posts");
  return (
    <section className="card grid overflow-hidden md:grid-cols-[1fr_20rem]">
      <div className="p-5 md:p-8">
        <span className="mb-5 grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-text">
          <Handshake size={20} aria-hidden />
        </span>
        <h2 className="text-balance font-semibold text-lg">{title}</h2>
        <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm">{description}</p>
        <PremiumBenefits first={communityFeatures} className="mt-5" />
      </div>
      <div className="flex flex-col gap-4 border-line border-t bg-sunken/60 p-5 md:justify-center md:border-t-0 md:border-l md:p-6">
        <p className="text-pretty text-ink-muted text-sm">{texts.kept}</p>
        <Link to={{ search: "section=billing" }} className={buttonClass("primary")}>
          {open}
        </Link>
      </div>
    </section>
  );
}
