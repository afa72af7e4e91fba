import { today } from "@linkedpotential/contract/dates";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import type { Context } from "../../context.ts";
import { type Carried, declarationForSupport } from "../../mail/letters/billing/declaration-mail.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { endSubscription, refundPayment, setCancelled } from "../../payment/payments.ts";
import { withdrawableUntil } from "../contract/contract-state.ts";
import { syncContract } from "../contract/sync-contract.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import type { StoredSubscription } from "../subscription.entity.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";

type Ctx = Pick<Context, "now" | "log" | "config">;

/** A repetition does what is left; support hears of what nobody could do. @throws `billing.unavailable`, what SES says */
export async function carryOutDeclaration(
  ctx: Ctx,
  { declarationId }: OutboxEvents["contract.declared"],
): Promise<{ declaration: Carried | "gone" }> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration) return { declaration: "gone" };
  const carried = await carryOut(ctx, declaration);
  const mail = declarationForSupport(declaration, carried);
  await sendMailOnce(
    ctx,
    { userId: "support", occasion: `declaration ${declarationId}` },
    { to: ctx.config.supportEmail, replyTo: declaration.email, ...mail },
  );
  return { declaration: carried };
}

async function carryOut(ctx: Ctx, declaration: Declaration): Promise<Carried> {
  const { data: credential } = await CredentialEntity.get({ email: emailKey(declaration.email) }).go({
    consistent: true,
  });
  const synced = credential && (await syncContract(ctx, credential.userId, "contract"));
  if (!synced) return "told";
  const { stored } = synced;
  ctx.log.note("userId", stored.userId);
  return declaration.about === "withdrawal" ? unwind(ctx, declaration, stored) : cancel(ctx, declaration, stored);
}

const runs = ({ status }: StoredSubscription): boolean => status === "active" || status === "past_due";

/** An extraordinary one ends the renewals at once; whether it ends more, people decide. */
async function cancel(ctx: Ctx, { endsOn }: Declaration, stored: StoredSubscription): Promise<Carried> {
  const { subscriptionId, periodEnd } = stored;
  if (!subscriptionId || !periodEnd || !runs(stored)) return "told";
  // A later wish than the next possible end stays a wish until somebody has set it.
  if (endsOn && endsOn > today(new Date(periodEnd))) return "told";
  if (!stored.isCancelled) {
    await setCancelled(subscriptionId, true);
    await syncContract(ctx, stored.userId, "contract");
  }
  return "cancelled";
}

/** The provider's clock is another one than ours. */
const isSince = (instant: string, since: string): boolean => Date.parse(instant) > Date.parse(since) - 60_000;

/** Everything that this contract was paid is paid back (O110). */
async function unwind(ctx: Ctx, { receivedAt }: Declaration, stored: StoredSubscription): Promise<Carried> {
  const { userId, subscriptionId, startedAt } = stored;
  const isInTime = startedAt && startedAt <= receivedAt && receivedAt < withdrawableUntil(startedAt);
  if (!subscriptionId || !isInTime) return "told";
  if (runs(stored)) await endSubscription(subscriptionId);
  const { data: invoices } = await InvoiceEntity.query.ofUser({ userId }).go({ consistent: true, pages: "all" });
  for (const { kind, issuedAt, paymentIntentId, refunded, gross, number } of invoices) {
    const isOfContract = kind === "invoice" && isSince(issuedAt, startedAt) && refunded < gross;
    if (isOfContract && paymentIntentId) await refundPayment(paymentIntentId, `withdrawal ${number}`);
  }
  await syncContract(ctx, userId, "everything");
  return "withdrawn";
}
