import { seriesScopes } from "@linkedpotential/contract/live-trainings/series-scopes";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { EventValues } from "./event-values.ts";

/** Asks whether the changes of an event also apply to those that follow it in its series. */
export function SeriesScopeField({ form }: { form: Form<EventValues> }) {
  const { scope: texts } = useTexts("live-trainings").admin;
  return (
    <FormField form={form} name="scope">
      {(field) => (
        <RadioGroup
          label={texts.label}
          description={field.value === "following" && texts.hint}
          choices={seriesScopes.map((id) => ({ id, label: texts[id] }))}
          className="sm:col-span-2"
          {...field}
        />
      )}
    </FormField>
  );
}
