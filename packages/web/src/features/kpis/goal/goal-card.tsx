import { monthText } from "@linkedpotential/contract/date-texts";
import { memo } from "react";
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
export const GoalCard = memo(function GoalCard({ days, goal, month, onChange }: GoalCardProps) {
  const { goal: texts } = useTexts("kpis");
  const language = useLanguage();
  const calendarDays = workingDaysIn(month);
  const set = (name: keyof Goal) => (value: number | null) => onChange({ ...goal, [name]: value });
  return (
    <Card title={texts.title}>
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
    </Card>
  );
});

const problemOf = (value: number | null, problem: string, max = Number.POSITIVE_INFINITY): string | undefined =>
  value === null || (value > 0 && value <= max) ? undefined : problem;
