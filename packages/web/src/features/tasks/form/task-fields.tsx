import {
  taskCategories,
  taskDescriptionMax,
  taskPriorities,
  taskTitleMax,
} from "@linkedpotential/contract/tasks/values";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { DueDateField } from "./due-date-field.tsx";
import type { TaskDraft } from "./task-draft.ts";

interface TaskFieldsProps {
  form: Form<TaskDraft>;
  today: string;
}

export function TaskFields({ form: { field }, today }: TaskFieldsProps) {
  const { form: texts, categories, priorities } = useTexts("tasks");
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          autoFocus
          isRequired
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          autoComplete="off"
          maxLength={taskTitleMax}
          {...field("title")}
        />
        <Select
          label={texts.category}
          choices={taskCategories.map((id) => ({ id, label: categories[id] }))}
          {...field("category")}
        />
        <RadioGroup
          look="segments"
          orientation="horizontal"
          label={texts.priority}
          choices={[...taskPriorities].reverse().map((id) => ({ id, label: priorities[id] }))}
          {...field("priority")}
        />
        <TextArea
          label={texts.description}
          rows={4}
          maxLength={taskDescriptionMax}
          counterMax={taskDescriptionMax}
          {...field("description")}
        />
      </div>
      <DueDateField today={today} {...field("dueDate")} />
    </div>
  );
}
