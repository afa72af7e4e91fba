// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table that is laid out as flex containers
import { monthText } from "@linkedpotential/contract/date-texts";
import { memo } from "react";
import { type CountField, countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { type Figures, rateText } from "../days/figures.ts";
import { useDayActions } from "./day-actions.ts";
import { AudienceCell, CountCell, DateCell, DayButtons, NotesCell, ReadOnlyCell } from "./day-cells.tsx";
import { countsAhead, type MonthGroup } from "./month-groups.ts";

interface DayTableProps {
  groups: readonly MonthGroup[];
  /** Null when all months are shown. */
  month: string | null;
  allTime: Figures;
}

const width = {
  date: "w-(--day-date) shrink-0",
  count: "w-23 shrink-0 @max-[60rem]:w-19.5",
  audience: "min-w-0 flex-1 @max-[60rem]:flex-[4]",
  notes: "min-w-0 flex-1 @max-[60rem]:flex-[3]",
  actions: "w-(--day-actions) shrink-0 print:hidden",
};

/** Keeps the date in sight where the table scrolls, as on a tablet. */
const sticky = "@max-[60rem]:sticky @max-[60rem]:left-0 @max-[60rem]:z-1";
const stickyDate = `${sticky} @max-[60rem]:bg-surface`;
const stickyTotal = `${sticky} @max-[60rem]:bg-sunken`;
/** Aligns heads and sums with the texts in the fields. */
const [countEdge, textEdge] = ["pr-3.5! @max-[60rem]:pr-2.25!", "pl-3.5! @max-[60rem]:pl-2.25!"];

/**
 * Shows the days as a table, newest first like the cards. Its rows are flex containers, because `content-visibility`, which skips months outside the screen,
 * has no effect in a table layout.
 */
export function DayTable({ groups, month, allTime }: DayTableProps) {
  const { table, columns, totals } = useTexts("kpis");
  const language = useLanguage();
  const { team, today } = useDayActions();
  // Only the days of freelancers have the button that fills in what the CRM counts.
  const widths = team
    ? "[--day-actions:3.5rem] [--day-date:12rem] @max-[60rem]:[--day-date:10.25rem]"
    : "[--day-actions:6rem] [--day-date:12rem] @max-[60rem]:[--day-actions:5.25rem] @max-[60rem]:[--day-date:8rem]";
  const shownMonth = month === null ? undefined : groups[0];
  const rates = shownMonth?.figures ?? allTime;
  const rateIn = (field: CountField) => (field === "leadsKontaktiert" ? "" : rateText(rates, field));
  const ratesRow = (
    <TotalRow label={totals.rates} cellOf={rateIn} hint={totals.ratesHint} className="border-line border-t" />
  );
  return (
    <Table
      label={table}
      role="table"
      className={cx(
        "@max-[60rem]:min-w-[50rem] min-w-[60rem] not-print:table-fixed not-print:block print:min-w-0 [&_:is(td,th)]:content-center [&_:is(td,th)]:px-1.5 @max-[60rem]:[&_:is(td,th)]:px-1 not-print:[&_:is(thead,tbody,tfoot)]:block not-print:[&_tr]:flex print:[&_tfoot]:table-row-group",
        widths,
      )}
    >
      <thead>
        <tr role="row">
          <Th role="columnheader" className={cx(width.date, stickyDate)}>
            {columns.date}
          </Th>
          {countFields.map((field) => (
            <Th key={field} role="columnheader" className={cx(width.count, countEdge, "text-right")}>
              {columns[field]}
            </Th>
          ))}
          <Th role="columnheader" className={cx(width.audience, textEdge)}>
            {columns.zielgruppe}
          </Th>
          <Th role="columnheader" className={cx(width.notes, textEdge)}>
            {columns.notizen}
          </Th>
          <Th role="columnheader" className={width.actions}>
            <span className="sr-only">{columns.actions}</span>
          </Th>
        </tr>
      </thead>
      {groups.toReversed().map((group) => (
        <tbody key={group.month} className="skip-offscreen-256">
          {group.days.toReversed().map((day) => (
            <DayRow key={day.id} day={day} />
          ))}
          <TotalRow
            label={totals.of(monthText(group.month, language))}
            cellOf={(field) => numberText(group.figures[field])}
            hint={countsAhead(group.days, today) ? totals.withAhead : ""}
            className="font-medium"
          />
        </tbody>
      ))}
      <tfoot>
        {shownMonth && ratesRow}
        <TotalRow
          label={totals.allTime}
          cellOf={(field) => numberText(allTime[field])}
          className="border-line border-t font-semibold"
        />
        {!shownMonth && ratesRow}
      </tfoot>
    </Table>
  );
}

const DayRow = memo(function DayRow({ day }: { day: KpiDay }) {
  const { team } = useDayActions();
  // Only own days can be changed. Those of a colleague are text, so that the keyboard does not stop at them.
  const isOwn = !team || team.isOwn(day);
  return (
    <Tr role="row" data-day={day.id} className="*:h-auto *:min-h-11 *:content-start! *:py-1 print:*:align-top">
      <Td role="cell" className={cx(width.date, stickyDate, "whitespace-nowrap")}>
        <DateCell day={day} />
      </Td>
      {countFields.map((field) => (
        <Td key={field} role="cell" className={width.count}>
          {isOwn ? <CountCell day={day} field={field} look="table" /> : <ReadOnlyCell day={day} field={field} />}
        </Td>
      ))}
      <Td role="cell" className={width.audience}>
        {isOwn ? <AudienceCell day={day} look="table" /> : <ReadOnlyCell day={day} field="zielgruppe" />}
      </Td>
      <Td role="cell" className={width.notes}>
        {isOwn ? <NotesCell day={day} look="table" /> : <ReadOnlyCell day={day} field="notizen" />}
      </Td>
      <Td role="cell" className={width.actions}>
        <DayButtons day={day} />
      </Td>
    </Tr>
  );
});

interface TotalRowProps {
  label: string;
  cellOf: (field: CountField) => string;
  hint?: string;
  className: string;
}

function TotalRow({ label, cellOf, hint, className }: TotalRowProps) {
  return (
    <tr role="row" className={cx("bg-sunken/60 tabular-nums @max-[60rem]:bg-sunken", className)}>
      <th role="rowheader" scope="row" className={cx(width.date, stickyTotal, "h-11 pl-4! text-left font-medium")}>
        {label}
      </th>
      {countFields.map((field) => (
        <td key={field} role="cell" className={cx(width.count, countEdge, "text-right")}>
          {cellOf(field)}
        </td>
      ))}
      <td role="cell" colSpan={3} className={cx(textEdge, "flex-1 text-ink-subtle text-xs")}>
        {hint}
      </td>
    </tr>
  );
}
