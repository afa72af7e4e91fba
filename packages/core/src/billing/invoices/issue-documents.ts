import { homeCountry } from "@linkedpotential/contract/billing/countries";
import { netOf, type Vat } from "@linkedpotential/contract/billing/vat";
import { today } from "@linkedpotential/contract/dates";
import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import type { ProvidedAccount } from "../../payment/payments.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { countryOf, vatAt } from "../billing-address.ts";
import { billingItems } from "../billing-items.entity.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import { contractStateOf, nextVersion, subscriptionPart } from "../write-subscription.ts";
import { documentTtl } from "./document-ttl.ts";
import { type DueDocument, documentsDue } from "./documents-due.ts";
import { InvoiceEntity, type StoredInvoice } from "./invoice.entity.ts";
import { InvoiceCounterEntity } from "./invoice-counter.entity.ts";

const newest = 100;

/**
 * Issues each outstanding invoice and credit note in a transaction of its own. The transaction fails if the version of
 * the subscription has changed, so two concurrent runs cannot issue the same document.
 */
export async function issueDocuments(
  ctx: Context,
  subscription: StoredSubscription,
  user: UserItem | null,
  account: ProvidedAccount,
): Promise<StoredSubscription> {
  const { userId } = subscription;
  let written = subscription;
  // The second round issues credit notes for refunds of invoices from the first round.
  for (let round = 0; round < 2; round += 1) {
    const { data: stored } = await InvoiceEntity.query
      .ofUser({ userId })
      .go({ order: "desc", limit: newest, pages: 1, consistent: true });
    const due = documentsDue(account, stored);
    if (due.length === 0) return written;
    for (const document of due) written = await issue(ctx, written, document, recipientOf(written, user));
  }
  return written;
}

type Recipient = Pick<StoredInvoice, "recipient" | "recipientVatId">;

class Superseded extends Error {}

async function issue(
  ctx: Context,
  subscription: StoredSubscription,
  document: DueDocument,
  recipient: Recipient,
): Promise<StoredSubscription> {
  const next = nextVersion(subscription, contractStateOf(subscription));
  const issuedAt = ctx.now().toISOString();
  const year = today(ctx.now()).slice(0, 4);
  const invoiceId = newId(ctx.now());
  const vat = vatAt(ctx.config, subscription.billingAddress, ctx.now());
  try {
    // Retry if a concurrent invoice of another account took the number. If the subscription has changed, give up
    // instead: another run may have issued this document.
    await retryOnConflict(async () => {
      const { data: counter } = await InvoiceCounterEntity.get({ year }).go({ consistent: true });
      const last = counter?.last ?? 0;
      const number = `LP-${year}-${String(last + 1).padStart(5, "0")}`;
      const base = { userId: next.userId, invoiceId, number, issuedAt, ttl: documentTtl(ctx.now()) };
      await transact(
        billingItems,
        (parts) => ({
          subscription: subscriptionPart(parts, next),
          counter: parts.counter
            .put({ year, last: last + 1 })
            .where((of, { notExists, eq }) => (last === 0 ? notExists(of.last) : eq(of.last, last)))
            .commit(),
          invoice: parts.invoice.create({ ...base, ...contentOf(document, recipient, vat) }).commit(),
          refundedInvoice:
            document.kind === "credit_note"
              ? parts.invoice
                  .patch({ userId: next.userId, invoiceId: document.of.invoiceId })
                  .set({ refunded: document.refunded })
                  .commit()
              : undefined,
          outboxEvent: putOutboxEvent(parts, ctx, "invoice.issued", { userId: next.userId, invoiceId }),
        }),
        (part) => (part === "counter" ? new ConflictError() : new Superseded()),
      );
    });
  } catch (error) {
    throw error instanceof Superseded ? new ConflictError() : error;
  }
  return next;
}

type Content = Omit<StoredInvoice, "userId" | "invoiceId" | "number" | "issuedAt">;

function contentOf(document: DueDocument, recipient: Recipient, vat: Vat): Content {
  if (document.kind === "invoice") {
    const { id, amount, periodStart, periodEnd, paymentIntentId } = document.of;
    const paid = paymentIntentId === undefined ? {} : { paymentIntentId };
    const sums = { gross: amount, net: netOf(amount, vat.rate), refunded: 0 };
    const taxed = { vatRate: vat.rate, vatTreatment: vat.treatment, ...(vat.state && { vatState: vat.state }) };
    return { kind: "invoice", providerInvoiceId: id, ...paid, ...sums, ...taxed, periodStart, periodEnd, ...recipient };
  }
  const { of, refunded } = document;
  const gross = of.refunded - refunded;
  const { providerInvoiceId, periodStart, periodEnd, number: corrects, recipient: lines, recipientVatId } = of;
  const { vatRate, vatTreatment, vatState } = of;
  const taxed = { vatRate, ...(vatTreatment && { vatTreatment }), ...(vatState && { vatState }) };
  // A credit note has the recipient and the VAT of the invoice that it corrects.
  const same = { providerInvoiceId, periodStart, periodEnd, recipient: lines, recipientVatId, ...taxed };
  return { kind: "credit_note", ...same, gross, net: netOf(gross, vatRate), refunded: 0, corrects };
}

function recipientOf({ billingAddress: address }: StoredSubscription, user: UserItem | null): Recipient {
  if (!address?.name) {
    const lines = [user?.name, countryOf(address) === homeCountry ? "" : address?.country];
    return { recipient: lines.filter(isText), recipientVatId: "" };
  }
  const { name, company, street, postalCode, city, country, vatId } = address;
  const lines = [company, name, street, `${postalCode} ${city}`, country].filter(isText);
  return { recipient: lines, recipientVatId: vatId };
}

const isText = (line: string | undefined): line is string => Boolean(line);
