import { useState } from "react";
import { readTextFile } from "../../../lib/text-file.ts";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { type FileRow, readDays } from "./days-csv.ts";
import { planOf, withFile } from "./import-plan.ts";
import { ImportPreview } from "./import-preview.tsx";

const fileMax = 2 * 1024 * 1024;

interface ImportDialogProps {
  days: readonly KpiDay[];
  /** Name of the user in the company, whose own days alone are imported. */
  ownName: string | undefined;
  onImport: (title: string, update: (days: readonly KpiDay[]) => readonly KpiDay[]) => void;
  onClose: () => void;
}

export function ImportDialog({ days, ownName, onImport, onClose }: ImportDialogProps) {
  const { importing } = useTexts("kpis");
  const common = useTexts("common");
  const [rows, setRows] = useState<readonly FileRow[]>();
  const [problem, setProblem] = useState<string>();
  const [existing, setExisting] = useState<"replace" | "keep">("replace");
  const plan = planOf(rows ?? [], days);
  const count = (status: string) => plan.filter((row) => row.status === status).length;
  const replaces = existing === "replace";
  const [created, changed] = [count("new"), replaces ? count("changed") : 0];
  const choose = async (file: File) => {
    const read = file.size > fileMax ? "tooLarge" : readDays(await readTextFile(file), ownName);
    setProblem(typeof read === "string" ? importing[read] : undefined);
    setRows(typeof read === "string" ? undefined : read);
  };
  const run = () => {
    if (rows) onImport(importing.done(created, changed), (current) => withFile(current, rows, replaces));
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={importing.title}
      description={rows ? undefined : importing.description}
      onClose={onClose}
      texts={common}
      footer={
        <>
          {rows && (
            <Button variant="quiet" onPress={() => setRows(undefined)}>
              {importing.other}
            </Button>
          )}
          <Button slot="close">{common.cancel}</Button>
          {rows && (
            <Button variant="primary" isDisabled={created + changed === 0} onPress={run}>
              {created + changed === 0 ? importing.nothing : importing.run(created + changed)}
            </Button>
          )}
        </>
      }
    >
      {rows ? (
        <div className="flex flex-col gap-4">
          {count("changed") > 0 && (
            <RadioGroup
              label={importing.known.label}
              choices={[
                { id: "replace", label: importing.known.replace },
                { id: "keep", label: importing.known.keep },
              ]}
              value={existing}
              onChange={setExisting}
            />
          )}
          <ImportPreview plan={plan} replaces={replaces} />
        </div>
      ) : (
        <FileDrop
          label={importing.choose}
          description={importing.hint}
          errorMessage={problem}
          accept={[".csv", "text/csv"]}
          onFile={(file) => void choose(file)}
        />
      )}
    </Dialog>
  );
}
