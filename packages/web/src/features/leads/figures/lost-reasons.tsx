import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { Bars } from "./bars.tsx";
import { EmptyCard } from "./empty-card.tsx";
import { lostReasons } from "./figures.ts";

export function LostReasons({ leads }: { leads: readonly LeadRow[] }) {
  const { lost, allTime } = useTexts("lead-figures");
  const reasons = lostReasons(leads);
  const [first] = reasons;
  if (!first) return <EmptyCard title={lost.title} text={lost.empty} />;
  return (
    <ChartCard
      title={lost.title}
      period={allTime}
      chart={
        <Bars
          bars={reasons.map(({ reason, count }) => ({
            id: reason,
            label: reason || lost.none,
            share: count / first.count,
            value: numberText(count),
          }))}
        />
      }
      table={
        <Table label={lost.title}>
          <thead>
            <tr>
              <Th>{lost.reason}</Th>
              <Th className="text-right">{lost.count}</Th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {reasons.map(({ reason, count }) => (
              <Tr key={reason}>
                <Td>{reason || lost.none}</Td>
                <Td className="text-right">{numberText(count)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}
