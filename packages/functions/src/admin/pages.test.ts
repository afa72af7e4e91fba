import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let page: (query: Record<string, string>) => Promise<{ names: string[]; next: string | undefined }>;
beforeAll(async () => {
  stack = await startTestStack();
  const { token } = await signedInAdmin(stack);
  for (const name of ["Ida Nord", "Jan Süd", "Kim Nord"]) await readyAccount({ name });
  await indexAccounts();
  page = async (query) => {
    const { json, headers } = await stack.call("admin/list-users", { token, query });
    return { names: (json as ListedUser[]).map(({ name }) => name), next: headers["x-next-cursor"] };
  };
});
afterAll(() => stack.stop());

it("a page of accounts has a cursor only if another page follows", async () => {
  const first = await page({ limit: "2" });
  expect(first).toEqual({ names: ["Kim Nord", "Jan Süd"], next: expect.stringMatching(/^\d+$/) });
  const lastPage = await page({ limit: "20", cursor: first.next ?? "" });
  expect(lastPage.names[0]).toBe("Ida Nord");
  expect(lastPage.next).toBeUndefined();
});

it("a page of search results has a cursor only if more results follow", async () => {
  expect(await page({ search: "nord" })).toEqual({ names: ["Ida Nord", "Kim Nord"], next: undefined });
  const first = await page({ search: "nord", limit: "1" });
  expect(first).toEqual({ names: ["Ida Nord"], next: expect.stringMatching(/^[\w-]+$/) });
  const last = await page({ search: "nord", limit: "1", cursor: first.next ?? "" });
  expect(last).toEqual({ names: ["Kim Nord"], next: undefined });
  expect(await page({ search: "hafen" })).toEqual({ names: [], next: undefined });
});
