import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import { dateText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";

/** Days that the form proposes first. */
export const firstPremiumDays = 30;
const quickChoices = [firstPremiumDays, 90, 365] as const;

/** Last day of given Premium, with buttons for usual periods. */
export function PremiumDay({ form }: { form: Form<{ until: string | null }> }) {
  const { premiumForm: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const today = useToday();
  const latest = latestGivenDay(today);
  const latestText = texts.latest(dateText(latest, useLanguage()));
  return (
    <FormField form={form} name="until">
      {(field) => (
        <div className="flex flex-col gap-2">
          <DatePicker
            isRequired
            label={texts.until}
            description={latestText}
            minValue={today}
            maxValue={latest}
            texts={common.fields}
            {...field}
          />
          <div className="flex flex-wrap gap-1.5">
            {quickChoices.map((days) => {
              const date = addDays(today, days);
              return (
                <Button
                  key={days}
                  size="sm"
                  className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text forced-colors:aria-pressed:border-[Highlight]"
                  aria-pressed={date === field.value}
                  onPress={() => form.setValues({ until: date })}
                >
                  {texts.days(days)}
                </Button>
              );
            })}
          </div>
        </div>
      )}
    </FormField>
  );
}
