import { addDays, today } from "@linkedpotential/contract/dates";
import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import type { SpokenLanguage } from "@linkedpotential/contract/profile/offer";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import type { Someone } from "@linkedpotential/local/testing/community";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
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

const empty = { activityArea: "", skills: [], description: "", availability: "", dayRate: null, languages: [] };
async function freelancer(profile: Parameters<typeof calls.freelancer>[0]): Promise<number> {
  const { user } = await calls.freelancer(profile);
  await stack.deliver();
  return user.id;
}
const list = (query: Record<string, string>) => stack.call("freelancers/list", { token: petra.token, query });
const search = async (query: Record<string, string>) => (await calls.search(petra, query)).map(({ id }) => id);

/** Returns the ids on all pages, which have at most `limit` entries. */
async function onAllPages(query: Record<string, string>, limit: number): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const answer = await list({ ...query, limit: String(limit), ...(cursor && { cursor }) });
    seen.push(...(answer.json as Freelancer[]).map(({ id }) => id));
    cursor = answer.headers["x-next-cursor"];
  } while (cursor);
  return seen;
}

it("a maximum day rate finds the rates up to it, then the profiles without one unless they are left out", async () => {
  const profile = { ...empty, skills: ["Glasbläserei"] };
  const rateless = [await freelancer(profile), await freelancer(profile)];
  const low = await freelancer({ ...profile, dayRate: 400 });
  await freelancer({ ...profile, dayRate: 601 });
  const same = await freelancer({ ...profile, dayRate: 600 });
  const query = { skill: "glasbläserei", maxDayRate: "600" };
  const all = [same, low, ...rateless.toReversed()];
  expect(await search(query)).toEqual(all);
  expect(await search({ ...query, withDayRate: "true" })).toEqual([same, low]);
  for (const limit of [1, 2, 3]) expect(await onAllPages(query, limit), `${limit}`).toEqual(all);
});

it("a removed day rate counts as none", async () => {
  const petr = await calls.freelancer({ ...empty, skills: ["Zinngießerei"], dayRate: 300 });
  await calls.changeProfile(petr, { ...empty, skills: ["Zinngießerei"], dayRate: null });
  await stack.deliver();
  expect(await calls.search(petra, { skill: "zinngießerei", maxDayRate: "600" })).toMatchObject([{ dayRate: null }]);
  expect(await search({ skill: "zinngießerei", maxDayRate: "600", withDayRate: "true" })).toEqual([]);
});

it.each(["0", "10001", "1e3", "6.5", ""])("refuses the maximum day rate %j", async (maxDayRate) => {
  expect((await list({ maxDayRate })).status).toBe(400);
});

it("a filter finds those who have signed in within the last 30 days, on all pages and on the shortlist", async () => {
  const { IndexedAccountEntity } = await import("@linkedpotential/core/admin/account-index/indexed-account.entity");
  const query = { skill: "reetdach", signedIn: "month" };
  const { token } = await calls.business("Uwe West");
  const recent: number[] = [];
  for (const days of [30, undefined, 0, 31, 7]) {
    const userId = await freelancer({ ...empty, skills: ["Reetdach"] });
    await stack.call("shortlist/update", {
      token,
      params: { freelancerId: String(userId) },
      body: { saved: true },
    });
    if (days === undefined) continue;
    const signedInOn = addDays(today(new Date()), -days);
    await IndexedAccountEntity.patch({ userId }).set({ signedInOn }).go();
    if (days <= 30) recent.unshift(userId);
  }
  expect(await search(query)).toEqual(recent);
  for (const limit of [1, 2]) expect(await onAllPages(query, limit), `${limit}`).toEqual(recent);
  const shortlist = await stack.call("freelancers/list", { token, query: { ...query, shortlist: "true" } });
  expect((shortlist.json as Freelancer[]).map(({ id }) => id)).toEqual(recent);
  expect(await search({ skill: "reetdach" })).toHaveLength(5);
  expect((await list({ signedIn: "week" })).status).toBe(400);
});

it("businesses see roughly when a freelancer last signed in, also on the profile and the shortlist", async () => {
  const { IndexedAccountEntity } = await import("@linkedpotential/core/admin/account-index/indexed-account.entity");
  const person = await signedInUser(stack);
  const { email, password } = person;
  const userId = person.user.id;
  await calls.changeProfile(person, { ...empty, skills: ["Korbflechterei"] });
  await stack.deliver();
  const seen = async () => {
    const [listed] = await calls.search(petra, { skill: "korbflechterei" });
    const params = { freelancerId: String(userId) };
    const { json } = await stack.call("freelancers/get", { token: petra.token, params });
    expect((json as Freelancer).lastSignIn).toBe(listed?.lastSignIn);
    return listed?.lastSignIn;
  };
  expect(await seen()).toBeNull();
  await stack.call("auth/login", { body: { email, password } });
  await stack.deliver();
  expect(await seen()).toBe("week");
  for (const [days, step] of [
    [7, "week"],
    [8, "month"],
    [30, "month"],
    [31, "earlier"],
  ] as const) {
    const signedInOn = addDays(today(new Date()), -days);
    await IndexedAccountEntity.patch({ userId }).set({ signedInOn }).go();
    expect(await seen(), `${days}`).toBe(step);
  }
  const saved = { token: petra.token, params: { freelancerId: String(userId) }, body: { saved: true } };
  await stack.call("shortlist/update", saved);
  expect(await calls.search(petra, { shortlist: "true" })).toMatchObject([{ lastSignIn: "earlier" }]);
});

it("a language finds those who speak it, whatever the level, and its name finds them too", async () => {
  const spoken = (language: SpokenLanguage["language"], level: SpokenLanguage["level"]) =>
    freelancer({ ...empty, skills: ["Orgelbau"], languages: [{ language, level }] });
  await spoken("de", "native");
  const good = await spoken("fr", "good");
  const native = await spoken("fr", "native");
  expect(await search({ skill: "orgelbau", language: "fr" })).toEqual([native, good]);
  expect(await search({ search: "französisch orgelbau" })).toEqual([native, good]);
  expect((await list({ language: "xx" })).status).toBe(400);
});
