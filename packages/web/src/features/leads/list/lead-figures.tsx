import type { Chances } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { memo, type ReactNode, useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { numberText, wholeEuro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { isActiveDeal, isOpen, weightedValue } from "../deals.ts";
import { followUpTone } from "../lead/follow-up-tone.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { filteredAddress } from "./filters/filtered-address.ts";
import { PlanMeter } from "./plan-meter.tsx";

interface FiguresProps {
  leads: readonly LeadRow[];
  /** Called when a figure is followed, which replaces the search in the address. */
  onFollow: () => void;
}

/** Strip of the figures of all leads. Each figure links to the leads that it counts. */
export const LeadFigures = memo(function LeadFigures({ leads, onFollow }: FiguresProps) {
  const { summary } = useTexts("leads");
  const { today } = useLeadActions();
  const { chances } = useUser().workSettings;
  const figures = useMemo(() => figuresOf(leads, today, chances), [leads, today, chances]);
  return (
    <section aria-label={summary.label}>
      <ul className="fade-edges -mx-4 flex min-h-8 items-stretch overflow-x-auto whitespace-nowrap px-1.5 md:card md:mx-0 md:min-h-10">
        <Figure onFollow={onFollow} filters={{}} value={numberText(leads.length)} label={summary.total(leads.length)} />
        <Figure
          onFollow={onFollow}
          filters={{ statuses: ["qualified", "proposal"] }}
          value={numberText(figures.active)}
          label={summary.active(figures.active)}
          hint={summary.activeHint}
        />
        <Figure
          onFollow={onFollow}
          filters={{ statuses: openStatuses }}
          value={wholeEuro(figures.pipeline)}
          label={summary.pipeline}
          hint={summary.pipelineHint}
        />
        <Figure
          onFollow={onFollow}
          filters={{ statuses: openStatuses }}
          value={wholeEuro(figures.weighted)}
          label={summary.weighted}
          hint={summary.weightedHint}
        />
        <Figure
          onFollow={onFollow}
          filters={{ followUp: ["overdue"] }}
          label={summary.overdue(figures.overdue)}
          isWarning={figures.overdue > 0}
        />
      </ul>
      <PlanMeter count={leads.length} />
    </section>
  );
});

function figuresOf(leads: readonly LeadRow[], today: string, chances: Chances) {
  const figures = { active: 0, pipeline: 0, weighted: 0, overdue: 0 };
  for (const lead of leads) {
    if (isActiveDeal(lead)) figures.active += 1;
    if (followUpTone(lead, today) === "overdue") figures.overdue += 1;
    if (!isOpen(lead)) continue;
    figures.pipeline += lead.dealValue ?? 0;
    figures.weighted += weightedValue(lead, chances);
  }
  return figures;
}

interface FigureProps extends Pick<FiguresProps, "onFollow"> {
  filters: Parameters<typeof filteredAddress>[1];
  value?: ReactNode;
  label: string;
  hint?: string;
  isWarning?: boolean;
}

function Figure({ filters, value, label, hint, isWarning = false, onFollow }: FigureProps) {
  const { search } = useLocation();
  return (
    <li className="flex items-center not-first:before:text-ink-subtle not-first:before:content-['·']">
      <Link
        to={{ search: filteredAddress(search, filters) }}
        title={hint}
        onClick={onFollow}
        className={cx(
          "inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 text-ink-muted text-xs hover:bg-hover hover:text-ink pointer-coarse:md:min-h-10",
          isWarning && "font-medium text-warn-text hover:text-warn-text",
        )}
      >
        {value !== undefined && <strong className="font-semibold text-ink text-sm tabular-nums">{value}</strong>}{" "}
        {label}
      </Link>
    </li>
  );
}
