import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useReactivate } from "../api.ts";
import { CancelQuestion } from "./cancel-question.tsx";
import { CancelledAlert } from "./cancelled-alert.tsx";

/** What can be done about a contract that runs. */
export function ContractActions({ subscription }: { subscription: Subscription }) {
  const { cancel, reactivate } = useTexts("billing");
  const [step, setStep] = useState<"asked" | "done" | null>(null);
  const takeBack = useReactivate();
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  if ((status !== "active" && status !== "past_due") || currentPeriodEnd === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {cancelAtPeriodEnd ? (
        <Button variant="primary" isPending={takeBack.isPending} onPress={() => takeBack.run()}>
          {reactivate.action}
        </Button>
      ) : (
        <Button onPress={() => setStep("asked")}>{cancel.open}</Button>
      )}
      {step === "asked" && (
        <CancelQuestion until={currentPeriodEnd} onCancelled={() => setStep("done")} onClose={() => setStep(null)} />
      )}
      {step === "done" && <CancelledAlert />}
    </div>
  );
}
