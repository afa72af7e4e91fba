import { ChartCard } from "../../../parts/charts/chart-card.tsx";
import { type CountField, countFields } from "../../../parts/kpis/kpi-day.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { type Figures, rateText } from "../days/figures.ts";

interface FunnelProps {
  period: string;
  figures: Figures;
}

export function FunnelCard({ period, figures }: FunnelProps) {
  const { charts } = useTexts("kpis");
  return (
    <ChartCard
      title={charts.funnel}
      period={period}
      chart={<FunnelChart figures={figures} />}
      table={<FunnelTable figures={figures} />}
    />
  );
}

const fills: Record<CountField, string> = {
  leadsKontaktiert: "fill-accent",
  interesseGezeigt: "fill-accent",
  terminVereinbart: "fill-accent",
  projektGewonnen: "fill-good",
};

function FunnelChart({ figures }: { figures: Figures }) {
  const { columns } = useTexts("kpis");
  const widest = Math.max(1, ...countFields.map((field) => figures[field]));
  return (
    <ol className="flex flex-col gap-4">
      {countFields.map((field) => (
        <li key={field}>
          <div className="mb-1.5 flex items-baseline justify-between gap-3">
            <span className="text-ink-muted text-sm">{columns[field]}</span>
            <span className="tabular-nums">
              {field !== "leadsKontaktiert" && (
                <span className="mr-3 text-ink-muted text-sm">{rateText(figures, field)}</span>
              )}
              <span className="font-semibold text-base">{numberText(figures[field])}</span>
            </span>
          </div>
          <svg width="100%" height="10" className="block">
            <title>{columns[field]}</title>
            <rect width="100%" height="10" rx="5" className="fill-sunken" />
            <rect width={`${(figures[field] / widest) * 100}%`} height="10" rx="5" className={fills[field]} />
          </svg>
        </li>
      ))}
    </ol>
  );
}

function FunnelTable({ figures }: { figures: Figures }) {
  const { charts, columns } = useTexts("kpis");
  return (
    <Table label={charts.funnel}>
      <thead>
        <tr>
          <Th>{charts.step}</Th>
          <Th className="text-right">{charts.count}</Th>
          <Th className="text-right">{charts.rate}</Th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {countFields.map((field) => (
          <Tr key={field}>
            <Td>{columns[field]}</Td>
            <Td className="text-right">{numberText(figures[field])}</Td>
            <Td className="text-right">{field === "leadsKontaktiert" ? "" : rateText(figures, field)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
