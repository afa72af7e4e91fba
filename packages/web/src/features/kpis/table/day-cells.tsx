import { dayMonthText, shortDayText } from "@linkedpotential/contract/date-texts";
import { CalendarDays, ListChecks, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { CountField, DayField, KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { iconButtonClass } from "../../../ui/button-style.ts";
import { cx } from "../../../ui/class-names.ts";
import { controlText } from "../../../ui/field-style.ts";
import { useDayActions } from "./day-actions.ts";
import { useCell, useCountCell, useNotesCell } from "./use-cell.ts";

/**
 * Classes of a cell's field. The fields are native elements instead of react-aria components, because hundreds of them
 * may be on the page.
 */
const cell =
  `${controlText} focus-frame w-full min-w-0 rounded-md border bg-transparent px-2 py-1.5 text-ink transition-colors ` +
  "hover:border-line-strong aria-invalid:border-danger pointer-coarse:min-h-11";
const textClass = "field-sizing-content block max-h-40 resize-none print:max-h-none";
/** On paper, a long word widens its column before it breaks, and breaks between syllables. */
const printedText = "print:min-w-min print:hyphens-auto print:wrap-break-word";
/** Gives the text more room where the table is narrow, as on a tablet. */
const tablePadding = "@max-[60rem]:px-1";
const lookClass = { table: `border-transparent ${tablePadding}`, card: "border-line-strong/70" } as const;

type Look = keyof typeof lookClass;

interface CellProps<Field extends DayField> {
  day: KpiDay;
  field: Field;
  look: Look;
}

export function CountCell({ day, field, look }: CellProps<CountField>) {
  const { props, hint } = useCountCell(day, field);
  return (
    <>
      <input
        {...props}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        className={cx(cell, lookClass[look], "text-right tabular-nums")}
      />
      <CellHint {...hint} className="text-right" />
    </>
  );
}

/**
 * Suggests the target groups that have been used, because days with the same name form a campaign. Only a one-line field
 * can have suggestions. A copy of the text in its place wraps long names while the field is not edited.
 */
export function AudienceCell({ day, look }: Omit<CellProps<"zielgruppe">, "field">) {
  const { audiencesId } = useDayActions();
  const { props, hint } = useCell(day, "zielgruppe");
  return (
    <>
      <div className="grid min-w-0 *:col-start-1 *:row-start-1">
        <input
          {...props}
          list={audiencesId}
          enterKeyHint="next"
          autoComplete="off"
          title={day.zielgruppe || undefined}
          className={cx(cell, lookClass[look], "peer not-focus:text-transparent")}
        />
        <span
          aria-hidden
          className={cx(
            controlText,
            "pointer-events-none min-w-0 border border-transparent px-2 py-1.5 text-ink peer-focus:invisible [overflow-wrap:anywhere] forced-colors:invisible",
            printedText,
            look === "table" && tablePadding,
          )}
        >
          {day.zielgruppe}
        </span>
      </div>
      <CellHint {...hint} className="px-2" />
    </>
  );
}

export function NotesCell({ day, look }: Omit<CellProps<"notizen">, "field">) {
  const { props, hint } = useNotesCell(day);
  return (
    <>
      <textarea {...props} rows={1} className={cx(cell, lookClass[look], textClass)} />
      <CellHint {...hint} className="px-2" />
    </>
  );
}

/** Shows the text of a field that cannot be changed, in the place where a field has its text. */
export function ReadOnlyCell({ day, field }: Omit<CellProps<DayField>, "look">) {
  const isText = field === "zielgruppe" || field === "notizen";
  return (
    <span
      className={cx(
        controlText,
        "block whitespace-pre-line border border-transparent px-2 py-1.5 [overflow-wrap:anywhere]",
        printedText,
        tablePadding,
        !isText && "text-right tabular-nums",
      )}
    >
      {day[field]}
    </span>
  );
}

interface CellHintProps {
  id: string;
  text: string;
  /** Whether the text names an error, and not a doubt. */
  isError: boolean;
  role?: "alert" | undefined;
  className: string;
}

function CellHint({ id, text, isError, role, className }: CellHintProps) {
  if (!text) return null;
  return (
    <span
      id={id}
      role={role}
      className={cx(
        "block text-balance text-xs [overflow-wrap:anywhere]",
        isError ? "text-danger-text" : "text-warn-text",
        className,
      )}
    >
      {text}
    </span>
  );
}

/** Shows the date of a day, which opens the calendar, and whether the day lies ahead. */
export function DateCell({ day }: { day: KpiDay }) {
  const { team } = useDayActions();
  return (
    <div className="min-w-0">
      <DateButton day={day} author={team?.author(day)} />
      <AheadNote day={day} />
    </div>
  );
}

export function AheadNote({ day: { date }, className }: { day: KpiDay; className?: string }) {
  const { ahead } = useTexts("kpis");
  const { today, team } = useDayActions();
  const language = useLanguage();
  if (date <= today) return null;
  // Only a company has an overview, which counts a day from its date on.
  return (
    <span className={cx("block text-balance font-normal text-ink-muted text-xs", className)}>
      {team ? ahead.inOverview(dayMonthText(date, language)) : ahead.inFuture}
    </span>
  );
}

/** Shows the date of a day. The date of an own day opens the calendar. */
export function DateButton({ day, author }: { day: KpiDay; author?: ReactNode }) {
  const { changeDate } = useTexts("kpis");
  const { pickDate, team } = useDayActions();
  const date = shortDayText(day.date, useLanguage());
  if (team && !team.isOwn(day)) {
    return (
      <span className="inline-flex min-h-9 items-center gap-2 font-medium text-sm tabular-nums">
        {author}
        {date}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-field="date"
      aria-haspopup="dialog"
      aria-label={changeDate(date)}
      onClick={(event) => pickDate(day, event.currentTarget)}
      className="group/date -mx-2 inline-flex min-h-9 items-center gap-2 rounded-md px-2 font-medium text-sm tabular-nums transition-colors hover:bg-hover pointer-coarse:min-h-11"
    >
      {author}
      {date}
      <CalendarDays
        size={16}
        aria-hidden
        className="text-ink-subtle opacity-0 group-hover/date:opacity-100 group-focus-visible/date:opacity-100 pointer-coarse:opacity-100 @max-[60rem]:hidden"
      />
    </button>
  );
}

export function DayButtons({ day }: { day: KpiDay }) {
  const texts = useTexts("kpis");
  const { fill, remove, team } = useDayActions();
  const date = shortDayText(day.date, useLanguage());
  if (team && !team.isOwn(day)) return null;
  const names = { fill: texts.crm.fill(date), remove: texts.deleteDay(date) };
  return (
    <div className="flex justify-end">
      {fill && (
        <button
          type="button"
          aria-label={names.fill}
          title={names.fill}
          onClick={() => fill(day)}
          className={iconButtonClass("quiet", "sm")}
        >
          <ListChecks size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-label={names.remove}
        title={names.remove}
        onClick={() => remove(day)}
        className={iconButtonClass("quiet", "sm")}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </div>
  );
}
