import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { payLocally, testCards } from "./local-payment.ts";
import { OrderForm } from "./order-form.tsx";
import { PaymentProblem } from "./payment-form.ts";

/** The card form of the embedded stack, with which nobody pays. */
export function LocalCardForm({ onPaid }: { onPaid: () => void }) {
  const { localCard: texts } = useTexts("billing");
  const [card, setCard] = useState("");
  const [bank, setBank] = useState<(isAgreed: boolean) => void>();
  const askBank = () => new Promise<boolean>((resolve) => setBank(() => resolve));
  const answer = (isAgreed: boolean) => {
    setBank(undefined);
    bank?.(isAgreed);
  };
  return (
    <OrderForm
      form={{
        check: async () => {
          if (card.replace(/\D/g, "").length < 12) throw new PaymentProblem(texts.invalid);
        },
        pay: (clientSecret) => payLocally({ clientSecret, card, askBank, texts }),
      }}
      onPaid={onPaid}
    >
      <TextField
        label={texts.number}
        description={texts.nobodyPays}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        value={card}
        onChange={setCard}
      />
      <ul aria-label={texts.cards} className="flex flex-col gap-1.5">
        {testCards.map(({ number, outcome }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Button size="sm" variant="quiet" className="-ml-2.5 tabular-nums" onPress={() => setCard(number)}>
              {number}
            </Button>
            <span className="text-ink-muted text-xs">{texts.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={bank !== undefined}
        tone="primary"
        title={texts.bank.title}
        description={texts.bank.description}
        confirmLabel={texts.bank.agree}
        cancelLabel={texts.bank.refuse}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    </OrderForm>
  );
}
