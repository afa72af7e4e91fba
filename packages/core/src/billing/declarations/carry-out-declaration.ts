import { today } from "@linkedpotential/contract/dates";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { type DeclarationOutcome, declarationForSupport } from "../../mail/messages/billing/declaration-mail.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { endSubscription, setCancelled } from "../../payment/payments.ts";
import { refundPayment } from "../../payment/refunds.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { withdrawableUntil } from "../contract/contract-state.ts";
import { syncContract } from "../contract/sync-contract.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";
import { setWaiting } from "./set-waiting.ts";
import { findDeclarer, standingOf } from "./standing.ts";

type Declared = OutboxEvents["contract.declared" | "contract.confirmed"];

/**
 * Cancels the contract, or ends and refunds it, if the declaration can be carried out without a person's decision
 * (D64). Mails the outcome to the support team. A repeated run only completes the steps that are still missing.
 * @throws `billing.unavailable`, SES errors
 */
export async function carryOutDeclaration(
  ctx: Context,
  { type, declarationId }: Declared,
): Promise<{ declaration: DeclarationOutcome | "gone" }> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration) return { declaration: "gone" };
  const user = await findDeclarer(declaration);
  const outcome = await carryOut(ctx, declaration, user);
  await setWaiting(declaration, outcome);
  if (user) await assignToAccount(declaration, user);
  const mail = declarationForSupport(ctx.config, declaration, outcome);
  const occasion =
    type === "contract.confirmed" ? `declaration ${declarationId} confirmed` : `declaration ${declarationId}`;
  await sendMailOnce(
    ctx,
    { userId: "support", occasion },
    { to: ctx.config.supportEmail, replyTo: declaration.email, ...mail },
  );
  return { declaration: outcome };
}

/** Lists the declaration on the account's page. Called after processing, because the page shows the result. */
async function assignToAccount(
  { declarationId, accountId, receivedAt: listedAt }: Declaration,
  { userId }: UserItem,
): Promise<void> {
  if (accountId === undefined)
    await DeclarationEntity.patch({ declarationId }).set({ accountId: userId, listedAt }).go();
}

async function carryOut(
  ctx: Context,
  declaration: Declaration,
  user: UserItem | undefined,
): Promise<DeclarationOutcome> {
  const synced = user && (await syncContract(ctx, user.userId, "contract"));
  if (!synced) return "forwarded";
  const { stored } = synced;
  ctx.log.note("userId", stored.userId);
  const { startedAt } = stored;
  // The link may be confirmed when the declared contract has already ended and the account has a new one. The
  // declaration does not apply to the new contract.
  if (!startedAt || startedAt > declaration.receivedAt) return "forwarded";
  const standing = await standingOf(declaration, user, stored);
  if (standing !== "clear") return standing;
  return declaration.about === "withdrawal" ? refundAndEnd(ctx, declaration, stored) : cancel(ctx, declaration, stored);
}

const runs = ({ status }: StoredSubscription): boolean => status === "active" || status === "past_due";

/**
 * Cancels the contract at the end of the paid period. An extraordinary (immediate) cancellation only stops the renewal
 * here; the support team decides whether the contract ends earlier.
 */
async function cancel(ctx: Context, { endsOn }: Declaration, stored: StoredSubscription): Promise<DeclarationOutcome> {
  const { subscriptionId, periodEnd } = stored;
  if (!subscriptionId || !periodEnd || !runs(stored)) return "forwarded";
  // The provider cannot end a contract later than the paid period. The support team handles a later date.
  if (endsOn && endsOn > today(new Date(periodEnd))) return "forwarded";
  if (!stored.isCancelled) {
    await setCancelled(subscriptionId, true);
    await syncContract(ctx, stored.userId, "contract");
  }
  return "cancelled";
}

/** Whether `instant` is at or after `since`. Tolerates a minute of difference between the provider's clock and ours. */
const isSince = (instant: string, since: string): boolean => Date.parse(instant) > Date.parse(since) - 60_000;

async function refundAndEnd(
  ctx: Context,
  { receivedAt }: Declaration,
  stored: StoredSubscription,
): Promise<DeclarationOutcome> {
  const { userId, subscriptionId, startedAt } = stored;
  const isInTime = startedAt && receivedAt < withdrawableUntil(startedAt);
  // Do not refund a disputed payment. The bank may return it too, and the customer would get the money twice.
  if (!subscriptionId || !isInTime || stored.disputeState) return "forwarded";
  if (runs(stored)) await endSubscription(subscriptionId);
  const { data: invoices } = await InvoiceEntity.query.ofUser({ userId }).go({ consistent: true, pages: "all" });
  for (const { kind, issuedAt, paymentIntentId, refunded, gross, number } of invoices) {
    const isOfContract = kind === "invoice" && isSince(issuedAt, startedAt) && refunded < gross;
    if (isOfContract && paymentIntentId) await refundPayment(paymentIntentId, `withdrawal ${number}`);
  }
  await syncContract(ctx, userId, "everything");
  return "withdrawn";
}
