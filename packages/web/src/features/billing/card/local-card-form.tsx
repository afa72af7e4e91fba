import { useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { confirmLocally, testCards } from "./local-payment.ts";
import { type CardFieldsProps, CardProblem } from "./payment-form.ts";

export function LocalCardForm({ purpose, frame }: CardFieldsProps) {
  const { localCard: texts } = useTexts("billing");
  const [card, setCard] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [bank, setBank] = useState<(isAgreed: boolean) => void>();
  const askBank = () => new Promise<boolean>((resolve) => setBank(() => resolve));
  const answer = (isAgreed: boolean) => {
    setBank(undefined);
    bank?.(isAgreed);
  };
  const enter = (number: string) => {
    setCard(number);
    setProblem(undefined);
  };
  const showAtField = (error: unknown) => {
    if (error instanceof CardProblem) {
      setProblem(error.message);
      input.current?.focus();
    }
    throw error;
  };
  const form = {
    check: async () => {
      if (card.replace(/\D/g, "").length < 12) showAtField(new CardProblem(texts.invalid));
    },
    confirm: (clientSecret: string) => confirmLocally({ clientSecret, card, askBank, texts }).catch(showAtField),
  };
  const fields = (
    <>
      <TextField
        label={texts.number}
        description={texts.nobodyPays}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        value={card}
        onChange={enter}
        inputRef={input}
        errorMessage={problem}
      />
      <ul aria-label={texts.cards} className="flex flex-col gap-1.5">
        {testCards.map(({ number, outcome }) => (
          <li key={number} className="flex items-center gap-x-3">
            <Button size="sm" variant="quiet" className="-ml-2.5 shrink-0 tabular-nums" onPress={() => enter(number)}>
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
        description={purpose === "order" ? texts.bank.description : texts.bank.ofCard}
        confirmLabel={texts.bank.agree}
        cancelLabel={texts.bank.refuse}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
    </>
  );
  return frame({ form, isReady: true, children: fields });
}
