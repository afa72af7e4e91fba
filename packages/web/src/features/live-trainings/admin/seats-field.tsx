import { isBelowTaken, participantsFrom } from "@linkedpotential/contract/live-trainings/rules";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { EventValues } from "./event-values.ts";

interface SeatsFieldProps {
  form: Form<EventValues>;
  /** Event to edit. Absent for a new one. */
  event: LiveTraining | undefined;
}

/** Field for the number of seats. Says how many are taken, and refuses fewer when the person leaves it. */
export function SeatsField({ form, event }: SeatsFieldProps) {
  const { form: texts } = useTexts("live-trainings").admin;
  const { hints } = useTexts("event-admin");
  const textOf = useFieldText();
  const taken = event?.currentParticipants ?? 0;
  return (
    <FormField form={form} name="maxParticipants">
      {(field) => (
        <TextField
          isRequired
          label={texts.maxParticipants}
          description={taken > 0 && hints.seatsTaken(taken)}
          inputMode="numeric"
          autoComplete="off"
          onBlur={() => {
            if (!event || !isBelowTaken(participantsFrom(field.value), { ...event, taken })) return;
            form.setError(field.name, { message: textOf({ key: "seatsBelowTaken", params: { taken } }) });
          }}
          {...field}
        />
      )}
    </FormField>
  );
}
