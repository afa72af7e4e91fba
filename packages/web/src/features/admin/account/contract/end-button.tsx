import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useToday } from "../../../../lib/use-today.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { unusedRefundOf } from "../../contracts/carry-out/open-steps.ts";
import { accountQuery } from "../api.ts";
import { LazyRefundDialog } from "./lazy-refund-dialog.ts";

const EndDialog = lazyDialog(
  async () => (await import("./end-dialog.tsx")).EndDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface EndButtonProps extends Pick<AccountContract, "subscription" | "invoices"> {
  userId: number;
}

interface Refunding {
  invoiceId: number;
  suggestion: { cents: number; reason: string };
}

/**
 * Opens the form that ends a running subscription. After an end at once, the form to refund the unused part follows.
 * Renders no button without a running subscription.
 */
export function EndButton({ userId, subscription, invoices }: EndButtonProps) {
  const { ending: texts } = useTexts("admin-account");
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const [refunding, setRefunding] = useState<Refunding | null>(null);
  const today = useToday();
  const { status, isEnding, isDisputed } = subscription;
  const runs = status === "active" || status === "past_due";
  // The provider refuses to refund a payment that the bank may return.
  const unused = isDisputed ? null : unusedRefundOf(invoices, today);
  const refunded = invoices.find(({ id }) => id === refunding?.invoiceId);
  return (
    <>
      {runs && !isEnding && (
        <Button size="sm" {...preloadOnIntent(EndDialog)} onPress={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && (
        <EndDialog
          account={account}
          subscription={subscription}
          unusedCents={unused?.cents ?? 0}
          onEnded={(reason) =>
            unused && setRefunding({ invoiceId: unused.invoice.id, suggestion: { cents: unused.cents, reason } })
          }
          onClose={() => setOpen(false)}
        />
      )}
      {refunding && refunded && (
        <LazyRefundDialog
          account={account}
          invoice={refunded}
          suggestion={refunding.suggestion}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}
