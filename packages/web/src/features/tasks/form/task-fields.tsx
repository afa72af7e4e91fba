import { taskCategories, taskPriorities } from "@linkedpotential/contract/tasks/choices";
import { taskDescriptionMax, taskTitleMax } from "@linkedpotential/contract/tasks/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { RecurrenceField } from "../recurrence/recurrence-field.tsx";
import { DueDateField } from "./due-date-field.tsx";
import type { TaskDraft } from "./task-draft.ts";

interface TaskFieldsProps {
  form: Form<TaskDraft>;
  today: string;
  isNew: boolean;
}

export function TaskFields({ form, today, isNew }: TaskFieldsProps) {
  const { form: texts, categories, priorities } = useTexts("tasks");
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <FormField form={form} name="title">
          {(field) => (
            <TextField
              autoFocus
              isRequired
              label={texts.title}
              placeholder={texts.titlePlaceholder}
              autoComplete="off"
              maxLength={taskTitleMax}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="category">
          {(field) => (
            <Select
              label={texts.category}
              choices={taskCategories.map((id) => ({ id, label: categories[id] }))}
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="priority">
          {(field) => (
            <RadioGroup
              look="segments"
              orientation="horizontal"
              label={texts.priority}
              choices={[...taskPriorities].reverse().map((id) => ({ id, label: priorities[id] }))}
              {...field}
            />
          )}
        </FormField>
        <RecurrenceField form={form} today={today} hasPresets={isNew} />
        <FormField form={form} name="description">
          {(field) => (
            <TextArea
              label={texts.description}
              rows={4}
              maxLength={taskDescriptionMax}
              counterMax={taskDescriptionMax}
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="dueDate">
        {(field) => <DueDateField today={today} {...field} />}
      </FormField>
    </div>
  );
}
