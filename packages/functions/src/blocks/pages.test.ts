import type { BlockedPerson } from "@linkedpotential/contract/blocks/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it("blocked people are listed by page, with a cursor only if another page follows", async () => {
  const { member, block } = communityCalls(stack);
  const ida = await member();
  const people: number[] = [];
  for (let each = 0; each < 3; each += 1) {
    const { user } = await member();
    await block(ida, user.id);
    people.unshift(user.id);
  }
  const page = async (query: Record<string, string>) => {
    const { json, headers } = await stack.call("blocks/list", { token: ida.token, query });
    return { ids: (json as BlockedPerson[]).map(({ userId }) => userId), next: headers["x-next-cursor"] };
  };
  const first = await page({ limit: "2" });
  expect(first).toEqual({ ids: people.slice(0, 2), next: expect.stringMatching(/^\d+$/) });
  expect(await page({ limit: "2", cursor: first.next ?? "" })).toEqual({ ids: people.slice(2), next: undefined });
  expect(await page({ limit: "3" })).toEqual({ ids: people, next: undefined });
});
