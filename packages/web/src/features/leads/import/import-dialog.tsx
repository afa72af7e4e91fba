import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { ImportButtons } from "./import-buttons.tsx";
import { ImportChoice } from "./import-choice.tsx";
import { ImportResult } from "./import-result.tsx";
import { ImportReview } from "./import-review.tsx";
import { type ImportState, useImport } from "./use-import.ts";
import { useUndoImport } from "./use-undo-import.ts";

/** Imports leads from a CSV file: choose it, assign its columns, check and choose its rows, import, undo. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const importing = useTexts("lead-import");
  const common = useTexts("common");
  const state = useImport();
  const undo = useUndoImport(state.outcome);
  const close = () => {
    undo.offer();
    onClose();
  };
  const { step, progress } = state;
  const titles = {
    file: importing.title,
    columns: importing.columns.title,
    review: importing.title,
    result: undo.kept === null ? importing.done : importing.undone,
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={titles[step]}
      description={step === "file" ? importing.description : undefined}
      isDirty={progress !== null}
      onClose={close}
      texts={{ ...common, unsaved: importing.busy }}
      footer={<ImportButtons state={state} isUndone={undo.kept !== null} />}
    >
      <ImportStep state={state} undo={undo} />
    </Dialog>
  );
}

interface StepProps {
  state: ImportState;
  undo: ReturnType<typeof useUndoImport>;
}

function ImportStep({ state, undo }: StepProps) {
  const importing = useTexts("lead-import");
  const { step, file, problem, rows, chosen, plan, outcome, isChecking } = state;
  if (isChecking) return <ProgressBar isIndeterminate label={importing.checking} />;
  if (!file || step === "file") {
    return <ImportChoice problem={problem} onFile={(given) => void state.choose(given)} />;
  }
  if (step === "columns") {
    return <ColumnChoice file={file} assigned={state.assigned} problem={problem} onChange={state.assign} />;
  }
  if (step === "result" && outcome) {
    return <ImportResult {...{ file, rows, chosen, plan, outcome, problem, undo }} />;
  }
  const onColumns = state.progress ? undefined : () => state.goTo("columns");
  return <ImportReview {...{ file, rows, problem, chosen, onColumns }} onChosen={state.setChosen} />;
}
