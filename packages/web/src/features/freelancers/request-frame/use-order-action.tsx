import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { FileText } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { OrderDialog } from "../../../parts/request-messages/order/lazy-order-dialog.ts";
import { acceptedOfferOf, type OrderFacts } from "../../../parts/request-messages/order/order.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { MenuAction } from "../../../ui/menu.tsx";

/** Returns the entry of a menu that opens the sheet of an order. Returns none without an accepted offer. */
export function useOrderAction(
  requestId: number,
  conversation: Conversation | undefined,
  facts: OrderFacts,
): MenuAction[] {
  const { order: texts } = useTexts("request-messages");
  const openDialog = useOpenDialog();
  const offer = acceptedOfferOf(conversation);
  if (!offer) return [];
  const open = () => openDialog((close) => <OrderDialog {...{ requestId, facts, offer }} onClose={close} />);
  return [{ id: "order", label: texts.title, icon: <FileText size={16} aria-hidden />, onAction: open }];
}
