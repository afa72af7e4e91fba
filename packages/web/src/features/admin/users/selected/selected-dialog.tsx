import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { ReactNode } from "react";
import type { Failure, Progress } from "../../../../lib/action/use-for-each.ts";
import { focusOnMount } from "../../../../lib/focus/focus.ts";
import { errorText } from "../../../../texts/error-text.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, type DialogProps } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { peopleText } from "./people-text.ts";
import type { SelectedTexts } from "./use-selected-action.ts";

interface SelectedDialogProps {
  users: readonly ListedUser[];
  texts: SelectedTexts;
  action: {
    progress: Progress | null;
    result: { doneCount: number; failures: readonly Failure<ListedUser>[] } | null;
    retry: () => void;
  };
  form: NonNullable<DialogProps["form"]>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog of an action for all selected accounts: the form with its progress, and after a partial success for whom the
 * action failed and why.
 */
export function SelectedDialog({ users, texts, action, form, onClose, children }: SelectedDialogProps) {
  const { selected } = useTexts("admin-account");
  const common = useTexts("common");
  const people = peopleText(users, useLanguage(), selected);
  const { progress, result, retry } = action;
  const isPending = progress !== null;
  const dialogProps = { isOpen: true, onClose, title: texts.title(users.length), texts: common } as const;
  if (!result) {
    return (
      <Dialog
        {...dialogProps}
        description={texts.description(people)}
        form={form}
        isDirty={form.isDirty || isPending}
        footer={
          <FormButtons cancelLabel={common.cancel} submitLabel={texts.submit(users.length)} isPending={isPending} />
        }
      >
        <div className="flex flex-col gap-5">
          {children}
          <RunningAction texts={texts} progress={progress} />
        </div>
      </Dialog>
    );
  }
  const { doneCount, failures } = result;
  return (
    <Dialog
      {...dialogProps}
      isDirty={isPending}
      onSubmit={retry}
      footer={
        <>
          <Button slot="close">{selected.close}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {selected.retry(failures.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p ref={focusOnMount} tabIndex={-1} className="font-medium outline-none">
          {texts.partly(doneCount, failures.length)}
        </p>
        <ul aria-label={selected.failures} className="flex flex-col divide-y divide-line">
          {failures.map(({ item: user, error }) => (
            <li key={user.id} className="py-2 [overflow-wrap:anywhere]">
              <span className="font-medium">{user.name}</span>{" "}
              <span className="block text-ink-muted">{errorText(error)}</span>
            </li>
          ))}
        </ul>
        <RunningAction texts={texts} progress={progress} />
      </div>
    </Dialog>
  );
}

function RunningAction({ texts, progress }: { texts: SelectedTexts; progress: Progress | null }) {
  const { selected } = useTexts("admin-account");
  if (!progress) return null;
  const { done, count } = progress;
  return (
    <ProgressBar label={texts.running} value={done} maxValue={count} valueLabel={selected.position(done, count)} />
  );
}
