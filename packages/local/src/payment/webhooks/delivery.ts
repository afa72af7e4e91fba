import { createHmac } from "node:crypto";
import { clock } from "@linkedpotential/core/clock";
import type { WireEvent } from "@linkedpotential/core/payment/wire";
import type { Ledger } from "../ledger.ts";
import { webhookEndpoint } from "./endpoint.ts";

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

export type Post = (webhook: Webhook) => Promise<number>;

export function signed(event: WireEvent, secret: string): Webhook {
  const body = JSON.stringify(event);
  const at = Math.floor(clock.now().getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return { body, headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` } };
}

function takeWaiting({ kept }: Ledger): WireEvent[] {
  const waiting = new Set(kept.waiting);
  kept.waiting = [];
  return kept.events.filter(({ id, type }) => waiting.has(id) && webhookEndpoint.enabledEvents.includes(type));
}

/** Delivers waiting webhooks one after another. Those that the product refuses wait for the next delivery. */
export async function deliver(ledger: Ledger, secret: string, post: Post): Promise<void> {
  const events = takeWaiting(ledger);
  const refused: { id: string; status: number }[] = [];
  for (const event of events) {
    const status = await post(signed(event, secret));
    if (status >= 300) refused.push({ id: event.id, status });
  }
  ledger.kept.waiting.push(...refused.map(({ id }) => id));
  ledger.save();
  const [first] = refused;
  if (first) throw new Error(`a webhook was answered ${first.status}`);
}
