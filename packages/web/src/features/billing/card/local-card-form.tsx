import { useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { confirmLocally, testCards } from "./local-payment.ts";
import { type CardFieldsProps, CardProblem } from "./payment-form.ts";

export function LocalCardForm({ purpose, renderForm }: CardFieldsProps) {
  const { localCard: texts } = useTexts("billing");
  const [card, setCard] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [resolveApproval, setResolveApproval] = useState<(isAgreed: boolean) => void>();
  const askForApproval = () => new Promise<boolean>((resolve) => setResolveApproval(() => resolve));
  const closeBank = (isAgreed: boolean) => {
    setResolveApproval(undefined);
    resolveApproval?.(isAgreed);
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
    confirm: (clientSecret: string) => confirmLocally({ clientSecret, card, askForApproval, texts }).catch(showAtField),
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
        isOpen={resolveApproval !== undefined}
        tone="primary"
        title={texts.bank.title}
        description={purpose === "order" ? texts.bank.description : texts.bank.ofCard}
        confirmLabel={texts.bank.agree}
        cancelLabel={texts.bank.refuse}
        onConfirm={() => closeBank(true)}
        onClose={() => closeBank(false)}
      />
    </>
  );
  return renderForm({ form, isReady: true, children: fields });
}
