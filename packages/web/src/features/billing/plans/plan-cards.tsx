import { wholeAmountText } from "@linkedpotential/contract/billing/price";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { cx } from "../../../ui/class-names.ts";
import { localizedPlans, type Plan } from "./plans.ts";

interface PlanCardsProps {
  currentPlan: Plan["id"];
  action?: ReactNode;
}

export function PlanCards({ currentPlan, action }: PlanCardsProps) {
  const texts = useTexts("billing");
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {localizedPlans(texts).map((plan) => (
        <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === currentPlan}>
          {plan.id === "premium" && currentPlan !== "premium" && action}
        </PlanCard>
      ))}
    </div>
  );
}

function PlanCard({ plan, isCurrent, children }: { plan: Plan; isCurrent: boolean; children: ReactNode }) {
  const { planCards: texts } = useTexts("billing");
  return (
    <section
      aria-label={plan.name}
      className={cx(
        "flex min-w-0 flex-col rounded-lg border bg-surface p-5",
        isCurrent ? "border-accent" : "border-line",
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-base">{plan.name}</h3>
        {isCurrent && <Badge tone="accent">{texts.present}</Badge>}
      </div>
      <p className="mt-1 text-pretty text-ink-muted text-sm">{plan.description}</p>
      <p className="mt-4">
        <span className="font-semibold text-xl tabular-nums">{wholeAmountText(useLanguage(), plan.price)}</span>{" "}
        <span className="text-ink-muted text-sm">{texts.perMonth}</span>
      </p>
      <p className="text-ink-muted text-xs">{plan.price === 0 ? texts.always : texts.withVat}</p>
      <Points points={plan.features} label={texts.includes} />
      {plan.shared.length > 0 && (
        <>
          <p className="mt-4 text-ink-muted text-xs">{texts.shared}</p>
          <Points points={plan.shared} label={texts.shared} isQuiet />
        </>
      )}
      {plan.limitations.length > 0 && <Points points={plan.limitations} label={texts.lacks} isLacking />}
      {children && <div className="mt-auto flex flex-col pt-5">{children}</div>}
    </section>
  );
}

interface PointsProps {
  points: readonly string[];
  label: string;
  isQuiet?: boolean;
  isLacking?: boolean;
}

function Points({ points, label, isQuiet = false, isLacking = false }: PointsProps) {
  const Icon = isLacking ? X : Check;
  return (
    <ul aria-label={label} className={cx("flex flex-col gap-2 text-sm", isQuiet ? "mt-2" : "mt-4 last:mt-2")}>
      {points.map((point) => (
        <li key={point} className={cx("flex items-start gap-2.5", (isQuiet || isLacking) && "text-ink-muted")}>
          <Icon
            size={16}
            aria-hidden
            className={cx("mt-0.5 shrink-0", isQuiet || isLacking ? "text-ink-subtle" : "text-good-text")}
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
