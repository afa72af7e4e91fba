import { defaultChances } from "@linkedpotential/contract/leads/chances";
import { openStatuses } from "@linkedpotential/contract/leads/statuses";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { pickChances } from "./chances.ts";
import type { SettingsForm } from "./settings-form.ts";

/** Fields for the chance to win a lead by its status. */
export function ChancesFields({ form }: { form: SettingsForm }) {
  const { settings: texts } = useTexts("profile");
  const { statuses } = useTexts("leads");
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-3">
      <legend className="float-left mb-1 font-medium text-sm">{texts.chances}</legend>
      <p className="text-ink-subtle text-xs">{texts.chancesHint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {openStatuses.map((status) => (
          <FormField key={status} form={form} name={`chances.${status}`}>
            {({ name, value, onChange }) => (
              <TextField
                name={name}
                label={statuses[status]}
                inputMode="numeric"
                suffix="%"
                value={String(value)}
                onChange={(text) => onChange(readChance(text))}
              />
            )}
          </FormField>
        ))}
      </div>
      <Button size="sm" className="self-start" onPress={() => form.setValues({ chances: pickChances(defaultChances) })}>
        {texts.chancesReset}
      </Button>
    </fieldset>
  );
}

/** Reads a whole percentage from 0 to 100. Other characters than digits are dropped. */
const readChance = (text: string): number => Math.min(100, Number(text.replace(/\D/g, "").slice(0, 4)));
