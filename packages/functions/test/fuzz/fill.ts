import { mailedToken } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { type Accounts, newCode } from "./accounts.ts";
import type { Call } from "./calls.ts";
import type { Placeholder } from "./known-values.ts";

export type Sent = Required<Pick<CallOptions, "params" | "query" | "headers">> & Pick<CallOptions, "body" | "rawBody">;

const cursorOf = (...parts: number[]): string => Buffer.from(JSON.stringify(parts)).toString("base64url");
let addresses = 0;

export async function fill(call: Call, stack: TestStack, accounts: Accounts): Promise<Sent> {
  const { params, query, body, raw, headers } = call;
  const { email, password, token, id } = accounts[call.caller === "nobody" ? "freelancer" : call.caller];
  const list = (listQuery: Record<string, string>) => stack.call("leads/list", { query: listQuery, token });
  const fillers: Record<Placeholder, () => Promise<string> | string> = {
    email: () => email,
    otherEmail: () => accounts.other.email,
    newEmail: () => {
      addresses += 1;
      return `neu-${addresses}@example.org`;
    },
    password: () => password,
    mailedToken: () => mailedToken(stack, email),
    code: newCode,
    cursor: async () => (await list({ limit: "1" })).headers["x-next-cursor"] ?? "",
    foreignCursor: () => cursorOf(accounts.other.id, 1, 3, 3, 0, 0),
    edgeCursor: () => cursorOf(id, Number.MAX_SAFE_INTEGER, 0, 0, 0, 0),
    etag: async () => ((await list({})).headers.etag ?? "").replaceAll('"', ""),
  };
  let text = JSON.stringify({ params, query, body, headers });
  for (const name of new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, found]) => found as Placeholder))) {
    const filler = fillers[name];
    if (filler) text = text.replaceAll(`{{${name}}}`, await filler());
  }
  return { ...(JSON.parse(text) as Sent), ...(raw !== undefined && { rawBody: raw }) };
}
