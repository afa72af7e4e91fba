import { PlanCards } from "../../parts/plans/plan-cards.tsx";
import type { Texts } from "../../texts/areas.ts";
import { SectionHead } from "./section-head.tsx";

interface PricesProps {
  texts: Texts["landing"]["prices"];
  plans: Texts["plans"];
}

export function Prices({ texts, plans }: PricesProps) {
  return (
    <section aria-labelledby="prices-title" className="mx-auto max-w-6xl px-4 pt-16 md:px-8 md:pt-20">
      <SectionHead id="prices-title" title={texts.title} lead={texts.lead} />
      <div className="mt-10">
        <PlanCards texts={plans} />
      </div>
    </section>
  );
}
