import type { WireSetup, WireSubscription } from "@linkedpotential/core/payment/wire";
import * as z from "zod/mini";
import { type HttpAnswer, type HttpRequest, jsonAnswer, type Responder } from "../http/messages.ts";
import { refusal, refusalOf } from "../http/refusal.ts";
import { withInput } from "../http/tool-input.ts";
import { billOf, decline, end, giveUp, pay, renew, retry } from "./charging.ts";
import { closeDispute, openDispute, openDisputeOf } from "./disputes.ts";
import type { Ledger } from "./ledger.ts";
import { simulatePastMonths } from "./past-months.ts";
import { keepCard, refuseCard } from "./setups.ts";
import { cardOf, type TestCard, testCards } from "./test-cards.ts";

const confirmation = z.object({
  /** Number of a test card, which determines the result. `outcome` states the result directly instead. */
  card: z.optional(z.string().check(z.maxLength(30))),
  outcome: z.optional(z.enum(["succeeded", "declined"])),
  /** True when the customer has confirmed the payment at the bank (3-D Secure). */
  isAuthenticated: z._default(z.boolean(), false),
});
const passage = z.object({
  userId: z.int().check(z.positive()),
  outcome: z.optional(z.enum(["succeeded", "declined"])),
});

const past = z.object({ userId: z.int().check(z.positive()), months: z.int().check(z.minimum(0), z.maximum(24)) });

const decision = z.object({ userId: z.int().check(z.positive()), outcome: z.optional(z.enum(["won", "lost"])) });

/**
 * Serves tools that stand in for the customer in the browser, the passing of time and the bank. Another tool creates
 * payment histories for demo data.
 */
export const createPaymentTools =
  (ledger: Ledger, onWrite: () => void): Responder =>
  async (request) => {
    const answer = await answerTo(ledger, request);
    if (answer) {
      ledger.save();
      onWrite();
    }
    return answer;
  };

async function answerTo(ledger: Ledger, request: HttpRequest): Promise<HttpAnswer | undefined> {
  const { method, path } = request;
  if (method !== "POST") return undefined;
  if (path === "/__local/payments/pass-time") {
    return withInput(passage, request, async ({ userId, outcome }) => passTime(ledger, userId, outcome));
  }
  if (path === "/__local/payments/history") {
    return withInput(past, request, async ({ userId, months }) => live(ledger, userId, months));
  }
  if (path === "/__local/payments/dispute") {
    return withInput(decision, request, async ({ userId, outcome }) => dispute(ledger, userId, outcome));
  }
  const secret = /^\/__local\/payments\/([^/]+)\/confirm$/.exec(path)?.[1];
  if (secret === undefined) return undefined;
  return withInput(confirmation, request, async (given) => confirm(ledger, secret, given));
}

