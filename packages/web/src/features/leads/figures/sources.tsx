import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { euro, numberText, percent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { Bars } from "./bars.tsx";
import { EmptyCard } from "./empty-card.tsx";
import { bySource, type SourceFigures } from "./figures.ts";

export function Sources({ leads }: { leads: readonly LeadRow[] }) {
  const { sources, allTime } = useTexts("lead-figures");
  const { source: nameOf } = useTexts("leads");
  const figures = bySource(leads);
  if (figures.length === 0) return <EmptyCard title={sources.title} text={sources.empty} />;
  const label = ({ source }: SourceFigures) => (source ? nameOf(source) : sources.unknown);
  const most = Math.max(...figures.map(({ count }) => count));
  return (
    <ChartCard
      title={sources.title}
      period={allTime}
      chart={
        <Bars
          bars={figures.map((one) => ({
            id: one.source ?? "",
            label: label(one),
            share: one.count / most,
            value: sources.summary(numberText(one.count), one.won),
          }))}
        />
      }
      table={
        <Table label={sources.title}>
          <thead>
            <tr>
              <Th>{sources.source}</Th>
              <Th className="text-right">{sources.leads}</Th>
              <Th className="text-right">{sources.won}</Th>
              <Th className="text-right">{sources.share}</Th>
              <Th className="text-right">{sources.value}</Th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {figures.map((one) => (
              <Tr key={one.source ?? ""}>
                <Td>{label(one)}</Td>
                <Td className="text-right">{numberText(one.count)}</Td>
                <Td className="text-right">{numberText(one.won)}</Td>
                <Td className="text-right">{one.wonShare === null ? "–" : percent(one.wonShare)}</Td>
                <Td className="text-right">{euro(one.wonValue)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      }
    />
  );
}
