import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { ReceiptText } from "lucide-react";
import { useRef } from "react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { euroWithCents } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { invoicesQuery } from "../api.ts";
import { useBillingDate } from "../billing-date.ts";
import { InvoiceButton } from "./invoice-button.tsx";

export function InvoiceHistory() {
  const { invoices: texts } = useTexts("billing");
  const skeleton = (
    <Loading label={texts.loading} className="flex flex-col gap-3 px-5 pb-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
  return (
    <Card title={texts.title} isFlush load={{ skeleton, failed: texts.failed }}>
      <Invoices />
    </Card>
  );
}

function Invoices() {
  const { invoices: texts } = useTexts("billing");
  const { items, more } = usePages(invoicesQuery);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={<ReceiptText size={20} aria-hidden />}
          title={texts.empty}
          description={texts.emptyDescription}
        />
      ) : (
        <ul ref={list} aria-label={texts.title} className="border-line border-t">
          {items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <div className={more.hasNextPage ? "pb-4" : undefined}>
        <MoreButton
          label={texts.more}
          problem={more.hasFailed ? texts.moreFailed : undefined}
          hasNextPage={more.hasNextPage}
          isPending={more.isPending}
          onPress={more.load}
          list={list}
          count={items.length}
        />
      </div>
    </>
  );
}

const tones = {
  paid: "good",
  partly_refunded: "neutral",
  refunded: "neutral",
  credit_note: "info",
} as const satisfies Record<Invoice["status"], Tone>;

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { invoices: texts } = useTexts("billing");
  const date = useBillingDate();
  const { number, amount, status, corrects, createdAt, periodStart, periodEnd } = invoice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-5 py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium tabular-nums">{number}</p>
        <p className="text-ink-muted text-xs tabular-nums">
          {date(createdAt)} · {texts.range(date(periodStart), date(periodEnd))}
        </p>
        {corrects && <p className="text-ink-muted text-xs tabular-nums">{texts.corrects(corrects)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-sm:w-full">
        <Badge tone={tones[status]}>{texts.states[status]}</Badge>
        <p className="min-w-20 text-right font-medium tabular-nums max-sm:ml-auto">{euroWithCents(amount)}</p>
        <InvoiceButton invoice={invoice} />
      </div>
    </li>
  );
}
