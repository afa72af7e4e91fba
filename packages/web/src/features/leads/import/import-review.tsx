import type { ImportRow } from "@linkedpotential/contract/leads/schema";
import { Download } from "lucide-react";
import { useState } from "react";
import { download } from "../../../lib/api/download.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { isChoosable, type Status, statuses } from "./chosen-rows.ts";
import { Recognized } from "./column-choice.tsx";
import { ImportRows } from "./import-rows.tsx";
import { type LeadFile, rowsAsCsv } from "./lead-file.ts";
import { useReasons } from "./use-reasons.ts";

interface ReviewProps {
  file: LeadFile;
  rows: readonly ImportRow[];
  problem: string | undefined;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  /** Returns to the columns. Absent while rows are imported. */
  onColumns: (() => void) | undefined;
}

/** Shows the checked rows in tabs by result. Rows that can be imported or updated have a check box. */
export function ImportReview({ file, rows, problem, chosen, onChosen, onColumns }: ReviewProps) {
  const { columns, tabs, notes, none, failed } = useTexts("lead-import");
  const groups = statuses
    .map((status) => ({ status, rows: rows.filter((row) => row.status === status) }))
    .filter(({ status, rows: those }) => status === "ok" || those.length > 0);
  const [tab, setTab] = useState<Status>(() => groups.find((group) => group.rows.length > 0)?.status ?? "ok");
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Recognized file={file} />
        {onColumns && (
          <Button size="sm" variant="quiet" onPress={onColumns}>
            {columns.change}
          </Button>
        )}
      </div>
      <FormProblem text={problem && `${failed}. ${problem}`} />
      <Tabs<Status>
        label={tabs.label}
        value={tab}
        onChange={setTab}
        tabs={groups.map(({ status, rows: those }) => ({
          id: status,
          label: tabs[status](those.length),
          content:
            those.length === 0 ? (
              <p className="text-ink-muted text-sm">{none}</p>
            ) : (
              <div className="flex flex-col gap-3">
                <p className="text-pretty text-ink-muted text-sm">{notes[status]}</p>
                {status === "invalid" && <SaveInvalid file={file} rows={those} />}
                <ImportRows
                  rows={those}
                  {...(those.every(isChoosable) && { choice: { chosen, onChange: onChosen } })}
                />
              </div>
            ),
        }))}
      />
    </div>
  );
}

function SaveInvalid({ file, rows }: { file: LeadFile; rows: readonly ImportRow[] }) {
  const importing = useTexts("lead-import");
  const reasonsOf = useReasons();
  const save = () => {
    const reasons = new Map(rows.map((row) => [row.line, reasonsOf(row).join(" ")]));
    const csv = rowsAsCsv(file.table, importing.reason, reasons);
    download(new Blob([csv], { type: "text/csv" }), importing.invalidName);
  };
  return (
    <Button size="sm" icon={<Download size={16} />} onPress={save} className="self-start">
      {importing.saveInvalid}
    </Button>
  );
}
