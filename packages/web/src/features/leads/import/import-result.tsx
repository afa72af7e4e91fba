import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { Download, Undo2 } from "lucide-react";
import { download } from "../../../lib/api/download.ts";
import { focusOnMount } from "../../../lib/focus/focus.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import type { Plan } from "./chosen-rows.ts";
import { ImportRows } from "./import-rows.tsx";
import { type LeadFile, rowsAsCsv } from "./lead-file.ts";
import type { Outcome } from "./use-import-run.ts";
import { useReasons } from "./use-reasons.ts";

interface ResultProps {
  file: LeadFile;
  /** Rows as the check before the import found them. */
  rows: readonly ImportRow[];
  chosen: ReadonlySet<number>;
  plan: Plan;
  outcome: Outcome;
  problem: string | undefined;
  undo: { kept: number | null; isPending: boolean; run: () => void };
}

/** Shows what was imported, with undo, and the rows that were not, with their reasons and as a file. */
export function ImportResult({ file, outcome, problem, undo, ...checked }: ResultProps) {
  const importing = useTexts("lead-import");
  const common = useTexts("common");
  const left = useRowsLeft({ ...checked, outcome });
  const save = () => {
    const reasons = new Map(left.map(({ row, reasons: those }) => [row.line, those.join(" ")]));
    const csv = rowsAsCsv(file.table, importing.reason, reasons);
    download(new Blob([csv], { type: "text/csv" }), importing.leftName);
  };
  const { kept } = undo;
  if (kept !== null) {
    return (
      <p ref={focusOnMount} tabIndex={-1} className="text-sm outline-none">
        {kept > 0 ? importing.kept(kept) : importing.restored}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-wrap gap-2">
        <Badge tone="good">{importing.created(outcome.created)}</Badge>
        {outcome.updated > 0 && <Badge tone="good">{importing.updated(outcome.updated)}</Badge>}
        {left.length > 0 && <Badge tone="warn">{importing.left(left.length)}</Badge>}
      </div>
      <FormProblem text={problem && `${importing.failed}. ${problem}`} />
      <div className="flex flex-wrap gap-2">
        {outcome.importIds.length > 0 && (
          <Button size="sm" icon={<Undo2 size={16} />} isPending={undo.isPending} onPress={undo.run}>
            {common.undo}
          </Button>
        )}
        {left.length > 0 && (
          <Button size="sm" icon={<Download size={16} />} onPress={save}>
            {importing.saveLeft}
          </Button>
        )}
      </div>
      {left.length > 0 && (
        <ImportRows
          rows={left.map(({ row }) => row)}
          reasons={new Map(left.map(({ row, reasons }) => [row.line, reasons]))}
        />
      )}
    </div>
  );
}

type Checked = Pick<ResultProps, "rows" | "chosen" | "plan" | "outcome">;

/** Returns the rows that were neither imported nor used for an update, with their reasons. */
function useRowsLeft({ rows, chosen, plan, outcome }: Checked) {
  const importing = useTexts("lead-import");
  const reasonsOf = useReasons();
  const planned = new Set(plan.sent.map(({ line }) => line));
  return rows.flatMap((row) => {
    const reported = outcome.rows.get(row.line);
    if (reported?.status === "ok" || reported?.status === "changed") return [];
    if (reported) return [{ row, reasons: reasonsOf(reported) }];
    const found = reasonsOf(row);
    if (row.status === "invalid" || row.status === "duplicate") return [{ row, reasons: found }];
    if (!chosen.has(row.line)) return [{ row, reasons: [...found, importing.notChosen] }];
    return [{ row, reasons: [planned.has(row.line) ? importing.notReached : importing.noPlace] }];
  });
}
