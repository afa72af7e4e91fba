import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let page: (query?: Record<string, string>) => Promise<{ ids: number[]; next: string | undefined }>;
/** Ids of two open and two settled reports, in the order in which the list shows them. */
let ids: [number, number, number, number];
beforeAll(async () => {
  stack = await startTestStack();
  const { member, publish } = communityCalls(stack);
  const { report, decide } = moderationCalls(stack);
  const post = await publish(await member());
  const made: number[] = [];
  for (let each = 0; each < 4; each += 1) {
    made.push(((await report(await member(), post)).json as { id: number }).id);
  }
  const [one = 0, two = 0, three = 0, four = 0] = made;
  for (const id of [one, two]) await decide(id, { outcome: "dismissed" });
  ids = [three, four, two, one];
  const { token } = await signedInAdmin(stack);
  page = async (query = {}) => {
    const { json, headers } = await stack.call("moderation/list-reports", { token, query });
    return { ids: (json as { id: number }[]).map(({ id }) => id), next: headers["x-next-cursor"] };
  };
});
afterAll(() => stack.stop());

it("a page of reports has a cursor only if more reports follow, also across open and settled ones", async () => {
  expect(await page()).toEqual({ ids, next: undefined });
  const open = await page({ limit: "2" });
  expect(open).toEqual({ ids: ids.slice(0, 2), next: `open:${ids[1]}` });
  expect((await page({ limit: "2", cursor: open.next ?? "" })).ids).toEqual(ids.slice(2));
  const mixed = await page({ limit: "3" });
  expect(mixed).toEqual({ ids: ids.slice(0, 3), next: `settled:${ids[2]}` });
  expect(await page({ limit: "3", cursor: mixed.next ?? "" })).toEqual({ ids: ids.slice(3), next: undefined });
});

it("a list of one state contains no reports of the other", async () => {
  expect(await page({ state: "open" })).toEqual({ ids: ids.slice(0, 2), next: undefined });
  expect(await page({ state: "settled" })).toEqual({ ids: ids.slice(2), next: undefined });
  const first = await page({ state: "open", limit: "1" });
  expect(first).toEqual({ ids: ids.slice(0, 1), next: `open:${ids[0]}` });
  expect((await page({ state: "open", limit: "2", cursor: first.next ?? "" })).ids).toEqual(ids.slice(1, 2));
});
