import { contractReasonMax } from "@linkedpotential/contract/accounts/limits";
import {
  type Account,
  type AccountContract,
  type EndingTime,
  endingTimes,
  newEnding,
} from "@linkedpotential/contract/accounts/schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { ReasonArea } from "../reason-area.tsx";
import { useDateTexts } from "../use-date-texts.ts";
import { waysOf } from "../ways-of.ts";
import { useEndSubscription } from "./api.ts";

type Subscription = AccountContract["subscription"];

/** A canceled subscription already ends with the paid period, and one with an unpaid renewal has no paid period. */
const timesOf = ({ status, cancelAtPeriodEnd }: Subscription): readonly EndingTime[] =>
  status === "active" && !cancelAtPeriodEnd ? endingTimes : ["now"];

interface EndDialogProps {
  account: Account;
  subscription: Subscription;
  /** Amount that can be refunded after an end at once. 0 without one. */
  unusedCents: number;
  /** Called with the reasons once the subscription has ended at once. */
  onEnded: (reason: string) => void;
  onClose: () => void;
}

/** Form in which an admin ends a subscription. Its owner receives the reasons. */
export function EndDialog({ account, subscription, unusedCents, onEnded, onClose }: EndDialogProps) {
  const { ending: texts, mails } = useTexts("admin-account");
  const common = useTexts("common");
  const { day } = useDateTexts();
  const end = useEndSubscription(account);
  const { currentPeriodEnd } = subscription;
  const times = timesOf(subscription);
  const form = useForm({
    schema: newEnding,
    initial: { time: times.length === 1 ? times[0] : undefined, reason: "" },
    onSubmit: async (values) => {
      const { isDone } = await end.runAsync(values);
      onClose();
      if (isDone && values.time === "now") onEnded(values.reason);
    },
  });
  const labels: Record<EndingTime, string> = {
    period_end: texts.periodEnd(currentPeriodEnd ? day(currentPeriodEnd) : ""),
    now: texts.now,
  };
  const hints: Record<EndingTime, string> = {
    period_end: texts.hints.period_end,
    now: unusedCents > 0 ? `${texts.hints.now} ${texts.thenRefund(euroWithCents(unusedCents / 100))}` : texts.hints.now,
  };
  const told = waysOf(account).isMailed ? mails.ending(account.name) : mails.none(account.name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={`${told} ${texts.recorded}`}
      form={form}
      texts={common}
      footer={
        <FormButtons
          variant="danger"
          cancelLabel={common.cancel}
          submitLabel={texts.submit}
          isPending={form.isPending}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="time">
          {(field) => (
            <RadioGroup
              label={texts.time}
              isRequired
              choices={times.map((id) => ({ id, label: labels[id], description: hints[id] }))}
              {...field}
              value={field.value ?? null}
            />
          )}
        </FormField>
        <FormField form={form} name="reason">
          {(field) => <ReasonArea texts={texts} max={contractReasonMax} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
