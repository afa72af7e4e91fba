import { newParticipant, type ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { useState } from "react";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Form } from "../../../../ui/form.tsx";
import { FormProblem } from "../../../../ui/form-problem.tsx";
import { useAddParticipant } from "./participants-api.ts";
import { type FoundPerson, PersonField } from "./person-field.tsx";

interface AddParticipantProps {
  eventId: number;
  people: ParticipantList;
  /** Whether no seat is free, so that the account joins the waiting list. */
  isFull: boolean;
}

/** Form that registers an account, found by its name or address. It is emptied for the next account. */
export function AddParticipant({ eventId, people, isFull }: AddParticipantProps) {
  const { list } = useTexts("event-admin");
  const add = useAddParticipant(eventId, true);
  const [chosen, setChosen] = useState<FoundPerson>();
  const form = useForm({
    schema: newParticipant,
    initial: { email: "" },
    check: ({ email }) => (email.includes("@") ? {} : { email: { key: "accountRequired" } }),
    onSubmit: async ({ email }) => {
      await add.runAsync(chosen?.email === email ? chosen : { email, name: email });
      form.reset();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-3">
      {form.problem && <FormProblem text={form.problem} />}
      <div className="flex flex-wrap items-start gap-2">
        <FormField form={form} name="email">
          {({ name: _name, ...field }) => (
            <PersonField
              people={people}
              description={isFull ? list.fullHint : undefined}
              chosen={chosen}
              onChoose={setChosen}
              onEnter={form.submit}
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" isPending={form.isPending}>
          {isFull ? list.addToWaitingList : list.add}
        </Button>
      </div>
    </Form>
  );
}
