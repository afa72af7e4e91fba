import { monthText } from "@linkedpotential/contract/date-texts";
import { memo } from "react";
import { countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Figures, rateText } from "../days/figures.ts";
import { useDayActions } from "./day-actions.ts";
import { AudienceCell, CountCell, DateCell, DayButtons, NotesCell } from "./day-cells.tsx";
import type { DaysProps } from "./day-table.tsx";
import { countsAhead } from "./month-groups.ts";

/** Shows the days as cards, newest first, because the newest are the ones to fill in. */
export function DayCards({ groups, allTime }: Omit<DaysProps, "month">) {
  const { table, totals } = useTexts("kpis");
  const { today } = useDayActions();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={table} className="grid gap-3 md:grid-cols-2">
        {groups
          .flatMap(({ days }) => days)
          .toReversed()
          .map((day) => (
            <DayCard key={day.id} day={day} />
          ))}
      </ul>
      {groups.toReversed().map(({ month, days, figures }) => (
        <TotalCard
          key={month}
          title={totals.of(monthText(month, language))}
          figures={figures}
          hint={countsAhead(days, today) ? totals.withAhead : ""}
        />
      ))}
      <TotalCard title={totals.allTime} figures={allTime} hint="" />
    </div>
  );
}

const DayCard = memo(function DayCard({ day }: { day: KpiDay }) {
  const { columns, short } = useTexts("kpis");
  const { team } = useDayActions();
  if (team && !team.isOwn(day)) return <ColleagueCard day={day} />;
  return (
    <li data-day={day.id} className="card flex skip-offscreen-64 min-w-0 flex-col gap-2 px-4 pt-2 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <DateCell day={day} />
        <DayButtons day={day} />
      </div>
      <div className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {countFields.map((field) => (
          <div key={field} className="min-w-0">
            <p aria-hidden className="mb-1 truncate text-ink-muted text-xs">
              {short[field]}
            </p>
            <CountCell day={day} field={field} look="card" />
          </div>
        ))}
      </div>
      <div className="grid gap-2">
        <div className="min-w-0">
          <p aria-hidden className="mb-1 text-ink-muted text-xs">
            {columns.zielgruppe}
          </p>
          <AudienceCell day={day} look="card" />
        </div>
        <div className="min-w-0">
          <p aria-hidden className="mb-1 text-ink-muted text-xs">
            {columns.notizen}
          </p>
          <NotesCell day={day} look="card" />
        </div>
      </div>
    </li>
  );
});

/** Shows the day of a colleague as text, because only own days can be changed. */
function ColleagueCard({ day }: { day: KpiDay }) {
  const { columns, short } = useTexts("kpis");
  return (
    <li data-day={day.id} className="card flex skip-offscreen-64 min-w-0 flex-col gap-3 px-4 pt-2 pb-4">
      <DateCell day={day} />
      <dl className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {countFields.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="truncate text-ink-muted text-xs">{short[field]}</dt>
            <dd className="font-medium text-sm tabular-nums [overflow-wrap:anywhere]">{day[field] || "–"}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-2">
        {(["zielgruppe", "notizen"] as const)
          .filter((field) => day[field] !== "")
          .map((field) => (
            <div key={field} className="min-w-0">
              <dt className="text-ink-muted text-xs">{columns[field]}</dt>
              <dd className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{day[field]}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

function TotalCard({ title, figures, hint }: { title: string; figures: Figures; hint: string }) {
  const { short, totals } = useTexts("kpis");
  return (
    <section className="rounded-lg border border-line bg-sunken/60 px-4 py-3">
      <h3 className="font-medium text-sm">{title}</h3>
      {hint && <p className="text-ink-muted text-xs">{hint}</p>}
      <dl className="mt-2 grid grid-cols-2 gap-2 min-[22rem]:grid-cols-4">
        {countFields.map((field) => (
          <div key={field} className="min-w-0">
            <dt className="truncate text-ink-muted text-xs">{short[field]}</dt>
            <dd className="font-semibold text-base tabular-nums">{numberText(figures[field])}</dd>
            {field !== "leadsKontaktiert" && (
              <dd className="text-ink-muted text-xs tabular-nums">{rateText(figures, field)}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="sr-only">{totals.ratesHint}</p>
    </section>
  );
}
