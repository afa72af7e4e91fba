import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFrom } from "../../../lib/api/download.ts";
import { useDownload } from "../../../lib/api/use-download.ts";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { accountQuery } from "./api.ts";
import { LazyRefundDialog } from "./contract/lazy-refund-dialog.ts";
import { useDateTexts } from "./use-date-texts.ts";

interface InvoiceListProps {
  userId: number;
  invoices: readonly Invoice[];
}

/** Lists the newest invoices of an account, each with the PDF that its owner gets and the form to refund it. */
export function InvoiceList({ userId, invoices }: InvoiceListProps) {
  const { contract: texts } = useTexts("admin-account");
  if (invoices.length === 0) return <p className="text-ink-muted text-sm">{texts.noInvoices}</p>;
  return (
    <ul aria-label={texts.invoices} className="divide-y divide-line">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} userId={userId} invoice={invoice} />
      ))}
    </ul>
  );
}

function InvoiceRow({ userId, invoice }: { userId: number; invoice: Invoice }) {
  const { contract: texts, refund } = useTexts("admin-account");
  const { day } = useDateTexts();
  const { isLoading, run } = useDownload(texts.downloadFailed);
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  const [isRefunding, setRefunding] = useState(false);
  const { id, number, amount, refunded, status, corrects, createdAt } = invoice;
  const isRefundable = status === "paid" || status === "partly_refunded";
  const params = { accountId: String(userId), invoiceId: String(id) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 whitespace-nowrap py-1.5 text-sm sm:flex-nowrap">
      {/* Phones show two lines, wider screens one. */}
      <div className="flex basis-full justify-between gap-x-4 tabular-nums sm:contents">
        <span className="font-medium">{number}</span>
        <span className="sm:order-1 sm:ml-auto">{euroWithCents(amount)}</span>
      </div>
      <div className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1 sm:contents">
        <time dateTime={createdAt} className="text-ink-muted tabular-nums">
          {day(createdAt)}
        </time>
        <Badge tone={status === "paid" ? "good" : "neutral"}>{texts.invoiceStates[status]}</Badge>
        {status === "partly_refunded" && (
          <span className="text-ink-muted text-xs tabular-nums">{texts.refundedOf(euroWithCents(refunded))}</span>
        )}
        {corrects && <span className="text-ink-muted text-xs tabular-nums">{texts.corrects(corrects)}</span>}
        <div className="ml-auto flex items-center gap-x-2 sm:order-2 sm:ml-0 sm:gap-x-4">
          {isRefundable && (
            <Button
              size="sm"
              aria-label={texts.refund(number)}
              {...preloadOnIntent(LazyRefundDialog)}
              onPress={() => setRefunding(true)}
            >
              {refund.submit}
            </Button>
          )}
          <IconButton
            size="sm"
            label={texts.download(number)}
            icon={<Download size={16} aria-hidden />}
            isDisabled={isLoading}
            onPress={() => run(() => downloadFrom("accounts/get-invoice", `${number}.pdf`, { params }))}
          />
        </div>
      </div>
      {isRefunding && <LazyRefundDialog account={account} invoice={invoice} onClose={() => setRefunding(false)} />}
    </li>
  );
}
