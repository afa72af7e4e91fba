import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { NewNotification, RecipientNotifications } from "../notifications/put-notifications.ts";
import { DeclarationEntity } from "./declarations/declaration.entity.ts";
import { findDeclarer } from "./declarations/standing.ts";
import { InvoiceEntity } from "./invoices/invoice.entity.ts";

type Declared = OutboxEvents["contract.declared"];
type ContractEvent = OutboxEvents[
  | "subscription.started"
  | "subscription.cancelled"
  | "subscription.reactivated"
  | "subscription.payment-failed"
  | "subscription.ended"
  | "subscription.disputed"
  | "invoice.issued"];
export type BillingEvent = Declared | ContractEvent;

type Item = Omit<NewNotification, "occasion" | "relatedId">;

/**
 * Returns the notification about an event of the recipient's own contract, which cannot be switched off. Returns none
 * for a declaration whose address no account has verified.
 */
export async function ofBilling(event: BillingEvent): Promise<RecipientNotifications[]> {
  const found = event.type === "contract.declared" ? await ofDeclaration(event) : await ofContract(event);
  if (!found) return [];
  const { userId, ...item } = found;
  return [{ userId, items: [{ ...item, relatedId: userId, occasion: `${event.type} ${event.id}` }] }];
}

async function ofDeclaration({ declarationId }: Declared): Promise<(Item & { userId: number }) | undefined> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  const user = declaration && (await findDeclarer(declaration));
  return user ? { userId: user.userId, type: "billing_declared", details: { about: declaration.about } } : undefined;
}

async function ofContract(event: ContractEvent): Promise<(Item & { userId: number }) | undefined> {
  const item = await itemOf(event);
  return item && { userId: event.userId, ...item };
}

async function itemOf(event: ContractEvent): Promise<Item | undefined> {
  switch (event.type) {
    case "subscription.started":
      return { type: "billing_started" };
    case "subscription.cancelled":
      return {
        type: "billing_canceled",
        details: { until: event.endsAt, ...(event.endingId !== undefined && { reason: "team" }) },
      };
    case "subscription.reactivated":
      return { type: "billing_continued", details: { until: event.renewsAt } };
    case "subscription.payment-failed":
      return { type: "billing_payment_failed", details: { until: event.graceEndsAt } };
    case "subscription.ended":
      return { type: "billing_ended", details: { reason: event.reason } };
    case "subscription.disputed":
      return { type: "billing_disputed" };
    case "invoice.issued": {
      const { userId, invoiceId } = event;
      const { data: invoice } = await InvoiceEntity.get({ userId, invoiceId }).go({ consistent: true });
      if (!invoice) return undefined;
      const { kind, number: text, gross } = invoice;
      const type = kind === "invoice" ? "billing_invoice" : "billing_refund";
      return { type, details: { text, cents: Math.abs(gross) } };
    }
  }
}
