import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyDialog, preloadOnIntent } from "../../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { accountQuery } from "../api.ts";

const EndDialog = lazyDialog(
  async () => (await import("./end-dialog.tsx")).EndDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/** Opens the form that ends a running subscription. Renders nothing without one. */
export function EndButton({ userId, subscription }: Pick<AccountContract, "subscription"> & { userId: number }) {
  const { ending: texts } = useTexts("admin-account");
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const { status, isEnding } = subscription;
  const runs = status === "active" || status === "past_due";
  return (
    <>
      {runs && !isEnding && (
        <Button size="sm" {...preloadOnIntent(EndDialog)} onPress={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {isOpen && <EndDialog account={account} subscription={subscription} onClose={() => setOpen(false)} />}
    </>
  );
}