function confirm(ledger: Ledger, secret: string, given: z.output<typeof confirmation>): HttpAnswer {
  const isAskedFor = ({ client_secret }: { client_secret: string }) => client_secret === secret;
  const setup = Object.values(ledger.kept.setups).find(isAskedFor);
  if (setup) return enter(ledger, setup, given);
  const intent = Object.values(ledger.kept.intents).find(isAskedFor);
  if (!intent) return refusal(404, "request.not_found");
  const state = () => ({ paymentIntent: { id: intent.id, status: intent.status } });
  if (intent.status === "succeeded") return jsonAnswer(200, state());
  const card = given.outcome ? byOutcome(given.outcome) : cardOf(given.card ?? "");
  if (!card) return cardError("invalid_number", "Die Kartennummer ist ungültig.");
  const bill = billOf(ledger, intent);
  if (card.first === "declined") {
    decline(ledger, bill, card);
    return cardError("card_declined", "Ihre Karte wurde abgelehnt.");
  }
  if (card.first === "asks" && !given.isAuthenticated) {
    Object.assign(intent, { status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    return jsonAnswer(200, state());
  }
  pay(ledger, bill, card);
  return jsonAnswer(200, state());
}

function enter(ledger: Ledger, setup: WireSetup, given: z.output<typeof confirmation>): HttpAnswer {
  const state = () => jsonAnswer(200, { setupIntent: { id: setup.id, status: setup.status } });
  if (setup.status === "succeeded") return state();
  const card = given.outcome ? byOutcome(given.outcome) : cardOf(given.card ?? "");
  if (!card) return cardError("invalid_number", "Die Kartennummer ist ungültig.");
  if (card.first === "declined") {
    refuseCard(ledger, setup);
    return cardError("card_declined", "Ihre Karte wurde abgelehnt.");
  }
  if (card.first === "asks" && !given.isAuthenticated) {
    Object.assign(setup, { status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    return state();
  }
  keepCard(ledger, setup, card);
  return state();
}

const byOutcome = (outcome: "succeeded" | "declined"): TestCard | undefined =>
  testCards.find(({ first }) => first === (outcome === "succeeded" ? "paid" : "declined"));

const cardError = (code: string, message: string): HttpAnswer =>
  jsonAnswer(402, { error: { type: "card_error", code, message } });

const newestOf = ({ kept: { customers, subscriptions } }: Ledger, userId: number): WireSubscription | undefined =>
  Object.values(subscriptions).findLast(({ customer }) => customers[customer]?.metadata.userId === String(userId));

const noContract = (): HttpAnswer => refusalOf({ userId: "Dieses Konto hat kein Abonnement." });

/**
 * Waits until the product has processed the events of the customer, then simulates past months before the ledger can
 * change again.
 */
async function live(ledger: Ledger, userId: number, months: number): Promise<HttpAnswer> {
  const subscription = newestOf(ledger, userId);
  if (!subscription) return noContract();
  const [{ config }, { syncContract }] = await Promise.all([
    import("@linkedpotential/core/config"),
    import("@linkedpotential/core/billing/contract/sync-contract"),
  ]);
  const learn = (now: Date) =>
    syncContract({ now: () => now, config: config(), log: { note: () => {} } }, userId, "contract");
  await ledger.inTurnOnce(
    () => isProcessed(subscription.customer),
    () => simulatePastMonths(ledger, subscription, months, learn),
  );
  return jsonAnswer(200, { status: subscription.status });
}

/** Returns whether the outbox of the product contains no events of this customer. */
async function isProcessed(customer: string): Promise<boolean> {
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  const { data } = await OutboxEventEntity.query.waiting({}).go({ pages: "all", consistent: true });
  return !data.some(({ detail }) => detail.customerId === customer);
}

function passTime(ledger: Ledger, userId: number, outcome?: "succeeded" | "declined"): HttpAnswer {
  const subscription = newestOf(ledger, userId);
  if (!subscription) return noContract();
  const becomes = outcome && (outcome === "succeeded" ? "paid" : "declined");
  if (subscription.status === "incomplete") giveUp(ledger, subscription);
  else if (subscription.status === "past_due" && becomes === "paid") retry(ledger, subscription, becomes);
  else if (subscription.status === "past_due") end(ledger, subscription, "payment_failed");
  else if (subscription.status === "active" && subscription.cancel_at_period_end) {
    end(ledger, subscription, "cancellation_requested");
  } else if (subscription.status === "active") renew(ledger, subscription, becomes);
  return jsonAnswer(200, { status: subscription.status });
}

/** Opens a dispute about the newest payment, or closes the open dispute with the outcome. */
function dispute(ledger: Ledger, userId: number, outcome?: "won" | "lost"): HttpAnswer {
  const { customers, charges } = ledger.kept;
  const paid = Object.values(charges).filter(
    (charge) => charge.paid && customers[charge.customer]?.metadata.userId === String(userId),
  );
  const open = openDisputeOf(ledger, paid);
  const charge = paid.at(-1);
  if (outcome && !open) return refusalOf({ outcome: "Es gibt keine offene Reklamation." });
  if (!charge) return refusalOf({ userId: "Dieses Konto hat nichts bezahlt." });
  if (open && outcome) closeDispute(ledger, open, outcome);
  const { id, status } = open ?? openDispute(ledger, charge);
  return jsonAnswer(200, { id, status });
}
