import { today } from "@linkedpotential/contract/dates";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { type Carried, declarationForSupport } from "../../mail/letters/billing/declaration-mail.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { endSubscription, refundPayment, setCancelled } from "../../payment/payments.ts";
import { withdrawableUntil } from "../contract/contract-state.ts";
import { syncContract } from "../contract/sync-contract.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";
import { findDeclarer, standingOf } from "./standing.ts";

type Ctx = Pick<Context, "now" | "log" | "config">;

type Declared = OutboxEvents["contract.declared" | "contract.confirmed"];

/**
 * Ends the contract as far as the system may act by itself (D64) and tells the support team the outcome. A repeated run
 * does what is left. @throws `billing.unavailable`, what SES says
 */
export async function carryOutDeclaration(
  ctx: Ctx,
  { type, declarationId }: Declared,
): Promise<{ declaration: Carried | "gone" }> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration) return { declaration: "gone" };
  const carried = await carryOut(ctx, declaration);
  const mail = declarationForSupport(declaration, carried);
  const occasion =
    type === "contract.confirmed" ? `declaration ${declarationId} confirmed` : `declaration ${declarationId}`;
  await sendMailOnce(
    ctx,
    { userId: "support", occasion },
    { to: ctx.config.supportEmail, replyTo: declaration.email, ...mail },
  );
  return { declaration: carried };
}

async function carryOut(ctx: Ctx, declaration: Declaration): Promise<Carried> {
  const user = await findDeclarer(declaration);
  const synced = user && (await syncContract(ctx, user.userId, "contract"));
  if (!synced) return "told";
  const { stored } = synced;
  ctx.log.note("userId", stored.userId);
  const { startedAt } = stored;
  // A link may be confirmed after the declared contract has ended and another one was concluded.
  if (!startedAt || startedAt > declaration.receivedAt) return "told";
  const standing = await standingOf(declaration, user, stored);
  if (standing !== "clear") return standing;
  return declaration.about === "withdrawal" ? unwind(ctx, declaration, stored) : cancel(ctx, declaration, stored);
}

const runs = ({ status }: StoredSubscription): boolean => status === "active" || status === "past_due";

/** An extraordinary cancellation stops the renewal too. The support team decides whether the contract ends earlier. */
async function cancel(ctx: Ctx, { endsOn }: Declaration, stored: StoredSubscription): Promise<Carried> {
  const { subscriptionId, periodEnd } = stored;
  if (!subscriptionId || !periodEnd || !runs(stored)) return "told";
  // An end after the paid period cannot be set at the provider: the support team does it then.
  if (endsOn && endsOn > today(new Date(periodEnd))) return "told";
  if (!stored.isCancelled) {
    await setCancelled(subscriptionId, true);
    await syncContract(ctx, stored.userId, "contract");
  }
  return "cancelled";
}

/** Allows for a minute between the provider's clock and ours. */
const isSince = (instant: string, since: string): boolean => Date.parse(instant) > Date.parse(since) - 60_000;

/** Ends the contract and refunds every payment for it (O110). */
async function unwind(ctx: Ctx, { receivedAt }: Declaration, stored: StoredSubscription): Promise<Carried> {
  const { userId, subscriptionId, startedAt } = stored;
  const isInTime = startedAt && receivedAt < withdrawableUntil(startedAt);
  // A disputed payment cannot be refunded, and the bank may return it as well.
  if (!subscriptionId || !isInTime || stored.disputeState) return "told";
  if (runs(stored)) await endSubscription(subscriptionId);
  const { data: invoices } = await InvoiceEntity.query.ofUser({ userId }).go({ consistent: true, pages: "all" });
  for (const { kind, issuedAt, paymentIntentId, refunded, gross, number } of invoices) {
    const isOfContract = kind === "invoice" && isSince(issuedAt, startedAt) && refunded < gross;
    if (isOfContract && paymentIntentId) await refundPayment(paymentIntentId, `withdrawal ${number}`);
  }
  await syncContract(ctx, userId, "everything");
  return "withdrawn";
}
