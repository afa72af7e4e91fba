import type { LeadImportReport } from "@linkedpotential/contract/leads/schema";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { readTextFile } from "../../../lib/text-file.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { isPlanLimit, offerPlan } from "../lead-toasts.ts";
import { ImportChoice } from "./import-choice.tsx";
import { ImportReport } from "./import-report.tsx";

const fileMax = 4 * 1024 * 1024;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useTexts("lead-import");
  const common = useTexts("common");
  const [problem, setProblem] = useState<string>();
  const steps = useImport(setProblem);
  const { csv, preview, result, isBusy } = steps;
  const report = result ?? preview;
  const choose = async (file: File) => {
    if (file.size > fileMax) return setProblem(importing.tooLarge);
    setProblem(undefined);
    steps.check(await readTextFile(file));
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={result ? importing.done : importing.title}
      description={report ? undefined : importing.description}
      isDirty={isBusy}
      onClose={onClose}
      texts={common}
      footer={
        <ImportButtons
          preview={result ? undefined : preview}
          isBusy={isBusy}
          isDone={Boolean(result)}
          onOther={steps.reset}
          onRun={() => csv && steps.run(csv)}
        />
      }
    >
      {report ? (
        <ImportReport report={report} csv={csv ?? ""} isDone={Boolean(result)} problem={problem} />
      ) : isBusy ? (
        <ProgressBar isIndeterminate label={importing.checking} />
      ) : (
        <ImportChoice problem={problem} onFile={(file) => void choose(file)} />
      )}
    </Dialog>
  );
}

function useImport(onProblem: (problem: string | undefined) => void) {
  const [csv, setCsv] = useState<string>();
  const textOf = useFieldText();
  const onFailed = (error: unknown) => {
    if (isPlanLimit(error)) return offerPlan(error);
    const fileProblem = error instanceof ApiError ? error.fields.csv : undefined;
    onProblem(fileProblem ? textOf(fileProblem) : saveProblem(error));
  };
  const importCall = (dryRun: boolean) => (text: string) => ({ body: { csv: text, dryRun } });
  const check = useAction("leads/import", importCall(true), { isForm: true, onFailed });
  const run = useAction("leads/import", importCall(false), { isForm: true, onFailed });
  return {
    csv,
    preview: check.answer,
    result: run.answer,
    isBusy: check.isPending || run.isPending,
    check: (text: string) => {
      setCsv(text);
      check.run(text);
    },
    run: (text: string) => {
      onProblem(undefined);
      run.run(text);
    },
    reset: () => {
      onProblem(undefined);
      check.reset();
      run.reset();
    },
  };
}

interface ButtonsProps {
  preview: LeadImportReport | undefined;
  isBusy: boolean;
  isDone: boolean;
  onOther: () => void;
  onRun: () => void;
}

function ImportButtons({ preview, isBusy, isDone, onOther, onRun }: ButtonsProps) {
  const importing = useTexts("lead-import");
  const common = useTexts("common");
  const ready = preview?.rows.filter(({ status }) => status === "ok").length ?? 0;
  return (
    <>
      {/* Keeps the dialog's size during the import, so that the second press of a double click lands inside it. */}
      {preview && isBusy && (
        <div className="grid min-h-9 min-w-[min(10rem,100%)] flex-1 items-center">
          <ProgressBar isIndeterminate label={importing.running} />
        </div>
      )}
      {preview && !isBusy && (
        <Button variant="quiet" onPress={onOther}>
          {importing.other}
        </Button>
      )}
      <Button slot="close" isDisabled={isBusy}>
        {isDone ? common.close : common.cancel}
      </Button>
      {preview && (
        <Button variant="primary" isPending={isBusy} isDisabled={ready === 0} onPress={onRun}>
          {importing.run(ready)}
        </Button>
      )}
    </>
  );
}
