import { declarationToken } from "@linkedpotential/contract/billing/contract-declarations";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { forgetMailLink, takeMailLink } from "../../../lib/navigation/mail-link.ts";
import { DeclarationFrame } from "../../../parts/legal/declaration-frame.tsx";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { DoneCard } from "./done-card.tsx";

/**
 * Page of the mailed link that confirms a declaration. It waits for a button press, because mail filters open links
 * too.
 */
export function ConfirmDeclarationPage() {
  const { confirm: texts } = useTexts("declaration");
  const [{ token }] = useState(takeMailLink);
  const confirm = useAction("billing/confirm-declaration", (body: { token: string }) => ({ body }), {
    onDone: () => forgetMailLink(),
  });
  const isComplete = declarationToken.test(token);
  return (
    <DeclarationFrame title={texts.title}>
      {confirm.answer ? (
        <DoneCard title={texts.done}>
          <p className="mt-4 text-pretty text-ink-muted text-sm">{texts.next[confirm.answer.about]}</p>
        </DoneCard>
      ) : (
        <section className="card flex flex-col gap-4 p-5 md:p-6">
          <p className="text-pretty text-ink-muted text-sm">{isComplete ? texts.lead : texts.incomplete}</p>
          <FormProblem text={confirm.error ? errorText(confirm.error) : undefined} />
          {isComplete && (
            <Button variant="primary" size="lg" isPending={confirm.isPending} onPress={() => confirm.run({ token })}>
              {texts.submit}
            </Button>
          )}
        </section>
      )}
    </DeclarationFrame>
  );
}
