import type { User } from "@linkedpotential/contract/user/schema";
import type { ReactNode } from "react";
import type { Texts } from "../../texts/areas.ts";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/class-names.ts";
import { FeatureList } from "./feature-list.tsx";
import { commonFeatures, missingFeatures, type PlanFeature, planFeatures } from "./plan-features.ts";

type PlanId = User["plan"];
const planIds: readonly PlanId[] = ["kostenlos", "premium"];

interface PlanCardsProps {
  /** Passed in, because the landing page renders without a text cache. */
  texts: Texts["plans"];
  /** Absent for visitors. */
  currentPlan?: PlanId;
  /** Content below the features of a plan, such as a button. */
  actions?: { [Id in PlanId]?: ReactNode };
}

export function PlanCards({ texts, currentPlan, actions = {} }: PlanCardsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {planIds.map((id) => (
        <PlanCard key={id} id={id} texts={texts} isCurrent={id === currentPlan}>
          {id !== currentPlan && actions[id]}
        </PlanCard>
      ))}
    </div>
  );
}

interface PlanCardProps {
  id: PlanId;
  texts: Texts["plans"];
  isCurrent: boolean;
  children: ReactNode;
}

function PlanCard({ id, texts, isCurrent, children }: PlanCardProps) {
  const { name, description, price, terms } = texts[id];
  const namesOf = (features: readonly PlanFeature[]) => features.map((feature) => texts.features[feature]);
  const lacking = namesOf(missingFeatures[id]);
  const common = namesOf(commonFeatures);
  return (
    <section
      aria-label={name}
      className={cx(
        "flex min-w-0 flex-col rounded-lg border bg-surface p-5",
        isCurrent ? "border-accent" : "border-line",
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">{name}</h3>
        {isCurrent && <Badge tone="accent">{texts.present}</Badge>}
      </div>
      <p className="mt-1 text-pretty text-ink-muted text-sm">{description}</p>
      <p className="mt-4">
        <span className="font-semibold text-xl tabular-nums">{price}</span>{" "}
        <span className="text-ink-muted text-sm">{texts.perMonth}</span>
      </p>
      <p className="text-ink-muted text-xs">{terms}</p>
      <FeatureList label={texts.includes} features={namesOf(planFeatures[id])} className="mt-4" />
      <p className="mt-4 text-ink-muted text-xs">{texts.everyPlan}</p>
      <FeatureList label={texts.everyPlan} features={common} look="quiet" className="mt-2" />
      {lacking.length > 0 && <FeatureList label={texts.lacks} features={lacking} look="lacking" className="mt-4" />}
      {children && <div className="mt-auto flex flex-col pt-5">{children}</div>}
    </section>
  );
}
