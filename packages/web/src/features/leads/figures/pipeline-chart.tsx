import { dateText } from "@linkedpotential/contract/date-texts";
import type { ActivityDay } from "@linkedpotential/contract/leads/activity";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { type PipelinePoint, pipelineOverTime, pipelineValue } from "./figures.ts";

interface ChartProps {
  leads: readonly LeadRow[];
  days: readonly ActivityDay[];
  from: string;
  to: string;
  period: string;
}

export function PipelineChart({ leads, days, from, to, period }: ChartProps) {
  const { pipeline } = useTexts("lead-figures");
  const points = pipelineOverTime(pipelineValue(leads), days, { from, to });
  return (
    <ChartCard
      title={pipeline.title}
      period={period}
      chart={<Line points={points} />}
      table={<Values points={changed(points)} />}
    />
  );
}

/** Returns the first and last point, and those with another value than the day before. */
const changed = (points: readonly PipelinePoint[]): PipelinePoint[] =>
  points.filter(({ value }, index) => index === 0 || index === points.length - 1 || value !== points[index - 1]?.value);

function Line({ points }: { points: readonly PipelinePoint[] }) {
  const { pipeline } = useTexts("lead-figures");
  const language = useLanguage();
  const peak = Math.max(0, ...points.map(({ value }) => value));
  const [first, last] = [points.at(0), points.at(-1)];
  const height = ({ value }: PipelinePoint) => (peak === 0 ? 1 : 1 - value / peak) * 100;
  const path = points.map((point, index) => `${index},${height(point)}`).join(" ");
  const end = Math.max(1, points.length - 1);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap">
        <span className="font-semibold text-lg tabular-nums">{euro(last?.value ?? 0)}</span>
        <span className="text-ink-subtle text-xs tabular-nums">{peak > 0 && pipeline.peak(euro(peak))}</span>
      </figcaption>
      <svg viewBox={`0 -2 ${end} 104`} preserveAspectRatio="none" className="h-36 w-full border-line border-b">
        <title>{pipeline.title}</title>
        <polygon points={`0,100 ${path} ${end},100`} className="fill-accent-soft" />
        <polyline
          points={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
          strokeLinejoin="round"
          className="fill-none stroke-accent"
        />
      </svg>
      <div className="flex flex-wrap justify-between gap-x-3 whitespace-nowrap text-ink-subtle text-xs tabular-nums">
        <span>{first && dateText(first.date, language)}</span>
        <span>{last && dateText(last.date, language)}</span>
      </div>
    </figure>
  );
}

function Values({ points }: { points: readonly PipelinePoint[] }) {
  const { pipeline } = useTexts("lead-figures");
  const language = useLanguage();
  return (
    <Table label={pipeline.title}>
      <thead>
        <tr>
          <Th>{pipeline.day}</Th>
          <Th className="text-right">{pipeline.value}</Th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {points.map(({ date, value }) => (
          <Tr key={date}>
            <Td>{dateText(date, language)}</Td>
            <Td className="text-right">{euro(value)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
