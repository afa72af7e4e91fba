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
import type { FileRow } from "./days-csv.ts";
import type { PlannedRow } from "./import-plan.ts";

const step = 100;
/** Sort order of the rows. Rows that need attention come first, also those with a text that counts as 0. */
const urgency = { invalid: 0, changed: 1, kept: 1, new: 2, same: 3, skipped: 4 } as const;
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

export function ImportPreview({ plan, replaces }: PreviewProps) {
  const { importing, columns } = useTexts("kpis");
  const [shown, setShown] = useState(step);
  const rows = plan
    .map((one) => shownRow(one, replaces))
    .toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || a.row.line - b.row.line);
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
        <tbody>
          {rows.slice(0, shown).map((row) => {
            const Icon = row.invalidCounts.length > 0 ? TriangleAlert : icons[row.shownStatus];
            return (
              <Tr key={row.row.line}>
                <Td className="align-top text-ink-subtle tabular-nums">{row.row.line}</Td>
                <Td className="align-top tabular-nums">
                  <RowDate row={row.row} />
                </Td>
                <Td>
                  <Badge
                    tone={row.invalidCounts.length > 0 ? "warn" : tones[row.shownStatus]}
                    icon={<Icon size={12} aria-hidden />}
                  >
                    {importing.status[row.shownStatus]}
                  </Badge>
                  <Details {...row} />
                  <CountWarnings {...row} />
                </Td>
              </Tr>
            );
          })}
        </tbody>
      </Table>
      {rows.length > shown && (
        <Button size="sm" variant="quiet" className="m-2" onPress={() => setShown(shown + step)}>
          {importing.showMore}
        </Button>
      )}
    </div>
  );
}

type ShownRow = PlannedRow & { shownStatus: keyof typeof urgency };

/** Returns a row as it is imported. A day that stays as it is takes no text from the file. */
const shownRow = (row: PlannedRow, replaces: boolean): ShownRow =>
  row.status === "changed" && !replaces
    ? { ...row, shownStatus: "kept", invalidCounts: [] }
    : { ...row, shownStatus: row.status };

const urgencyOf = ({ shownStatus, invalidCounts }: ShownRow): number =>
  invalidCounts.length > 0 ? urgency.changed : urgency[shownStatus];

function RowDate({ row }: { row: FileRow }) {
  const language = useLanguage();
  return "date" in row ? shortDayText(row.date, language) : "–";
}

function Details({ row, before, fields }: PlannedRow) {
  const texts = useTexts("kpis");
  const { importing, columns } = texts;
  const lines =
    "problem" in row
      ? [reasonOf(texts, row)]
      : fields.map((field) => importing.change(columns[field], before?.[field] ?? "", row.change[field] ?? ""));
  return lines.map((line) => (
    <p key={line} className="mt-1 break-words text-ink-muted text-xs">
      {line}
    </p>
  ));
}

function CountWarnings({ row, invalidCounts }: PlannedRow) {
  const { importing, columns } = useTexts("kpis");
  if ("problem" in row) return null;
  return invalidCounts.map((field) => (
    <p key={field} className="mt-1 break-words text-warn-text text-xs">
      {importing.countsAsZero(columns[field], row.change[field] ?? "")}
    </p>
  ));
}

function reasonOf({ importing, columns }: Texts["kpis"], row: Extract<FileRow, { problem: string }>): string {
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
