import { vi } from "vitest";

export interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: BodyInit | null | undefined;
  credentials: RequestCredentials | undefined;
}

export type Reply = { status?: number; statusText?: string; body?: unknown; headers?: Record<string, string> } | Error;

/**
 * Replaces `fetch`. `reply` answers each call, and `sent` records the calls.
 * @internal
 */
export function fakeServer(reply: (call: Sent) => Reply = () => ({ body: {} })): { sent: Sent[] } {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { method = "GET", credentials, body } = init;
    const call = { url, method, headers: new Headers(init.headers), body, credentials };
    sent.push(call);
    const answer = reply(call);
    if (answer instanceof Error) throw answer;
    const { status = 200, statusText = "", headers = {} } = answer;
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? "");
    return new Response(status === 304 ? null : answer.body === undefined ? "" : text, { status, statusText, headers });
  });
  return { sent };
}
