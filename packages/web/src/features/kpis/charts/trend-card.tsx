import { dayMonthText, monthText, shortMonthText } from "@linkedpotential/contract/date-texts";
import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { type CountField, countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { yearOf } from "../days/working-days.ts";
import { type TrendPoint, trendOf } from "./trend.ts";

interface TrendProps {
  days: readonly KpiDay[];
  /** Month (`yyyy-MM`) to show day by day. Null shows all time month by month. */
  month: string | null;
  period: string;
}

/** Shows each figure over time on its own scale, because won projects are few compared to contacted leads. */
export function TrendCard({ days, month, period }: TrendProps) {
  const { charts } = useTexts("kpis");
  const points = trendOf(days, month);
  return (
    <ChartCard
      title={charts.trend}
      period={period}
      chart={<TrendChart points={points} />}
      table={<TrendTable points={points} isByDay={month !== null} />}
    />
  );
}

/** Number of bars that have room. Fewer points leave the rest empty, so that their bars do not become blocks. */
const minSlots = 6;

function TrendChart({ points }: { points: readonly TrendPoint[] }) {
  return (
    <div className="flex flex-col gap-3.5">
      {countFields.map((field) => (
        <TrendBars key={field} field={field} points={points} />
      ))}
      <div className="text-ink-subtle text-xs tabular-nums sm:pl-40">
        {points.length > minSlots ? <TrendEnds points={points} /> : <TrendMonths points={points} />}
      </div>
    </div>
  );
}

/** Names the first and the last point, where the bars take the whole width. */
function TrendEnds({ points }: { points: readonly TrendPoint[] }) {
  const atText = usePointText();
  const [first, last] = [points.at(0), points.at(-1)];
  return (
    <div className="flex justify-between">
      <span>{first && atText(first.at)}</span>
      <span>{last && atText(last.at)}</span>
    </div>
  );
}

/** Names each of a few months below its bar. */
function TrendMonths({ points }: { points: readonly TrendPoint[] }) {
  const language = useLanguage();
  return (
    <ol className="grid text-center" style={{ gridTemplateColumns: `repeat(${minSlots}, minmax(0, 1fr))` }}>
      {points.map(({ at }) => (
        <li key={at}>
          {shortMonthText(at, language)}
          <span className="block">{yearOf(at)}</span>
        </li>
      ))}
    </ol>
  );
}

function TrendBars({ field, points }: { field: CountField; points: readonly TrendPoint[] }) {
  const { columns, charts } = useTexts("kpis");
  const atText = usePointText();
  const counts = points.map(({ figures }) => figures[field]);
  const peak = Math.max(0, ...counts);
  return (
    <div className="gap-4 sm:flex sm:items-end">
      <p className="mb-1 flex justify-between gap-3 text-sm sm:mb-0 sm:block sm:w-36 sm:shrink-0">
        <span className="text-ink-muted">{columns[field]}</span>
        <span className="text-ink-subtle text-xs tabular-nums sm:block">{charts.peak(numberText(peak))}</span>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(points.length, minSlots)} 1`}
        preserveAspectRatio="none"
        className="h-10 w-full min-w-0 border-line border-b"
      >
        <title>{columns[field]}</title>
        {points.map(({ at }, index) => (
          <rect
            key={at}
            x={index + 0.14}
            width={0.72}
            y={peak === 0 ? 1 : 1 - (counts[index] ?? 0) / peak}
            height={peak === 0 ? 0 : (counts[index] ?? 0) / peak}
            className={field === "projektGewonnen" ? "fill-good" : "fill-accent"}
          >
            <title>{`${withColon(atText(at))} ${numberText(counts[index] ?? 0)}`}</title>
          </rect>
        ))}
      </svg>
    </div>
  );
}

function TrendTable({ points, isByDay }: { points: readonly TrendPoint[]; isByDay: boolean }) {
  const { charts, columns } = useTexts("kpis");
  const atText = usePointText();
  // In a list of days, leave out the days without figures.
  const rows = points.filter(({ figures }) => !isByDay || countFields.some((field) => figures[field] > 0));
  return (
    <Table label={charts.trend}>
      <thead>
        <tr>
          <Th>{isByDay ? charts.day : charts.month}</Th>
          {countFields.map((field) => (
            <Th key={field} className="text-right">
              {columns[field]}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ at, figures }) => (
          <Tr key={at}>
            <Td>{atText(at)}</Td>
            {countFields.map((field) => (
              <Td key={field} className="text-right">
                {numberText(figures[field])}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function usePointText(): (at: string) => string {
  const language = useLanguage();
  return (at) => (at.length === 7 ? monthText(at, language) : dayMonthText(at, language));
}
