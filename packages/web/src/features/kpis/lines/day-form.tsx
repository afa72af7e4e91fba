import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AudienceCell, CountCell, DateButton, DayButtons, NotesCell } from "../table/day-cells.tsx";
import type { OpenDay } from "./use-open-day.ts";

/** The fields of an open day. What is typed is stored at once, as in the table. */
export function DayForm({ day, openDay }: { day: KpiDay; openDay: OpenDay }) {
  const { columns, lines: texts } = useTexts("kpis");
  const { previous, next } = openDay.neighbors(day);
  return (
    <div className="flex flex-col gap-3 px-4 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <DateButton day={day} />
        <DayButtons day={day} />
      </div>
      <div className="grid gap-3 min-[20rem]:grid-cols-2">
        {countFields.map((field) => (
          <Labeled key={field} label={columns[field]}>
            <CountCell day={day} field={field} look="card" />
          </Labeled>
        ))}
      </div>
      <Labeled label={columns.zielgruppe}>
        <AudienceCell day={day} look="card" />
      </Labeled>
      <Labeled label={columns.notizen}>
        <NotesCell day={day} look="card" />
      </Labeled>
      <p className="text-ink-muted text-xs">{texts.saved}</p>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          variant="secondary"
          label={texts.previous}
          icon={<ChevronLeft size={16} />}
          isDisabled={!previous}
          onPress={() => previous && openDay.edit(previous)}
        />
        <IconButton
          variant="secondary"
          label={texts.next}
          icon={<ChevronRight size={16} />}
          isDisabled={!next}
          onPress={() => next && openDay.edit(next)}
        />
        <Button variant="primary" className="ml-auto" onPress={() => openDay.close(day)}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

/** Labels a field for the eye. The field itself names its day, too. */
function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1 text-ink-muted text-xs">
        {label}
      </p>
      {children}
    </div>
  );
}

/** Shows the day of a colleague as text, because only own days can be changed. */
export function ColleagueDay({ day }: { day: KpiDay }) {
  const { columns } = useTexts("kpis");
  const texts = (["zielgruppe", "notizen"] as const).filter((field) => day[field] !== "");
  return (
    <dl className="grid gap-3 px-4 pt-1 pb-4 min-[20rem]:grid-cols-2">
      {countFields.map((field) => (
        <div key={field} className="min-w-0">
          <dt className="text-ink-muted text-xs">{columns[field]}</dt>
          <dd className="font-medium text-sm tabular-nums [overflow-wrap:anywhere]">{day[field] || "–"}</dd>
        </div>
      ))}
      {texts.map((field) => (
        <div key={field} className="col-span-full min-w-0">
          <dt className="text-ink-muted text-xs">{columns[field]}</dt>
          <dd className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">{day[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
