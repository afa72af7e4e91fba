import { memo } from "react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { figuresOf } from "../days/figures.ts";
import { FunnelCard } from "./funnel-card.tsx";
import { TrendCard } from "./trend-card.tsx";

interface ChartsProps {
  days: readonly KpiDay[];
  month: string | null;
  period: string;
}

export const Charts = memo(function Charts({ days, month, period }: ChartsProps) {
  if (days.length === 0) return null;
  return (
    <div className="grid gap-5 lg:grid-cols-[2fr_3fr]">
      <FunnelCard period={period} figures={figuresOf(days)} />
      <TrendCard period={period} days={days} month={month} />
    </div>
  );
});
