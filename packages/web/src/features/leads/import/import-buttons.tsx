import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { ImportState } from "./use-import.ts";

/** Buttons of the current step. While rows are imported, their progress takes the place of the quiet button. */
export function ImportButtons({ state, isUndone }: { state: ImportState; isUndone: boolean }) {
  const common = useTexts("common");
  const { step, isChecking } = state;
  if (isChecking || step === "file") return <Button slot="close">{common.cancel}</Button>;
  if (step === "columns") return <ColumnButtons state={state} />;
  if (step === "review") return <ReviewButtons state={state} />;
  return (
    <>
      {!isUndone && <ContinueButton state={state} />}
      <Button slot="close" autoFocus variant={state.left.length > 0 ? "secondary" : "primary"}>
        {common.close}
      </Button>
    </>
  );
}

function ColumnButtons({ state }: { state: ImportState }) {
  const importing = useTexts("lead-import");
  const { cancel } = useTexts("common");
  return (
    <>
      <Button variant="quiet" onPress={() => state.goTo("file")}>
        {importing.other}
      </Button>
      <Button slot="close">{cancel}</Button>
      <Button variant="primary" autoFocus onPress={state.checkFile}>
        {importing.columns.next}
      </Button>
    </>
  );
}

function ReviewButtons({ state }: { state: ImportState }) {
  const importing = useTexts("lead-import");
  const { cancel } = useTexts("common");
  const { progress, plan, free } = state;
  const isBusy = progress !== null;
  return (
    <>
      <RunProgress state={state} />
      {!isBusy && Number.isFinite(free) && (
        <p className="mr-auto flex min-h-9 flex-wrap items-center gap-x-3 text-ink-muted text-sm">
          {importing.places(free)}
          {plan.isCut && <PremiumLink />}
        </p>
      )}
      <Button slot="close" autoFocus={plan.sent.length === 0}>
        {cancel}
      </Button>
      <Button variant="primary" autoFocus isPending={isBusy} isDisabled={plan.sent.length === 0} onPress={state.run}>
        {runLabel(importing, plan)}
      </Button>
    </>
  );
}

function runLabel(
  importing: ReturnType<typeof useTexts<"lead-import">>,
  { created, updated, isCut }: ImportState["plan"],
): string {
  if (updated > 0) return created > 0 ? importing.runAndUpdate(created, updated) : importing.update(updated);
  return isCut && created > 0 ? importing.runFirst(created) : importing.run(created);
}

function ContinueButton({ state }: { state: ImportState }) {
  const importing = useTexts("lead-import");
  const { left } = state;
  if (left.length === 0) return null;
  return (
    <Button variant="primary" onPress={state.runRest}>
      {importing.continue(left.length)}
    </Button>
  );
}

/** Opens Premium in a new tab, so that the chosen file stays. */
function PremiumLink() {
  const { premium } = useTexts("lead-import");
  return (
    <a
      href="?section=billing"
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center text-accent-text underline underline-offset-2"
    >
      {premium}
    </a>
  );
}

/** Keeps the footer's size during the import, so that the second press of a double click lands inside the dialog. */
function RunProgress({ state: { progress } }: { state: ImportState }) {
  const importing = useTexts("lead-import");
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <div className="grid min-h-9 min-w-[min(10rem,100%)] flex-1 items-center">
      <ProgressBar
        value={done}
        maxValue={total}
        valueLabel={importing.position(done, total)}
        label={importing.running}
      />
    </div>
  );
}
