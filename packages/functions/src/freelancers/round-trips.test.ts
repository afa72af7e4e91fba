import type { CallOptions } from "@linkedpotential/local/testing/call";
import type { Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let calls: ProjectRequestCalls;
let petra: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
  petra = await calls.business();
});
afterAll(() => stack.stop());

const trips = (id: Parameters<TestStack["call"]>[0], { token }: Someone, options: CallOptions = {}, status = 200) =>
  countRoundTrips(async () => {
    const answer = await stack.call(id, { token, ...options });
    expect(answer.status, answer.text).toBe(status);
  });

/** Stores profiles with this skill and their words directly. */
async function storeProfiles(count: number, skill: string): Promise<void> {
  const [{ UserEntity }, { ProfileWordEntity, startOf }] = await Promise.all([
    import("@linkedpotential/core/user/user.entity"),
    import("@linkedpotential/core/freelancers/profile-word.entity"),
  ]);
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const account = { emailVerified: true, workspace: "freelance", role: "freelancer" } as const;
  const at = "2027-03-01T09:00:00.000Z";
  const users = ids.map((userId) => ({
    ...{ ...account, userId, email: `p${userId}@example.org`, name: "Jan Dyk", joinDate: at, skills: [skill] },
  }));
  await UserEntity.put(users).go();
  await ProfileWordEntity.put(ids.map((userId) => ({ start: startOf(skill), word: skill, userId }))).go();
}

it("a page of the search takes the same round trips however many profiles match", async () => {
  const query = { skill: "dachdecker" };
  await storeProfiles(60, "dachdecker");
  const few = await trips("freelancers/list", petra, { query });
  expect(few.inSeries).toBe(4);
  expect(few.actions.sort()).toEqual(["BatchGetItem", "BatchGetItem", "GetItem", "Query", "Query"]);
  await storeProfiles(1000, "dachdecker");
  expect(await trips("freelancers/list", petra, { query })).toMatchObject({ inSeries: 4 });
  const search = await trips("freelancers/list", petra, { query: { ...query, search: "nirgends" } });
  expect(search.actions.filter((action) => action === "BatchGetItem")).toHaveLength(4);
});

it("lists and profiles take the same round trips however many colleagues there are", async () => {
  const aenne = await calls.freelancer();
  const profile = { params: { freelancerId: String(aenne.user.id) } };
  for (const name of ["Jan Süd", "Ida Öz"]) {
    const colleague = await companyCalls(stack).member(petra, name);
    await calls.request(colleague, await calls.freelancer());
    expect((await trips("freelancers/get", petra, profile)).inSeries).toBe(5);
    expect((await trips("project-requests/list-sent", petra)).inSeries).toBe(6);
  }
  const body = { toUserId: aenne.user.id, message: "x".repeat(200) };
  expect((await trips("project-requests/create", petra, { body }, 201)).inSeries).toBe(3);
  expect((await trips("project-requests/list-received", aenne)).inSeries).toBe(3);
});
