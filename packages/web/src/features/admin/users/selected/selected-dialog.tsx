import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { ReactNode } from "react";
import type { Progress } from "../../../../lib/action/use-for-each.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, type DialogProps } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { peopleText } from "./people-text.ts";
import { SelectedResult } from "./selected-result.tsx";
import type { PartialResult, SelectedTexts } from "./use-selected-action.ts";

interface SelectedDialogProps {
  users: readonly ListedUser[];
  texts: SelectedTexts;
  action: {
    progress: Progress | null;
    result: PartialResult | null;
    stop: () => void;
    retry: () => void;
  };
  form: NonNullable<DialogProps["form"]>;
  onClose: () => void;
  /** Buttons instead of the ones that run the action. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Dialog of an action for all selected accounts: the form with its progress, and after a partial success for whom the
 * action failed and why.
 */
export function SelectedDialog({ users, texts, action, form, onClose, footer, children }: SelectedDialogProps) {
  const { selected } = useTexts("admin-account");
  const common = useTexts("common");
  const people = peopleText(users, useLanguage(), selected);
  const { progress, result, stop, retry } = action;
  const isPending = progress !== null;
  const dialogProps = { isOpen: true, onClose, title: texts.title(users.length), texts: common } as const;
  const running = progress && <RunningAction texts={texts} progress={progress} onStop={stop} />;
  if (!result) {
    return (
      <Dialog
        {...dialogProps}
        description={texts.description(people)}
        form={form}
        isDirty={form.isDirty || isPending}
        footer={
          footer ?? (
            <FormButtons cancelLabel={common.cancel} submitLabel={texts.submit(users.length)} isPending={isPending} />
          )
        }
      >
        <div className="flex flex-col gap-5">
          {children}
          {running}
        </div>
      </Dialog>
    );
  }
  const retriedCount = result.failures.length + result.stopped.length;
  return (
    <Dialog
      {...dialogProps}
      isDirty={isPending}
      {...(retriedCount > 0 && { onSubmit: retry })}
      footer={
        <>
          <Button slot="close">{selected.close}</Button>
          {retriedCount > 0 && (
            <Button type="submit" variant="primary" isPending={isPending}>
              {result.failures.length > 0 ? selected.retry(retriedCount) : selected.resume(retriedCount)}
            </Button>
          )}
        </>
      }
    >
      <SelectedResult texts={texts} result={result}>
        {running}
      </SelectedResult>
    </Dialog>
  );
}

interface RunningActionProps {
  texts: SelectedTexts;
  progress: Progress;
  onStop: () => void;
}

function RunningAction({ texts, progress: { done, count }, onStop }: RunningActionProps) {
  const { selected } = useTexts("admin-account");
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar label={texts.running} value={done} maxValue={count} valueLabel={selected.position(done, count)} />
      </div>
      <Button size="sm" onPress={onStop}>
        {selected.stop}
      </Button>
    </div>
  );
}
