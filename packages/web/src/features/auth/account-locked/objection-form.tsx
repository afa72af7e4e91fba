import { lockObjection } from "@linkedpotential/contract/accounts/schema";
import { objectionMax } from "@linkedpotential/contract/moderation/limits";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

interface ObjectionFormProps {
  token: string;
  onSent: () => void;
}

export function ObjectionForm({ token, onSent }: ObjectionFormProps) {
  const { objection } = useTexts("moderation");
  const send = useAction("accounts/object-to-lock", (text: string) => ({ body: { token, text } }), { isForm: true });
  const form = useForm({
    schema: lockObjection,
    initial: { token, text: "" },
    onSubmit: async ({ text }) => {
      await send.runAsync(text);
      onSent();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-base">{objection.title}</h2>
        <p className="mt-1 text-ink-muted text-sm">{objection.description}</p>
      </div>
      <FormProblem text={form.problem} />
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            label={objection.text}
            isRequired
            rows={6}
            maxLength={objectionMax}
            counterMax={objectionMax}
            {...field}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" isPending={form.isPending} className="self-start">
        {objection.send}
      </Button>
    </Form>
  );
}
