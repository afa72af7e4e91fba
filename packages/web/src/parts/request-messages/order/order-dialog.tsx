import { useInfiniteQuery, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { useAllPages } from "../../../lib/api/use-pages.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { messagesQuery } from "../api.ts";
import { type AcceptedOffer, type OrderFacts, orderMessagesOf } from "./order.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { type OrderRow, useOrderRows } from "./use-order-rows.ts";

export interface OrderDialogProps {
  requestId: number;
  facts: OrderFacts;
  offer: AcceptedOffer;
  onClose: () => void;
}

/** Shows what the two sides have agreed on, to print, to save and to copy. */
export function OrderDialog({ requestId, facts, offer, onClose }: OrderDialogProps) {
  const { order: texts } = useTexts("request-messages");
  const common = useTexts("common");
  const { data } = useInfiniteQuery({ ...messagesQuery(requestId), enabled: false });
  const messages = data?.pages.flatMap(({ items }) => items);
  const rows = useOrderRows(facts, offer, orderMessagesOf(messages ?? [], offer));
  const { copy, isCopied } = useCopyOrder(rows);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="lg"
      texts={common}
      load={{ skeleton: <Skeleton className="h-80" />, failed: texts.failed }}
      footer={
        <>
          <p role="status" className="sr-only">
            {isCopied && texts.copied}
          </p>
          <Button icon={<CopyIcon isCopied={isCopied} />} isDisabled={!messages} onPress={() => void copy()}>
            {isCopied ? texts.copied : texts.copy}
          </Button>
          <Button
            variant="primary"
            icon={<Printer size={16} aria-hidden />}
            isDisabled={!messages}
            onPress={() => print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <MessageReads requestId={requestId} />
      <OrderSheet rows={rows} />
    </Dialog>
  );
}

/** Reads all messages. Suspends until the newest ones have loaded. */
function MessageReads({ requestId }: Pick<OrderDialogProps, "requestId">) {
  useAllPages(useSuspenseInfiniteQuery(messagesQuery(requestId)));
  return null;
}

/** Copies the sheet as a text. Confirms at the button, because on phones a toast would cover the head of the dialog. */
function useCopyOrder(rows: readonly OrderRow[]): { copy: () => Promise<void>; isCopied: boolean } {
  const { order: texts } = useTexts("request-messages");
  const { errors } = useTexts("common");
  const [copied, confirm] = useConfirmed<"order">();
  const text = [
    texts.title,
    ...rows.map(({ label, lines }) => [withColon(label), ...lines].join("\n")),
    texts.notice,
  ].join("\n\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ tone: "error", title: errors.title, description: texts.copyFailed });
      return;
    }
    confirm("order");
  };
  return { copy, isCopied: copied !== null };
}
