import { Info } from "lucide-react";
import type { ReactNode } from "react";
import type { Goal } from "../../../parts/kpis/kpi-book.ts";
import { countFields } from "../../../parts/kpis/kpi-day.ts";
import { numberText, tenths } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { Figures } from "../days/figures.ts";
import { isUnreliable, requiredFigures, roundedUp } from "./goal-sum.ts";

interface GoalResultProps {
  goal: Goal;
  workingDays: number;
  figures: Figures;
}

export function GoalResult({ goal, workingDays, figures }: GoalResultProps) {
  const { goal: texts } = useTexts("kpis");
  const { income, projectValue } = goal;
  if (figures.leadsKontaktiert === 0) return <Note>{texts.noContacts}</Note>;
  if (figures.projektGewonnen === 0) return <Note>{texts.noProjects}</Note>;
  // `Number(null)` is 0 and invalid input is NaN. Both fail the comparisons, so both count as missing.
  const isComplete = Number(income) > 0 && Number(projectValue) > 0 && workingDays > 0 && workingDays <= 31;
  const needed = isComplete ? requiredFigures(Number(income), Number(projectValue), figures) : null;
  if (!needed) return <Note>{texts.missing}</Note>;
  return (
    <>
      <NeededFigures needed={needed} workingDays={workingDays} />
      <p className="mt-3 text-ink-muted text-sm">
        {texts.basis(numberText(figures.leadsKontaktiert), numberText(figures.projektGewonnen))}
      </p>
      {isUnreliable(figures) && <Note>{texts.shaky}</Note>}
    </>
  );
}

function NeededFigures({ needed, workingDays }: { needed: Figures; workingDays: number }) {
  const { goal: texts, columns } = useTexts("kpis");
  return (
    <dl aria-label={texts.result} className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {countFields.map((field) => (
        <div key={field} className="min-w-0 rounded-md bg-sunken px-4 py-3">
          <dt className="text-ink-muted text-xs">{columns[field]}</dt>
          <dd className="mt-1 font-semibold text-lg tabular-nums">
            {tenths(roundedUp(needed[field] / workingDays))}{" "}
            <span className="block font-normal text-ink-muted text-xs sm:inline">{texts.perDay}</span>
          </dd>
          <dd className="text-ink-muted text-xs tabular-nums">
            {tenths(roundedUp(needed[field]))} {texts.perMonth}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 flex max-w-prose items-start gap-2.5 text-ink-muted text-sm">
      <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
