import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useRef, useState } from "react";
import { useFocusHandedOn } from "../../../lib/focus/use-focus-kept.ts";
import { paths } from "../../../lib/navigation/paths.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { useReactivate } from "../api.ts";
import { isRunning } from "../contract.ts";
import { CancelQuestion } from "./cancel-question.tsx";
import { CancelledAlert } from "./cancelled-alert.tsx";

const AddressDialog = lazyDialog(
  async () => (await import("../address/address-dialog.tsx")).AddressDialog,
  ({ onClose }) => onClose(),
);

export function ContractActions({ subscription }: { subscription: Subscription }) {
  const { cancel, reactivate, cardChange, address } = useTexts("billing");
  const [step, setStep] = useState<"address" | "asked" | "done" | null>(null);
  const takeBack = useReactivate();
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const cancelButton = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(cancelButton, cancelAtPeriodEnd);
  if (!isRunning(subscription) || currentPeriodEnd === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {cancelAtPeriodEnd && (
        <Button variant="primary" isPending={takeBack.isPending} onPress={() => takeBack.run()}>
          {reactivate.action}
        </Button>
      )}
      <a href={paths.changeCard} className={buttonClass()}>
        {cardChange.title}
      </a>
      <Button onPress={() => setStep("address")}>{address.title}</Button>
      {!cancelAtPeriodEnd && (
        <Button ref={cancelButton} onPress={() => setStep("asked")}>
          {cancel.open}
        </Button>
      )}
      {step === "address" && <AddressDialog subscription={subscription} onClose={() => setStep(null)} />}
      {step === "asked" && (
        <CancelQuestion until={currentPeriodEnd} onCancelled={() => setStep("done")} onClose={() => setStep(null)} />
      )}
      {step === "done" && <CancelledAlert />}
    </div>
  );
}
