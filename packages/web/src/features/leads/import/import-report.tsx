import type { ImportRow, LeadImportReport } from "@linkedpotential/contract/leads/schema";
import { CircleAlert, CircleCheck, Copy, Download } from "lucide-react";
import { useState } from "react";
import { download } from "../../../lib/api/download.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { rowsAsCsv } from "./csv-file.ts";

const step = 100;
const urgency = { invalid: 0, duplicate: 1, ok: 2 } as const;

interface ReportProps {
  report: LeadImportReport;
  csv: string;
  isDone: boolean;
  problem: string | undefined;
}

export function ImportReport({ report, csv, isDone, problem }: ReportProps) {
  const importing = useTexts("lead-import");
  const { columns, fields } = useTexts("leads");
  const [shown, setShown] = useState(step);
  const rows = report.rows.toSorted((a, b) => urgency[a.status] - urgency[b.status] || a.line - b.line);
  return (
    <div className="flex flex-col gap-4">
      <Summary rows={rows} isDone={isDone} />
      <SaveInvalid rows={rows} csv={csv} />
      <FormProblem text={problem && `${importing.failed}. ${problem}`} />
      <div className="rounded-lg border border-line">
        <Table label={importing.rows}>
          <thead>
            <tr>
              <Th className="w-16">{importing.line}</Th>
              <Th>{columns.name}</Th>
              <Th className="hidden sm:table-cell">{fields.company}</Th>
              <Th>{columns.status}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <ReportRow key={row.line} row={row} isDone={isDone} />
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > shown && (
        <Button size="sm" variant="quiet" onPress={() => setShown(shown + step)}>
          {importing.showMore}
        </Button>
      )}
    </div>
  );
}

function Summary({ rows, isDone }: { rows: readonly ImportRow[]; isDone: boolean }) {
  const importing = useTexts("lead-import");
  const { summary } = importing;
  const count = (status: ImportRow["status"]) => rows.filter((row) => row.status === status).length;
  const [ok, duplicate, invalid] = [count("ok"), count("duplicate"), count("invalid")];
  const note = invalid > 0 ? importing.invalidSkipped : ok === 0 ? importing.nothing : importing.duplicatesSkipped;
  const hasNote = invalid > 0 || (!isDone && duplicate > 0);
  return (
    <div role="status" className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Badge tone="good">{isDone ? summary.created(ok) : summary.ok(ok)}</Badge>
        {duplicate > 0 && <Badge tone="warn">{summary.duplicate(duplicate)}</Badge>}
        {invalid > 0 && <Badge tone="danger">{summary.invalid(invalid)}</Badge>}
      </div>
      {hasNote && <p className="text-ink-muted text-sm">{note}</p>}
    </div>
  );
}

const tones = { ok: "good", duplicate: "warn", invalid: "danger" } as const;
const icons = { ok: CircleCheck, duplicate: Copy, invalid: CircleAlert } as const;

function ReportRow({ row, isDone }: { row: ImportRow; isDone: boolean }) {
  const importing = useTexts("lead-import");
  const Icon = icons[row.status];
  const label = isDone && row.status === "ok" ? importing.status.created : importing.status[row.status];
  return (
    <Tr>
      <Td className="text-ink-subtle tabular-nums">{row.line}</Td>
      <Td>
        <span className="font-medium">{row.name || "–"}</span>
        <span className="block text-ink-muted text-xs sm:hidden">{row.company}</span>
      </Td>
      <Td className="hidden text-ink-muted sm:table-cell">{row.company || "–"}</Td>
      <Td>
        <Badge tone={tones[row.status]} icon={<Icon size={12} aria-hidden />}>
          {label}
        </Badge>
        <Reasons row={row} />
      </Td>
    </Tr>
  );
}

function SaveInvalid({ rows, csv }: { rows: readonly ImportRow[]; csv: string }) {
  const importing = useTexts("lead-import");
  const reasonsOf = useReasons();
  const invalid = rows.filter(({ status }) => status === "invalid");
  if (invalid.length === 0) return null;
  const save = () => {
    const reasons = new Map(invalid.map((row) => [row.line, reasonsOf(row).join(" ")]));
    download(new Blob([rowsAsCsv(csv, importing.reason, reasons)], { type: "text/csv" }), importing.invalidName);
  };
  return (
    <Button size="sm" icon={<Download size={16} />} onPress={save} className="self-start">
      {importing.saveInvalid}
    </Button>
  );
}

function useReasons(): (row: ImportRow) => string[] {
  const importing = useTexts("lead-import");
  const { fields } = useTexts("leads");
  const textOf = useFieldText();
  return (row) => {
    if (row.status === "ok") return [];
    if (row.status === "invalid") {
      return row.problems.map(({ field, column, problem }) => withColumnName(column ?? fields[field], textOf(problem)));
    }
    const { of, same } = row;
    return of ? [importing.same[same]("line" in of ? importing.lineOf(of.line) : importing.leadOf(of))] : [];
  };
}

/** Prepends the column's name unless the message already starts with it. */
const withColumnName = (column: string, text: string): string =>
  text.startsWith(column) ? text : `${withColon(column)} ${text}`;

function Reasons({ row }: { row: ImportRow }) {
  const reasons = useReasons()(row);
  return reasons.map((reason) => (
    <p key={reason} className="mt-1 text-ink-muted text-xs">
      {reason}
    </p>
  ));
}
