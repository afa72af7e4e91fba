import { memo } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { countFields, type KpiDay } from "../days/kpi-day.ts";
import { AudienceCell, CountCell, DateCell, DayButtons, NotesCell } from "./day-cells.tsx";
import type { DayGroup } from "./day-groups.ts";
import { AllTimeRow, MonthRow, RatesRow } from "./total-rows.tsx";
import type { ShownTotals } from "./totals.ts";

interface DayTableProps {
  groups: readonly DayGroup[];
  totals: ShownTotals;
}

export function DayTable({ groups, totals }: DayTableProps) {
  const { table, columns, totals: texts } = useTexts("kpis");
  return (
    <Table label={table} className="min-w-[60rem] table-fixed [&_:is(td,th)]:px-1.5">
      <thead>
        <tr>
          <Th className="w-48">{columns.date}</Th>
          {countFields.map((field) => (
            <Th key={field} className="w-26 pr-3.5! text-right">
              {columns[field]}
            </Th>
          ))}
          <Th className="w-44 pl-3.5!">{columns.zielgruppe}</Th>
          <Th className="pl-3.5!">{columns.notizen}</Th>
          <Th className="w-24">
            <span className="sr-only">{columns.actions}</span>
          </Th>
        </tr>
      </thead>
      {groups.map(({ month, days }) => (
        <tbody key={month}>
          {days.map((day) => (
            <DayRow key={day.id} day={day} />
          ))}
          <MonthRow month={month} figures={totals.ofMonth(month)} />
        </tbody>
      ))}
      <tfoot>
        {groups.length === 0 && totals.month && (
          <MonthRow month={totals.month} figures={totals.ofMonth(totals.month)} />
        )}
        {totals.month && <RatesRow label={texts.rates} figures={totals.ofMonth(totals.month)} />}
        <AllTimeRow figures={totals.allTime} />
        {!totals.month && <RatesRow label={texts.rates} figures={totals.allTime} />}
      </tfoot>
    </Table>
  );
}

const DayRow = memo(function DayRow({ day }: { day: KpiDay }) {
  return (
    <Tr data-day={day.id} className="[&>td]:h-11 [&>td]:py-1 [&>td]:align-top">
      <Td className="whitespace-nowrap">
        <DateCell day={day} />
      </Td>
      {countFields.map((field) => (
        <Td key={field}>
          <CountCell day={day} field={field} look="table" />
        </Td>
      ))}
      <Td>
        <AudienceCell day={day} look="table" />
      </Td>
      <Td>
        <NotesCell day={day} look="table" />
      </Td>
      <Td>
        <DayButtons day={day} />
      </Td>
    </Tr>
  );
});
