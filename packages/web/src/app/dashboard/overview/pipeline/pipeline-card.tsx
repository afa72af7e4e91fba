import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useUser } from "../../../../lib/session/session.ts";
import { numberText, wholeEuro } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { LoadBoundary, WaitFor } from "../../../../ui/load-boundary.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { SectionLink } from "../../navigation/section-link.tsx";
import { leadsQuery } from "../leads-query.ts";
import { pipelineOf } from "./pipeline.ts";

const colors = ["bg-line-strong", "bg-info/60", "bg-info", "bg-accent/70", "bg-accent"];

export function PipelineCard() {
  const { title, failed } = useTexts("day").pipeline;
  const { data: leads } = useQuery(leadsQuery);
  return (
    <Card title={title}>
      <LoadBoundary skeleton={<Skeleton className="h-40 w-full" />} failed={failed} look="compact">
        {leads ? <Sums leads={leads} /> : <WaitFor query={leadsQuery} />}
      </LoadBoundary>
    </Card>
  );
}

function Sums({ leads }: { leads: readonly LeadRow[] }) {
  const { pipeline: texts } = useTexts("day");
  const { chances } = useUser().workSettings;
  const pipeline = useMemo(() => pipelineOf(leads, chances, new Date()), [leads, chances]);
  const { open, weighted, won, still } = pipeline;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold text-lg tabular-nums leading-tight">{texts.open(wholeEuro(open))}</p>
      <p className="-mt-2 flex flex-wrap gap-x-2 text-ink-muted text-xs tabular-nums">
        <span>{texts.weighted(wholeEuro(weighted))}</span>
        {won > 0 && <span className="text-good-text">{texts.won(wholeEuro(won))}</span>}
      </p>
      <Statuses byStatus={pipeline.byStatus} />
      {still > 0 && (
        <SectionLink
          section="leads"
          details={{ statuses: "qualified,proposal", sort: "lastActivity" }}
          className="inline-flex min-h-6 items-center font-medium text-accent-text text-sm hover:underline"
        >
          {texts.still(still)}
        </SectionLink>
      )}
    </div>
  );
}

function Statuses({ byStatus }: Pick<ReturnType<typeof pipelineOf>, "byStatus">) {
  const { pipeline: texts, statuses } = useTexts("day");
  const count = byStatus.reduce((sum, { leads }) => sum + leads, 0);
  if (count === 0) return <p className="text-ink-muted text-sm">{texts.empty}</p>;
  return (
    <>
      <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken forced-colors:hidden">
        {byStatus.map(({ status, leads }, index) => (
          <span key={status} className={colors[index]} style={{ width: `${(leads / count) * 100}%` }} />
        ))}
      </div>
      <table aria-label={texts.byStatus} className="w-full text-xs tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.status}</th>
            <th scope="col">{texts.leads}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {byStatus.map(({ status, leads, value }, index) => (
            <tr key={status}>
              <th scope="row" className="py-0.5 text-left font-normal text-ink-muted">
                <span aria-hidden className={`mr-2 inline-block size-2 rounded-full ${colors[index]}`} />
                {statuses[status]}
              </th>
              <td className="px-2 py-0.5 text-right">{numberText(leads)}</td>
              <td className="py-0.5 text-right">{wholeEuro(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
