import { monthText } from "@linkedpotential/contract/date-texts";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useIsWide } from "../../../lib/use-media-query.ts";
import type { Goal } from "../../../parts/kpis/kpi-book.ts";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { Card } from "../../../ui/card.tsx";
import { figuresOf } from "../days/figures.ts";
import { workingDaysIn } from "../days/working-days.ts";
import { GoalResult } from "./goal-result.tsx";

interface GoalCardProps {
  days: readonly KpiDay[];
  goal: Goal;
  /** Month (`yyyy-MM`) whose working days are used when the goal states no number. */
  month: string;
  onChange: (goal: Goal) => void;
}

/**
 * Shows how many leads to contact per working day for a desired income, calculated from the user's own all-time rates.
 */
export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal: texts } = useTexts("kpis");
  const isWide = useIsWide();
  const content = <GoalFields {...props} />;
  const isSet = Object.values(props.goal).some((value) => value !== null);
  if (isWide) {
    return (
      <Card title={texts.title} className={isSet ? "" : "print:hidden"}>
        {content}
      </Card>
    );
  }
  return <FoldedCard title={texts.title}>{content}</FoldedCard>;
});

/** Unfolds on a press, because the goal is set once and the figures of a phone are entered every day. */
function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/goal card min-w-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-5 py-3 hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 font-semibold text-base">{title}</h2>
        <ChevronDown
          size={16}
          aria-hidden
          className="shrink-0 text-ink-subtle transition-transform group-open/goal:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}

function GoalFields({ days, goal, month, onChange }: GoalCardProps) {
  const { goal: texts } = useTexts("kpis");
  const language = useLanguage();
  const calendarDays = workingDaysIn(month);
  const set = (name: keyof Goal) => (value: number | null) => onChange({ ...goal, [name]: value });
  return (
    <>
      <p className="-mt-1 max-w-prose text-ink-muted text-sm">{texts.lead}</p>
      <div className="mt-4 grid gap-4 md:grid-cols-[1fr_1.3fr_1fr]">
        <AmountField
          label={texts.income}
          name="income"
          value={goal.income}
          onChange={set("income")}
          errorMessage={problemOf(goal.income, texts.invalid)}
        />
        <AmountField
          label={texts.projectValue}
          name="projectValue"
          value={goal.projectValue}
          onChange={set("projectValue")}
          errorMessage={problemOf(goal.projectValue, texts.invalid)}
        />
        <AmountField
          label={texts.workingDays}
          name="workingDays"
          suffix=""
          value={goal.workingDays}
          onChange={set("workingDays")}
          description={texts.workingDaysHint(monthText(month, language), calendarDays)}
          errorMessage={problemOf(goal.workingDays, texts.tooManyDays, 31)}
        />
      </div>
      <GoalResult goal={goal} workingDays={goal.workingDays ?? calendarDays} figures={figuresOf(days)} />
    </>
  );
}

const problemOf = (value: number | null, problem: string, max = Number.POSITIVE_INFINITY): string | undefined =>
  value === null || (value > 0 && value <= max) ? undefined : problem;
