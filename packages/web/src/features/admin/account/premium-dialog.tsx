import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import { type Account, givenPremium } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useGivePremium } from "./api.ts";

const quickChoices = [30, 90, 365] as const;

export function PremiumDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { premiumForm: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const today = useToday();
  const latest = latestGivenDay(today);
  const latestText = texts.latest(dateText(latest, useLanguage()));
  const give = useGivePremium(account);
  const form = useForm({
    schema: givenPremium,
    initial: { until: (account.givenUntil ?? addDays(today, quickChoices[0])) as string | null },
    check: ({ until }) => (until !== null && until > latest ? { until: latestText } : {}),
    onSubmit: async ({ until }) => {
      await give.runAsync(until);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.title}
      description={texts.description(account.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
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
    </Dialog>
  );
}
