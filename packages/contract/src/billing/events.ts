import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";

const contract = { userId: idField };

export const events = {
  /** Paid for the first time. */
  "subscription.started": defineEvent(1, { ...contract, startedAt: instant }),
  /** Cancelled to the end of the paid period. */
  "subscription.cancelled": defineEvent(1, { ...contract, endsAt: instant }),
  /** A cancellation was taken back. */
  "subscription.reactivated": defineEvent(1, { ...contract, renewsAt: instant }),
  /** A renewal could not be charged; Premium stays on until then. */
  "subscription.payment-failed": defineEvent(1, { ...contract, graceEndsAt: instant }),
  /** Over, and the account on the free plan. */
  "subscription.ended": defineEvent(1, { ...contract, reason: z.enum(["cancelled", "unpaid"]) }),
  /** A cancellation or a withdrawal has arrived, by whoever. */
  "contract.declared": defineEvent(1, { declarationId: idField }),
  /** An invoice or a credit note has its number. */
  "invoice.issued": defineEvent(1, { ...contract, invoiceId: idField }),
};
