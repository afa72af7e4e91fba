import type * as routes from "@linkedpotential/contract/accounts/contract/routes";
import { amountText } from "@linkedpotential/contract/billing/price";
import type { ErrorCode } from "@linkedpotential/contract/errors";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { syncContract } from "../../billing/contract/sync-contract.ts";
import { InvoiceEntity, type StoredInvoice } from "../../billing/invoices/invoice.entity.ts";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { assertNoIdempotencyRecord, idempotencyRecordMs } from "../../idempotency/with-idempotency-record.ts";
import { findRefund, type RefundOrder, type RefundRefusal, refundPart } from "../../payment/refunds.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findAccount } from "../find-account.ts";

type Input = InputOf<typeof routes.refundAccountPayment>;

/**
 * Refunds an invoice of an account in full or in part. The credit note is created and mailed when the refund is read
 * from the payment provider. Two admins, or a repeated call, refund once.
 * @throws `admin.user_not_found`, `billing.invoice_not_found`, `billing.unavailable`
 * @throws `account.invoice_changed` if the invoice was refunded after the admin has seen it
 * @throws `account.refund_too_high`, `account.not_refundable`, `account.payment_disputed`, `account.refund_refused`
 */
export async function refundAccountPayment(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.refundAccountPayment>> {
  const { accountId: userId } = input;
  await Promise.all([assertNoIdempotencyRecord(ctx.idempotencyKey), findAccount(userId)]);
  // Refunds that were made at the provider itself may have no credit note yet.
  await syncContract(ctx, userId, "everything").catch((error: unknown) => {
    // Concurrent calls write the same documents.
    if (!(error instanceof DomainError && error.code === "request.conflict")) throw error;
  });
  const invoice = await findInvoice(input);
  const refundId = await refundOnce(ctx, invoice, input);
  await recordRefund(ctx, invoice, refundId, input);
  // The refund has been made. If the provider cannot be read now, its event leads to the credit note.
  await syncContract(ctx, userId, "everything").catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.note("postponed", error.code);
  });
  return { success: true };
}

async function findInvoice({ accountId: userId, invoiceId }: Input): Promise<StoredInvoice> {
  const { data: invoice } = await InvoiceEntity.get({ userId, invoiceId }).go({ consistent: true });
  if (invoice?.kind !== "invoice") throw new DomainError("billing.invoice_not_found");
  return invoice;
}

const codes: Record<RefundRefusal, ErrorCode> = {
  changed: "account.invoice_changed",
  disputed: "account.payment_disputed",
  refused: "account.refund_refused",
};

/** Refunds the amount at the provider and returns the id of the refund, also when an earlier attempt has refunded it. */
async function refundOnce(
  { user }: UserContext,
  { number, gross, refunded, paymentIntentId: paymentIntent }: StoredInvoice,
  { cents, refundedCents }: Input,
): Promise<string> {
  if (paymentIntent === undefined) throw new DomainError("account.not_refundable");
  const order: RefundOrder = { paymentIntent, cents, state: `${number} ${refundedCents}`, adminId: user.id };
  if (refunded !== refundedCents) {
    const earlier = await findRefund(order);
    if (earlier === undefined) throw new DomainError("account.invoice_changed");
    return earlier;
  }
  if (cents > gross - refunded) throw new DomainError("account.refund_too_high", { field: "cents" });
  const outcome = await refundPart(order);
  if ("refusal" in outcome) throw new DomainError(codes[outcome.refusal]);
  return outcome.refundId;
}

class AlreadyRecorded extends Error {}

/** Adds the refund to the admins' record, once per refund. */
async function recordRefund(
  ctx: UserContext,
  { number }: StoredInvoice,
  refundId: string,
  { accountId, cents, reason }: Input,
): Promise<void> {
  const note = `${number}, ${amountText("de", cents)}\n${reason}`;
  const answer = { success: true as const };
  const ttl = ttlOf(new Date(ctx.now().getTime() + idempotencyRecordMs));
  const recorded = { caller: "refund", key: refundId, fingerprint: refundId, answer: JSON.stringify(answer), ttl };
  try {
    await transact(
      administeredItems,
      (parts) => ({
        recorded: parts.record.create(recorded).commit(),
        adminAction: adminActionPart(parts, ctx, "account.payment_refunded", "", { accountId, note }),
        record: putIdempotencyRecord(parts, ctx, answer),
      }),
      () => new AlreadyRecorded(),
    );
  } catch (error) {
    if (!(error instanceof AlreadyRecorded)) throw error;
  }
}
