import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { LockKeyhole } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { CardForm } from "../card/card-form.tsx";
import type { CardFrameProps } from "../card/payment-form.ts";
import { brandName } from "../contract.ts";
import { useCardChange } from "./use-card-change.ts";
import { useReturn } from "./use-return.ts";

interface ChangeCardProps {
  subscription: Subscription;
  onChanged: () => void;
}

export function ChangeCard({ subscription, onChanged }: ChangeCardProps) {
  const { cardChange: texts, subscription: words } = useTexts("billing");
  const { status, card, checkout } = subscription;
  const isOpen = status === "past_due";
  return (
    <>
      {isOpen && <p className="text-pretty rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">{texts.open}</p>}
      {card && (
        <p className="text-sm">
          {texts.present} <span className="font-medium">{words.cardOf(brandName(card.brand), card.last4)}</span>
        </p>
      )}
      <CardForm
        checkout={checkout}
        purpose="change"
        frame={(fields) => <ChangeForm {...fields} isOpen={isOpen} onChanged={onChanged} />}
      />
    </>
  );
}

interface ChangeFormProps extends CardFrameProps {
  isOpen: boolean;
  onChanged: () => void;
}

function ChangeForm({ form, isReady, isOpen, onChanged, children }: ChangeFormProps) {
  const { cardChange: texts, checkout } = useTexts("billing");
  const { change, keep, isPending, problem } = useCardChange(onChanged);
  const returned = useReturn(keep);
  return (
    <Form form={{ submit: () => void change(form) }} className="flex flex-col gap-5">
      <h2 className="font-semibold text-base">{texts.card}</h2>
      {children}
      <FormProblem text={problem ?? (returned === "failed" ? texts.notChanged(checkout.bankRefused) : undefined)} />
      <Button type="submit" variant="primary" size="lg" isPending={isPending} isDisabled={!isReady}>
        {isOpen ? texts.saveAndPay : texts.save}
      </Button>
      <p className="flex items-start gap-2 text-ink-muted text-xs">
        <LockKeyhole size={14} aria-hidden className="mt-0.5 shrink-0" />
        {checkout.safe}
      </p>
    </Form>
  );
}
