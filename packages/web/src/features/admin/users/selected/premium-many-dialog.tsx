import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import { givenPremium } from "@linkedpotential/contract/accounts/schema";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { firstPremiumDays, PremiumDay } from "../../account/premium-day.tsx";
import { SelectedDialog } from "./selected-dialog.tsx";
import { useSelectedAction } from "./use-selected-action.ts";

interface DialogProps {
  users: readonly ListedUser[];
  onClose: () => void;
}

/** Form with which an admin gives each of the selected freelancers Premium. Leaves out selected businesses. */
export function PremiumManyDialog({ users, onClose }: DialogProps) {
  const { selected, premiumForm } = useTexts("admin-account");
  const { premium: texts } = selected;
  const language = useLanguage();
  const today = useToday();
  const latest = latestGivenDay(today);
  const freelancers = users.filter(({ role }) => role === "freelancer");
  const businessCount = users.length - freelancers.length;
  const action = useSelectedAction(
    freelancers,
    texts,
    "accounts/give-premium",
    ({ id }, body: { until: string }) => ({ params: { accountId: id }, body }),
    onClose,
  );
  const form = useForm({
    schema: givenPremium,
    initial: { until: addDays(today, firstPremiumDays) as string | null },
    check: ({ until }) =>
      until !== null && until > latest ? { until: premiumForm.latest(dateText(latest, language)) } : {},
    onSubmit: action.runAll,
  });
  return (
    <SelectedDialog {...{ users: freelancers, texts, action, form, onClose }}>
      {businessCount > 0 && <p className="text-sm">{texts.withoutBusinesses(businessCount)}</p>}
      <PremiumDay form={form} />
    </SelectedDialog>
  );
}
