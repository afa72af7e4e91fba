import { addMonths } from "@linkedpotential/contract/dates";
import type { WireSubscription } from "@linkedpotential/core/payment/wire";
import { billOf, pay, periodAfter, renew } from "./charging.ts";
import type { Ledger } from "./ledger.ts";
import { testCards } from "./test-cards.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Simulates past billing periods for demo data. The newest period has just begun. */
export async function simulatePastMonths(
  ledger: Ledger,
  subscription: WireSubscription,
  months: number,
  learn: (now: Date) => Promise<unknown>,
): Promise<void> {
  const [card] = testCards;
  const intent = openIntentOf(ledger, subscription);
  if (!card || !intent) return;
  const start = monthsAgo(ledger.now(), months);
  // Drop waiting events. The product would process them later and date the history to the current time.
  ledger.kept.waiting = [];
  backdate(ledger, subscription, start);
  for (let month = 0; month <= months; month += 1) {
    const at = month === 0 ? start : (subscription.items.data[0]?.current_period_end ?? start);
    await ledger.at(at, async () => {
      if (month === 0) pay(ledger, billOf(ledger, intent), card);
      else renew(ledger, subscription, "paid");
      ledger.kept.waiting = [];
      await learn(new Date(at * 1000));
    });
  }
}

function monthsAgo(now: number, months: number): number {
  const [date = "", time = ""] = new Date(now * 1000 - 5 * dayMs).toISOString().split("T");
  return Math.floor(Date.parse(`${addMonths(date, -months)}T${time}`) / 1000);
}

const openIntentOf = ({ kept }: Ledger, { status, latest_invoice: invoice }: WireSubscription) => {
  const paid = kept.invoices[String(invoice)]?.payments.data[0]?.payment.payment_intent;
  return status === "incomplete" ? kept.intents[String(paid)] : undefined;
};

function backdate({ kept }: Ledger, subscription: WireSubscription, start: number): void {
  Object.assign(subscription, { created: start, start_date: start, billing_cycle_anchor: start });
  const end = periodAfter(subscription, start);
  const [item] = subscription.items.data;
  const [line] = kept.invoices[String(subscription.latest_invoice)]?.lines.data ?? [];
  if (item) Object.assign(item, { created: start, current_period_start: start, current_period_end: end });
  if (line) line.period = { start, end };
}
