import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import { numberText, wholeEuro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { StatusBadge } from "../lead/status-badge.tsx";

interface HeadProps {
  status: LeadStatus;
  count: number;
  /** EUR. */
  sum: number;
  /** EUR, each deal by its chance. */
  weighted: number;
}

/** A column's name, count, sum and weighted sum (D43). Of one height whatever the sums: the cards below would move with it. */
export function ColumnHead({ status, count, sum, weighted }: HeadProps) {
  const { board } = useTexts("leads");
  return (
    <header className="flex flex-col gap-2 px-2.5 pt-2.5 pb-1">
      <div className="flex items-center justify-between gap-2">
        <h2>
          <StatusBadge status={status} />
        </h2>
        <span className="font-medium text-ink-muted text-xs tabular-nums">{numberText(count)}</span>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 whitespace-nowrap text-xs tabular-nums">
        <dt className="truncate text-ink-muted">{board.sum}</dt>
        <dd className="text-right font-medium">{wholeEuro(sum)}</dd>
        <dt className="truncate text-ink-muted">{board.weighted}</dt>
        <dd className="text-right text-ink-muted">{wholeEuro(weighted)}</dd>
      </dl>
    </header>
  );
}
