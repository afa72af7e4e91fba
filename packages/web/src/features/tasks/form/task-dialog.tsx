import { isNoAnswer } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { useForm } from "../../../lib/use-form.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fail, putTask, showNew } from "../api.ts";
import { useToday } from "../use-today.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";
import { firstDraft, type TaskDraft, taskProblems } from "./task-draft.ts";
import { TaskFields } from "./task-fields.tsx";

interface TaskDialogProps {
  request: TaskDialogRequest;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The dialog of a new task and of an edit (TASK-58 to TASK-68). A failed save keeps what was typed. Give it a new key
 * each time it is opened: it starts anew then.
 */
export function TaskDialog({ request, isOpen, onClose }: TaskDialogProps) {
  const today = useToday();
  const texts = useTexts("tasks");
  const common = useTexts("common");
  const saving = useSave(request);
  const form = useForm({
    initial: firstDraft(request, today),
    check: (draft) => taskProblems(draft, texts.form.missing),
    send: async (draft) => {
      await saving.save(draft);
      onClose();
    },
  });
  const close = () => {
    saving.discard();
    onClose();
  };
  const isEdit = "task" in request;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={isEdit ? texts.form.editTitle : texts.form.newTitle}
      isDirty={isOpen && form.isDirty}
      onSubmit={form.submit}
      texts={common}
      problem={form.failure ? saveProblem(form.failure) : undefined}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {isEdit ? common.save : texts.form.create}
          </Button>
        </>
      }
    >
      <div ref={form.scope}>
        <TaskFields draft={form.values} errors={form.errors} today={today} onChange={form.set} />
      </div>
    </Dialog>
  );
}

/** Without a connection the dialog says it, and keeps saying it. */
function tellFailure(what: "createFailed" | "updateFailed", error: unknown): void {
  if (!isNoAnswer(error)) fail(what, error);
}

function useSave(request: TaskDialogRequest) {
  const { toasts } = useTexts("tasks");
  const create = useApiMutation("tasks/create", {
    ofForm: true,
    onSuccess: (task) => {
      showNew(task);
      toast({ title: toasts.created, tone: "success" });
    },
    onError: (error) => tellFailure("createFailed", error),
  });
  const update = useApiMutation("tasks/update", {
    ofForm: true,
    onSuccess: (task) => {
      putTask(task);
      toast({ title: toasts.updated, tone: "success" });
    },
    onError: (error) => tellFailure("updateFailed", error),
  });
  return {
    discard: () => {
      create.discard();
      update.discard();
    },
    /** New tasks are pending, edited ones are to do (TASK-14, TASK-15). */
    save: (draft: TaskDraft) =>
      "task" in request
        ? update.mutateAsync({ params: { taskId: request.task.id }, body: { ...draft, status: "todo" } })
        : create.mutateAsync({ body: { ...draft, status: "pending" } }),
  };
}
