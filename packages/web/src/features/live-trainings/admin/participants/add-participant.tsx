import { newParticipant } from "@linkedpotential/contract/live-trainings/participants-schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { FormProblem } from "../../../../ui/form-problem.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useAddParticipant } from "./participants-api.ts";

/** Form that registers an account by its address. It is emptied for the next address. */
export function AddParticipant({ eventId }: { eventId: number }) {
  const { list } = useTexts("event-admin");
  const add = useAddParticipant(eventId, true);
  const form = useForm({
    schema: newParticipant,
    initial: { email: "" },
    check: ({ email }) => (email.trim() ? {} : { email: { key: "emailInvalid" } }),
    onSubmit: async ({ email }) => {
      await add.runAsync(email);
      form.reset();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-3">
      {form.problem && <FormProblem text={form.problem} />}
      <div className="flex flex-wrap items-start gap-2">
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              type="email"
              aria-label={list.addLabel}
              placeholder={list.addLabel}
              autoComplete="off"
              className="min-w-0 flex-1 basis-56"
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" isPending={form.isPending}>
          {list.add}
        </Button>
      </div>
    </Form>
  );
}
