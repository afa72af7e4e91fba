import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { LockKeyhole } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { CardForm } from "../card/card-form.tsx";
import type { RenderFormProps } from "../card/payment-form.ts";
import { brandName, hasOpenPayment } from "../contract.ts";
import { useBankReturn } from "./use-bank-return.ts";
import { useCardChange } from "./use-card-change.ts";

interface ChangeCardProps {
  subscription: Subscription;
  onChanged: () => void;
}

export function ChangeCard({ subscription, onChanged }: ChangeCardProps) {
  const { cardChange: texts, subscription: subscriptionTexts } = useTexts("billing");
  const { card, checkout } = subscription;
  const isUnpaid = hasOpenPayment(subscription);
  return (
    <>
      {isUnpaid && (
        <p className="text-pretty rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">{texts.open}</p>
      )}
      {card && (
        <p className="text-sm">
          {texts.present}{" "}
          <span className="font-medium">{subscriptionTexts.cardOf(brandName(card.brand), card.last4)}</span>
        </p>
      )}
      <CardForm
        checkout={checkout}
        purpose="change"
        renderForm={(fields) => <ChangeForm {...fields} isUnpaid={isUnpaid} onChanged={onChanged} />}
      />
    </>
  );
}

interface ChangeFormProps extends RenderFormProps {
  isUnpaid: boolean;
  onChanged: () => void;
}

function ChangeForm({ form, isReady, isUnpaid, onChanged, children }: ChangeFormProps) {
  const { cardChange: texts, checkout } = useTexts("billing");
  const { change, save, isPending, problem } = useCardChange(onChanged);
  const redirectStatus = useBankReturn(save);
  return (
    <Form form={{ submit: () => void change(form) }} className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">{texts.card}</h2>
      {children}
      <FormProblem
        text={problem ?? (redirectStatus === "failed" ? texts.notChanged(checkout.bankRefused) : undefined)}
      />
      <Button type="submit" variant="primary" size="lg" isPending={isPending} isDisabled={!isReady}>
        {isUnpaid ? texts.saveAndPay : texts.save}
      </Button>
      <p className="flex items-start gap-2 text-ink-muted text-xs">
        <LockKeyhole size={14} aria-hidden className="mt-0.5 shrink-0" />
        {checkout.safe}
      </p>
    </Form>
  );
}
