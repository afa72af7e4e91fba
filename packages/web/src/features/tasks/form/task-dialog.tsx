import { newTask, taskChange } from "@linkedpotential/contract/tasks/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreateTask, useUpdateTask } from "../api.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";
import { firstDraft } from "./task-draft.ts";
import { TaskFields } from "./task-fields.tsx";

interface TaskDialogProps {
  request: TaskDialogRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** Pass a new key each time it opens, so that it starts with fresh state. */
export function TaskDialog({ request, isOpen, onClose }: TaskDialogProps) {
  const today = useToday();
  const texts = useTexts("tasks");
  const common = useTexts("common");
  const create = useCreateTask(isOpen);
  const update = useUpdateTask(isOpen);
  const edited = "task" in request ? request.task : undefined;
  const form = useForm({
    // New tasks have another schema than edited ones.
    schema: edited ? taskChange : newTask,
    initial: firstDraft(request, today),
    check: ({ dueDate }) => (dueDate ? {} : { dueDate: { key: "required" } }),
    send: async (task) => {
      await (edited ? update.runAsync({ ...task, id: edited.id }) : create.runAsync(task));
      onClose();
    },
    createAnew: async (task) => {
      await create.runAsync(task);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={edited ? texts.form.editTitle : texts.form.newTitle}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={edited ? common.save : texts.form.create}
          isPending={form.isPending}
        />
      }
    >
      <TaskFields form={form} today={today} />
    </Dialog>
  );
}
