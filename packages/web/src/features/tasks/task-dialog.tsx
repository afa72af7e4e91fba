import { useState } from "react";
import { toast } from "../../lib/toast.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { fieldTexts, translateField } from "../../texts/field-texts.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { fail, putTask, showNew } from "./task-api.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";
import { firstDraft, isSameDraft, type TaskDraft, type TaskErrors, taskErrors } from "./task-draft.ts";
import { TaskFields } from "./task-fields.tsx";
import { useToday } from "./use-today.ts";

interface TaskDialogProps {
  request: TaskDialogRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog of a new task and of an edit (TASK-58 to TASK-68). A failed save keeps what was typed. */
export function TaskDialog({ request, isOpen, onClose }: TaskDialogProps) {
  const today = useToday();
  const [form, setForm] = useState({ request, ...startForm(request, today) });
  // Asked for anew, it starts anew.
  if (form.request !== request) setForm({ request, ...startForm(request, today) });
  const { first, draft, errors } = form;
  const texts = useTexts("tasks");
  const common = useTexts("common");
  const saving = useSave(request, onClose, (serverErrors) => setForm((now) => ({ ...now, errors: serverErrors })));

  const submit = () => {
    if (saving.isPending) return;
    const found = taskErrors(draft, texts.form.missing);
    setForm({ ...form, errors: found });
    if (Object.keys(found).length === 0) saving.save(draft);
  };
  const isEdit = "task" in request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={isEdit ? texts.form.editTitle : texts.form.newTitle}
      isDirty={!isSameDraft(draft, first)}
      onSubmit={submit}
      texts={common}
      footer={
        <>
          <Button isDisabled={saving.isPending} onPress={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {isEdit ? common.save : texts.form.create}
          </Button>
        </>
      }
    >
      <TaskFields
        draft={draft}
        errors={translated(errors)}
        today={today}
        onChange={(change) => setForm({ ...form, draft: { ...draft, ...change }, errors: without(errors, change) })}
      />
    </Dialog>
  );
}

function startForm(
  request: TaskDialogRequest,
  today: string,
): { first: TaskDraft; draft: TaskDraft; errors: TaskErrors } {
  const first = firstDraft(request, today);
  return { first, draft: first, errors: {} };
}

function useSave(request: TaskDialogRequest, onClose: () => void, onRefused: (errors: TaskErrors) => void) {
  const { toasts } = useTexts("tasks");
  const create = useApiMutation("tasks/create", {
    onSuccess: (task) => {
      showNew(task);
      toast({ title: toasts.created, tone: "success" });
      onClose();
    },
    onError: (error) => {
      onRefused(fieldTexts(error));
      fail(toasts.createFailed);
    },
  });
  const update = useApiMutation("tasks/update", {
    onSuccess: (task) => {
      putTask(task);
      toast({ title: toasts.updated, tone: "success" });
      onClose();
    },
    onError: (error) => {
      onRefused(fieldTexts(error));
      fail(toasts.updateFailed);
    },
  });
  return {
    isPending: create.isPending || update.isPending,
    /** New tasks are pending, edited ones are to do (TASK-14, TASK-15). */
    save: (draft: TaskDraft) =>
      "task" in request
        ? update.mutate({ params: { taskId: request.task.id }, body: { ...draft, status: "todo" } })
        : create.mutate({ body: { ...draft, status: "pending" } }),
  };
}

/** What was wrong is no longer shown at a field that is being corrected. */
const without = (errors: TaskErrors, change: Partial<TaskDraft>): TaskErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !Object.hasOwn(change, field)));

const translated = (errors: TaskErrors): TaskErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, text && translateField(text)]));
