import { newTask, type Task, taskChange } from "@linkedpotential/contract/tasks/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useMerge } from "../../../lib/form/use-merge.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useCreateTask, useUpdateTask } from "../api.ts";
import { newTaskDefaults } from "./task-defaults.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";
import type { TaskDraft } from "./task-draft.ts";
import { TaskFields } from "./task-fields.tsx";

interface TaskDialogProps {
  request: TaskDialogRequest;
  isOpen: boolean;
  onClose: () => void;
}

/** Form to create or edit a task. Give it a new key each time it opens, so that it starts with the new values. */
export function TaskDialog({ request, isOpen, onClose }: TaskDialogProps) {
  const today = useToday();
  const texts = useTexts("tasks");
  const common = useTexts("common");
  const create = useCreateTask(isOpen);
  const initial = initialDraft(request, today);
  const merge = useMerge(initial, ["title", "description"]);
  const update = useUpdateTask(isOpen, (task, fresh) => merge(task, toDraft(fresh)));
  const edited = "task" in request ? request.task : undefined;
  const form = useForm({
    schema: edited ? taskChange : newTask,
    initial,
    check: ({ dueDate }) => (dueDate ? {} : { dueDate: { key: "required" } }),
    onSubmit: async (task) => {
      await (edited ? update.runAsync({ ...task, id: edited.id }) : create.runAsync(task));
      onClose();
    },
    saveAsNew: async (task) => {
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
      <TaskFields form={form} today={today} isNew={!edited} />
    </Dialog>
  );
}

function initialDraft(request: TaskDialogRequest, today: string): TaskDraft {
  if ("draft" in request) {
    const { recurrence = null, ...draft } = request.draft;
    return { title: "", description: "", ...newTaskDefaults(today), ...draft, recurrence };
  }
  return toDraft(request.task);
}

const toDraft = ({ title, description, category, priority, dueDate, recurrence }: Task): TaskDraft => ({
  title,
  description,
  category,
  priority,
  dueDate,
  recurrence,
});
