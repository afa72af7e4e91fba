import { shortDayText } from "@linkedpotential/contract/date-texts";
import { CircleAlert, CircleCheck, Equal, PencilLine, Pin, TriangleAlert, UserX } from "lucide-react";
import { useState } from "react";
import { fieldMax } from "../../../parts/kpis/kpi-day.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import type { RowProblem } from "./days-csv.ts";
import type { PlannedRow } from "./import-plan.ts";

const step = 100;
/** Groups of rows in the order in which they are shown. Rows that need attention come first. */
const groups = ["invalid", "toCheck", "kept", "new", "same", "skipped"] as const;
type Group = (typeof groups)[number];
const tones = {
  invalid: "danger",
  changed: "warn",
  kept: "neutral",
  new: "good",
  same: "neutral",
  skipped: "neutral",
} as const;
const icons = {
  invalid: CircleAlert,
  changed: PencilLine,
  kept: Pin,
  new: CircleCheck,
  same: Equal,
  skipped: UserX,
} as const;

interface PreviewProps {
  plan: readonly PlannedRow[];
  replaces: boolean;
}

/** Shows what the import does with each row of the file. The rows are grouped, and in the order of the file in a group. */
export function ImportPreview({ plan, replaces }: PreviewProps) {
  const { importing, columns } = useTexts("kpis");
  const [shown, setShown] = useState(step);
  const byGroup = Map.groupBy(
    plan.map((one) => shownRow(one, replaces)),
    groupOf,
  );
  const rows = groups.flatMap((group) => byGroup.get(group) ?? []).slice(0, shown);
  return (
    <div className="rounded-lg border border-line">
      <Table label={importing.rows}>
        <thead>
          <tr>
            <Th className="w-16">{importing.line}</Th>
            <Th>{columns.date}</Th>
            <Th>{importing.whatHappens}</Th>
          </tr>
        </thead>
        {[...Map.groupBy(rows, groupOf)].map(([group, groupRows]) => (
          <tbody key={group} className="border-line not-last:border-b">
            {byGroup.size > 1 && <GroupHead group={group} />}
            {groupRows.map((row) => (
              <PreviewRow key={row.row.line} {...row} />
            ))}
          </tbody>
        ))}
      </Table>
      {plan.length > shown && (
        <Button size="sm" variant="quiet" className="m-2" onPress={() => setShown(shown + step)}>
          {importing.showMore}
        </Button>
      )}
    </div>
  );
}

type ShownRow = PlannedRow & { shownStatus: keyof typeof tones };

/** Returns a row as it is imported. A day that stays as it is takes no text from the file. */
const shownRow = (row: PlannedRow, replaces: boolean): ShownRow =>
  row.status === "changed" && !replaces
    ? { ...row, shownStatus: "kept", invalidCounts: [] }
    : { ...row, shownStatus: row.status };

function groupOf({ shownStatus, invalidCounts }: ShownRow): Group {
  if (shownStatus === "changed" || (shownStatus === "new" && invalidCounts.length > 0)) return "toCheck";
  return shownStatus;
}

function GroupHead({ group }: { group: Group }) {
  const { importing } = useTexts("kpis");
  return (
    <tr className="border-line border-b bg-sunken/60">
      <th scope="rowgroup" colSpan={3} className="px-4 py-2 font-medium text-ink-muted text-xs">
        {group === "toCheck" ? importing.toCheck : importing.status[group]}
      </th>
    </tr>
  );
}

function PreviewRow(row: ShownRow) {
  const { importing } = useTexts("kpis");
  const language = useLanguage();
  const { line, date } = row.row;
  const countsAsZero = row.invalidCounts.length > 0 && row.shownStatus !== "invalid";
  const Icon = countsAsZero ? TriangleAlert : icons[row.shownStatus];
  return (
    <Tr>
      <Td className="align-top text-ink-subtle tabular-nums">{line}</Td>
      <Td className="align-top tabular-nums">{date === null ? "–" : shortDayText(date, language)}</Td>
      <Td>
        <Badge tone={countsAsZero ? "warn" : tones[row.shownStatus]} icon={<Icon size={12} aria-hidden />}>
          {importing.status[row.shownStatus]}
        </Badge>
        <Details {...row} />
        <CountWarnings {...row} />
      </Td>
    </Tr>
  );
}

function Details({ row, before, fields }: PlannedRow) {
  const texts = useTexts("kpis");
  const { importing, columns } = texts;
  const changes = fields.map((field) =>
    importing.change(columns[field], before?.[field] ?? "", row.change[field] ?? ""),
  );
  return [...row.problems.map((problem) => reasonOf(texts, problem)), ...changes].map((line) => (
    <p key={line} className="mt-1 break-words text-ink-muted text-xs">
      {line}
    </p>
  ));
}

function CountWarnings({ row, invalidCounts }: PlannedRow) {
  const { importing, columns } = useTexts("kpis");
  return invalidCounts.map((field) => (
    <p key={field} className="mt-1 break-words text-warn-text text-xs">
      {importing.countsAsZero(columns[field], row.change[field] ?? "")}
    </p>
  ));
}

function reasonOf({ importing, columns }: Texts["kpis"], row: RowProblem): string {
  const { reasons } = importing;
  switch (row.problem) {
    case "noDate":
      return reasons.noDate;
    case "unknownDate":
      return reasons.unknownDate(row.text);
    case "twice":
      return reasons.twice(row.firstLine);
    case "otherMember":
      return reasons.otherMember(row.name);
    case "tooLong":
      return reasons.tooLong(columns[row.field], fieldMax[row.field]);
  }
}
