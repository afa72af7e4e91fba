import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { numberText, wholeEuro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { StatusBadge } from "../lead/status-badge.tsx";

interface HeadProps {
  status: LeadStatus;
  count: number;
  /** Sum of the deal values in EUR. */
  sum: number;
  /** Sum in EUR, each deal weighted by its chance (D43). */
  weighted: number;
}

/** Head of a column. Its height is the same for all sums, so that the cards below do not move when a sum changes. */
export function ColumnHead({ status, count, sum, weighted }: HeadProps) {
  const { board } = useTexts("leads");
  return (
    <header className="sticky top-0 z-2 flex flex-col gap-2 rounded-t-lg border-line border-b bg-sunken px-2.5 pt-2.5 pb-1.5">
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
