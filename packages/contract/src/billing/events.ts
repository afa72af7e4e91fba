import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";

const contract = { userId: idField };

export const events = {
  "subscription.started": defineEvent(1, { ...contract, startedAt: instant }),
  /** `endingId` is the order of the admin who canceled. Absent when the person did. */
  "subscription.cancelled": defineEvent(1, { ...contract, endsAt: instant, endingId: z.optional(idField) }),
  "subscription.reactivated": defineEvent(1, { ...contract, renewsAt: instant }),
  /** `graceEndsAt` is the time at which Premium ends if the renewal stays unpaid. */
  "subscription.payment-failed": defineEvent(1, { ...contract, graceEndsAt: instant }),
  /**
   * `endingId` is the order of the admin who ended the contract at once. Absent for other reasons than `team`.
   * `cancellation` is `none` if Premium ends although nobody had canceled the contract. Absent otherwise, also when
   * Premium had already ended with the grace period of an unpaid renewal.
   */
  "subscription.ended": defineEvent(1, {
    ...contract,
    reason: z.enum(["cancelled", "unpaid", "disputed", "team"]),
    endingId: z.optional(idField),
    cancellation: z.optional(z.literal("none")),
  }),
  "subscription.disputed": defineEvent(1, { ...contract, disputeId: z.string() }),
  "contract.declared": defineEvent(1, { declarationId: idField }),
  "contract.confirmed": defineEvent(1, { declarationId: idField }),
  /** An admin has decided on a declaration. */
  "contract.settled": defineEvent(1, { declarationId: idField }),
  "invoice.issued": defineEvent(1, { ...contract, invoiceId: idField }),
  /**
   * Signed event of the payment provider. The outbox event has the same id as the provider's event. Events about
   * disputes name the charge instead of the customer.
   */
  "payment.event-received": defineEvent(1, {
    eventType: z.string(),
    customerId: z.optional(z.string()),
    chargeId: z.optional(z.string()),
  }),
};
