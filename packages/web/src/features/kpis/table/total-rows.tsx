import { monthText } from "@linkedpotential/contract/date-texts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { type Figures, rateOf } from "../days/figures.ts";
import { type CountField, countFields } from "../days/kpi-day.ts";
import { rateText } from "./rate-text.ts";

interface TotalRowProps {
  label: ReactNode;
  cellOf: (field: CountField) => string;
  hint?: string;
  className?: string;
}

function TotalRow({ label, cellOf, hint, className }: TotalRowProps) {
  return (
    <tr className={cx("border-line border-t bg-sunken/60 tabular-nums", className)}>
      <th scope="row" className="h-11 pl-4! text-left font-medium">
        {label}
      </th>
      {countFields.map((field) => (
        <td key={field} className="pr-3.5! text-right">
          {cellOf(field)}
        </td>
      ))}
      <td colSpan={3} className="pl-3.5! text-ink-subtle text-xs">
        {hint}
      </td>
    </tr>
  );
}

export function MonthRow({ month, figures }: { month: string; figures: Figures }) {
  const { totals } = useTexts("kpis");
  const label = totals.of(monthText(month, useLanguage()));
  return <TotalRow label={label} cellOf={(field) => numberText(figures[field])} className="font-medium" />;
}

export function AllTimeRow({ figures }: { figures: Figures }) {
  const { totals } = useTexts("kpis");
  return <TotalRow label={totals.allTime} cellOf={(field) => numberText(figures[field])} className="font-semibold" />;
}

export function RatesRow({ label, figures }: { label: string; figures: Figures }) {
  const { totals } = useTexts("kpis");
  const cellOf = (field: CountField) => (field === "leadsKontaktiert" ? "" : rateText(rateOf(figures, field)));
  return <TotalRow label={label} cellOf={cellOf} hint={totals.ratesHint} />;
}
