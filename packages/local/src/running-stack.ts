import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { Mail } from "./mail/mailbox.ts";

export interface ApiCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

export type RunningStack = ReturnType<typeof runningStack>;

export function runningStack(address: string) {
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
    async mails(to?: string): Promise<Mail[]> {
      const answer = await fetch(`${address}/__local/mails${to ? `?to=${encodeURIComponent(to)}` : ""}`);
      return (await answer.json()) as Mail[];
    },
  };
}
