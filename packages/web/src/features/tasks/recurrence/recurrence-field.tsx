import { addDays } from "@linkedpotential/contract/dates";
import { recurrenceUnits } from "@linkedpotential/contract/tasks/choices";
import { nextDate } from "@linkedpotential/contract/tasks/recurrence";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import type { TaskDraft } from "../form/task-draft.ts";
import { completeRule, type Preset, presetNames, presets, withUnit } from "./recurrence-draft.ts";
import { RecurrenceParts } from "./recurrence-parts.tsx";
import { ruleText } from "./rule-text.ts";

interface RecurrenceFieldProps {
  form: Form<TaskDraft>;
  today: string;
  /** Whether to offer presets, which also fill in the title and the due date. */
  hasPresets: boolean;
}

export function RecurrenceField({ form, today, hasPresets }: RecurrenceFieldProps) {
  const texts = useTexts("recurrence");
  const language = useLanguage();
  const choices = [
    { id: "never" as const, label: texts.never },
    ...recurrenceUnits.map((id) => ({ id, label: texts.units[id] })),
    ...(hasPresets ? presetNames : []).map((id) => ({
      id,
      label: texts.presets[id],
      description: ruleText(presets[id], texts.rule, language),
    })),
  ];
  const applyPreset = (preset: Preset) => {
    const title = form.getValues("title").trim();
    const isReplaceable = title === "" || presetNames.some((name) => texts.presets[name] === title);
    form.setValues({
      recurrence: presets[preset],
      ...(isReplaceable && { title: texts.presets[preset] }),
      ...(presets[preset].basis === "due_date" && { dueDate: firstDate(preset, today) }),
    });
  };
  return (
    <FormField form={form} name="recurrence">
      {({ value, onChange, errorMessage }) => {
        const rule = value && completeRule(value);
        return (
          <div className="flex flex-col gap-4">
            <Select
              label={texts.label}
              choices={choices}
              value={value?.unit ?? "never"}
              description={rule && texts.repeats(ruleText(rule, texts.rule, language))}
              onChange={(id) => {
                if (id === "never") onChange(null);
                else if (isPreset(id)) applyPreset(id);
                else onChange(withUnit(value, id));
              }}
            />
            {value && <RecurrenceParts value={value} onChange={onChange} errorMessage={errorMessage} />}
          </div>
        );
      }}
    </FormField>
  );
}

const isPreset = (id: string): id is Preset => id in presets;

/** Returns the first date of a preset's schedule, today included. */
const firstDate = (preset: Preset, today: string): string => {
  const yesterday = addDays(today, -1);
  return nextDate(presets[preset], yesterday, yesterday);
};
