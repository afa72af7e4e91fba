import { touchTypes } from "@linkedpotential/contract/leads/choices";
import type { NewTouch } from "@linkedpotential/contract/leads/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form as FormState } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export function TouchForm({ form }: { form: FormState<NewTouch> }) {
  const { timeline } = useTexts("leads");
  return (
    <Form form={form} aria-label={timeline.title} className="flex flex-col gap-3 border-line border-b pb-5">
      <FormField form={form} name="type">
        {(field) => (
          <RadioGroup
            label={timeline.type}
            look="segments"
            choices={touchTypes.map((id) => ({ id, label: timeline.types[id] }))}
            {...field}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-end gap-2">
        <FormField form={form} name="text">
          {(field) => (
            <TextField
              label={timeline.note}
              maxLength={500}
              isReadOnly={form.isPending}
              className="min-w-[min(13rem,100%)] flex-1"
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" isPending={form.isPending}>
          {timeline.add}
        </Button>
      </div>
      <FormProblem text={form.problem} />
    </Form>
  );
}
