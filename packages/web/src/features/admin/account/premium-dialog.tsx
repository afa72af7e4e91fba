import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import { type Account, givenPremium } from "@linkedpotential/contract/accounts/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useGivePremium } from "./api.ts";
import { firstPremiumDays, PremiumDay } from "./premium-day.tsx";

export function PremiumDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { premiumForm: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const today = useToday();
  const latest = latestGivenDay(today);
  const latestText = texts.latest(dateText(latest, useLanguage()));
  const give = useGivePremium(account);
  const form = useForm({
    schema: givenPremium,
    initial: { until: (account.givenUntil ?? addDays(today, firstPremiumDays)) as string | null },
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
      <PremiumDay form={form} />
    </Dialog>
  );
}
