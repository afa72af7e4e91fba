import {
  taskCategories,
  taskDescriptionMax,
  taskPriorities,
  taskTitleMax,
} from "@linkedpotential/contract/tasks/values";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DueDateField } from "./due-date-field.tsx";
import type { TaskDraft } from "./task-draft.ts";

interface TaskFieldsProps {
  draft: TaskDraft;
  errors: Partial<Record<keyof TaskDraft, string>>;
  today: string;
  onChange: (change: Partial<TaskDraft>) => void;
}

/** The form of a task, for new ones and edits alike. */
export function TaskFields({ draft, errors, today, onChange }: TaskFieldsProps) {
  const { form, categories, priorities } = useTexts("tasks");
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          autoFocus
          isRequired
          label={form.title}
          placeholder={form.titlePlaceholder}
          autoComplete="off"
          maxLength={taskTitleMax}
          value={draft.title}
          onChange={(title) => onChange({ title })}
          errorMessage={errors.title}
        />
        <Select
          label={form.category}
          choices={taskCategories.map((id) => ({ id, label: categories[id] }))}
          value={draft.category}
          onChange={(category) => onChange({ category })}
          errorMessage={errors.category}
        />
        <RadioGroup
          look="segments"
          orientation="horizontal"
          label={form.priority}
          choices={[...taskPriorities].reverse().map((id) => ({ id, label: priorities[id] }))}
          value={draft.priority}
          onChange={(priority) => onChange({ priority })}
          errorMessage={errors.priority}
        />
        <TextArea
          label={form.description}
          rows={4}
          maxLength={taskDescriptionMax}
          counterMax={taskDescriptionMax}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          errorMessage={errors.description}
        />
      </div>
      <DueDateField
        value={draft.dueDate}
        today={today}
        onChange={(dueDate) => onChange({ dueDate })}
        errorMessage={errors.dueDate}
      />
    </div>
  );
}
