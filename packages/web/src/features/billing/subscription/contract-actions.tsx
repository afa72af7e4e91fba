import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useRef, useState } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { paths } from "../../../lib/navigation/paths.ts";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { useReactivate } from "../api.ts";
import { hasRunningContract } from "../contract.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CanceledAlert } from "./canceled-alert.tsx";

const AddressDialog = lazyDialog(
  async () => (await import("../address/address-dialog.tsx")).AddressDialog,
  ({ onClose }) => onClose(),
);

export function ContractActions({ subscription }: { subscription: Subscription }) {
  const { cancel, reactivate, cardChange, address } = useTexts("billing");
  const [step, setStep] = useState<"address" | "cancel" | "canceled" | null>(null);
  const reactivation = useReactivate();
  const { currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const cancelButton = useRef<HTMLButtonElement>(null);
  useFocusAfterChange(cancelButton, cancelAtPeriodEnd);
  if (!hasRunningContract(subscription) || currentPeriodEnd === null) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {cancelAtPeriodEnd && (
        <Button variant="primary" isPending={reactivation.isPending} onPress={() => reactivation.run()}>
          {reactivate.action}
        </Button>
      )}
      <a href={paths.changeCard} className={buttonClass()}>
        {cardChange.title}
      </a>
      <Button {...preloadOnIntent(AddressDialog)} onPress={() => setStep("address")}>
        {address.title}
      </Button>
      {!cancelAtPeriodEnd && (
        <Button ref={cancelButton} onPress={() => setStep("cancel")}>
          {cancel.open}
        </Button>
      )}
      {step === "address" && <AddressDialog subscription={subscription} onClose={() => setStep(null)} />}
      {step === "cancel" && (
        <CancelDialog until={currentPeriodEnd} onCanceled={() => setStep("canceled")} onClose={() => setStep(null)} />
      )}
      {step === "canceled" && <CanceledAlert />}
    </div>
  );
}
