import { FileText } from "lucide-react";
import { useState } from "react";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { OrderDialog } from "./lazy-order-dialog.ts";
import type { AcceptedOffer, OrderFacts } from "./order.ts";

interface OrderButtonProps {
  requestId: number;
  facts: OrderFacts;
  offer: AcceptedOffer;
}

/** Opens the sheet of an order. */
export function OrderButton({ facts, ...props }: OrderButtonProps) {
  const { order: texts } = useTexts("request-messages");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        className="self-start"
        icon={<FileText size={16} aria-hidden />}
        aria-label={texts.openOf(facts.name)}
        {...preloadOnIntent(OrderDialog)}
        onPress={() => setOpen(true)}
      >
        {texts.title}
      </Button>
      {isOpen && <OrderDialog {...props} facts={facts} onClose={() => setOpen(false)} />}
    </>
  );
}
