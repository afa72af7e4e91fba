import { dateText } from "@linkedpotential/contract/date-texts";
import { Link } from "react-router-dom";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";

interface DayCount {
  date: string;
  count: number;
}

interface DayChartProps {
  title: string;
  /** All days of the period, oldest first. */
  days: readonly DayCount[];
  /** Returns the address that lists what was counted on a day. */
  linkOf?: ((date: string) => string) | undefined;
}

export function DayChart({ title, days, linkOf }: DayChartProps) {
  const { charts: texts } = useTexts("admin-work");
  return (
    <ChartCard
      title={title}
      period={texts.period}
      chart={<Bars title={title} days={days} />}
      table={<Days title={title} days={days.filter(({ count }) => count > 0).toReversed()} linkOf={linkOf} />}
    />
  );
}

/** Width of a bar as a share of the day's space. */
const barWidth = 0.7;

function Bars({ title, days }: DayChartProps) {
  const { charts: texts } = useTexts("admin-work");
  const language = useLanguage();
  const peak = Math.max(0, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold text-lg tabular-nums">{numberText(total)}</span>
        <span className="text-ink-subtle text-xs tabular-nums">
          {peak > 0 ? texts.peak(numberText(peak)) : texts.nothing}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        className="h-24 w-full border-line border-b forced-colors:fill-[CanvasText]"
      >
        <title>{title}</title>
        {days.map(({ date, count }, index) =>
          count === 0 ? null : (
            <rect
              key={date}
              x={index + (1 - barWidth) / 2}
              y={100 - (count / peak) * 100}
              width={barWidth}
              height={(count / peak) * 100}
              className="fill-accent forced-colors:fill-[CanvasText]"
            />
          ),
        )}
      </svg>
      <div className="flex justify-between text-ink-subtle text-xs tabular-nums">
        <span>{first && dateText(first.date, language)}</span>
        <span>{last && dateText(last.date, language)}</span>
      </div>
    </figure>
  );
}

function Days({ title, days, linkOf }: DayChartProps) {
  const { charts: texts } = useTexts("admin-work");
  const language = useLanguage();
  if (days.length === 0) return <p className="text-ink-muted text-sm">{texts.nothing}</p>;
  return (
    <Table label={title}>
      <thead>
        <tr>
          <Th>{texts.day}</Th>
          <Th className="text-right">{texts.count}</Th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {days.map(({ date, count }) => (
          <Tr key={date}>
            <Td>
              {linkOf ? (
                <Link
                  to={linkOf(date)}
                  aria-label={texts.accountsOf(dateText(date, language))}
                  className="inline-block text-accent-text hover:underline pointer-coarse:py-2"
                >
                  {dateText(date, language)}
                </Link>
              ) : (
                dateText(date, language)
              )}
            </Td>
            <Td className="text-right">{numberText(count)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
