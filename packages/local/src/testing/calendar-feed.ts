import type { TestStack } from "./stack.ts";

/** Creates or renews the calendar feed of an account. Returns the token in its address. */
export async function newFeedToken(stack: TestStack, token: string): Promise<string> {
  const answer = await stack.call("calendar-feed/renew", { token });
  if (answer.status !== 200) throw new Error(`no feed: ${answer.text}`);
  const { address } = answer.json as { address: string };
  return new URL(address).pathname.split("/").at(-1) ?? "";
}
