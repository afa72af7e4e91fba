import { setTimeout as pause } from "node:timers/promises";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { Mail } from "./mail/mailbox.ts";

export interface ApiCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

export type RunningStack = ReturnType<typeof runningStack>;

const mailPatienceMs = 30_000;

export function runningStack(address: string) {
  async function mails(to?: string): Promise<Mail[]> {
    const answer = await fetch(`${address}/__local/mails${to ? `?to=${encodeURIComponent(to)}` : ""}`);
    return (await answer.json()) as Mail[];
  }
  return {
    async call(id: RouteId, call: ApiCall = {}): Promise<{ status: number; json: unknown }> {
      const { method, path } = addressOf(id, call);
      const answer = await fetch(address + path, {
        method,
        headers: {
          ...(call.token && { authorization: `Bearer ${call.token}` }),
          ...(call.body !== undefined && { "content-type": "application/json" }),
        },
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      });
      return { status: answer.status, json: await answer.json() };
    },
    async local(path: string, body: object): Promise<unknown> {
      const answer = await fetch(`${address}/__local/${path}`, { method: "POST", body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`/__local/${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    mails,
    /**
     * Returns the newest mail to an address. Waits until there is one, because mails are sent after the call that
     * causes them.
     */
    async mailTo(to: string): Promise<Mail> {
      for (const end = Date.now() + mailPatienceMs; Date.now() < end; await pause(50)) {
        const [mail] = await mails(to);
        if (mail) return mail;
      }
      throw new Error(`no mail to ${to}`);
    },
  };
}
