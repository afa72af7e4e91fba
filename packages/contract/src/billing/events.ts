import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";

const contract = { userId: idField };

export const events = {
  "subscription.started": defineEvent(1, { ...contract, startedAt: instant }),
  "subscription.cancelled": defineEvent(1, { ...contract, endsAt: instant }),
  "subscription.reactivated": defineEvent(1, { ...contract, renewsAt: instant }),
  /** Premium stays on until then. */
  "subscription.payment-failed": defineEvent(1, { ...contract, graceEndsAt: instant }),
  "subscription.ended": defineEvent(1, { ...contract, reason: z.enum(["cancelled", "unpaid", "disputed"]) }),
  /** A payment of the customer is disputed at the bank. */
  "subscription.disputed": defineEvent(1, { ...contract, disputeId: z.string() }),
  "contract.declared": defineEvent(1, { declarationId: idField }),
  /** The link in the receipt was opened and confirmed. */
  "contract.confirmed": defineEvent(1, { declarationId: idField }),
  "invoice.issued": defineEvent(1, { ...contract, invoiceId: idField }),
  /** A signed event of the payment provider; its id is the provider's. Disputes name no customer, only the charge. */
  "payment.event-received": defineEvent(1, {
    eventType: z.string(),
    customerId: z.optional(z.string()),
    chargeId: z.optional(z.string()),
  }),
};
