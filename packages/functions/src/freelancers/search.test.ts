import type { Freelancer, FreelancerProfile } from "@linkedpotential/contract/freelancers/schema";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { storedItems } from "@linkedpotential/local/testing/items";
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

const empty = { activityArea: "", skills: [], description: "", availability: "" };
async function freelancer(profile: Parameters<typeof calls.freelancer>[0]): Promise<Someone> {
  const created = await calls.freelancer(profile);
  await stack.deliver();
  return created;
}
const idsOf = (found: readonly Freelancer[]) => found.map(({ id }) => id);
const search = async (query: Record<string, string>) => idsOf(await calls.search(petra, query));
const profileOf = ({ user }: Someone, { token } = petra) =>
  stack.call("freelancers/get", { token, params: { freelancerId: String(user.id) } });

it("a business finds a profile by words of each field, and sees no address and no last name", async () => {
  const aenne = await freelancer({
    ...{ name: "Änne Weiß", activityArea: "Zollrecht & Export", skills: ["Ursprungszeugnis", "C++"] },
    ...{ description: "Ich prüfe Lieferketten in Öhringen.", availability: "Ab März, 3 Tage pro Woche" },
  });
  const found = {
    ...{ id: aenne.user.id, name: "Änne W.", initials: "ÄW", profileImage: null },
    ...{ activityArea: "Zollrecht & Export", skills: ["Ursprungszeugnis", "C++"] },
    ...{ description: "Ich prüfe Lieferketten in Öhringen.", availability: "Ab März, 3 Tage pro Woche" },
  };
  const searches = [
    { search: "lieferkett oehringen" },
    { skill: "URSPRUNG", area: "zoll" },
    { availability: "maerz", search: "Export" },
    { search: "c++ zollrecht" },
  ];
  for (const query of searches) expect(await calls.search(petra, query), JSON.stringify(query)).toEqual([found]);
  for (const query of [{ search: "weiß zollrecht" }, { skill: "Zollrecht" }, { search: aenne.user.email }]) {
    expect(await search(query), JSON.stringify(query)).toEqual([]);
  }
  expect((await profileOf(aenne)).json).toEqual({ ...found, openRequest: null });
});

it("a change of the profile replaces its words", async () => {
  const jan = await freelancer({ name: "Jan Dyk", skills: ["Holzbau"], description: "Dachstühle aus Lärche." });
  expect(await search({ search: "Dachdecker" })).toEqual([]);
  expect(await search({ search: "Dachstüh" })).toEqual([jan.user.id]);
  await calls.changeProfile(jan, { skills: ["Treppenbau"], description: "", availability: "" });
  // The words in the index are still the previous ones.
  expect(await search({ search: "Dachstüh" })).toEqual([]);
  await stack.deliver();
  expect(await search({ skill: "Treppen" })).toEqual([jan.user.id]);
  const words = (await storedItems()).filter(
    ({ __edb_e__, userId }) => __edb_e__ === "profile-word" && userId === jan.user.id,
  );
  expect(words.map(({ word }) => word).sort()).toEqual(["*", "akquise", "sales", "treppenbau"]);
  await calls.changeProfile(jan, empty);
  await stack.deliver();
  const left = (await storedItems()).filter(
    ({ __edb_e__, userId }) => __edb_e__ === "profile-word" && userId === jan.user.id,
  );
  expect(left).toEqual([]);
});

it("profiles that are invisible, hidden, locked, unverified, blocked, blocking or deleted are neither listed nor shown", async () => {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { block } = communityCalls(stack);
  const at = "2027-03-01T09:00:00.000Z";
  const notice = { reportId: 1, ground: "terms" as const, statement: "Werbung.", hiddenAt: at };
  const someone = () => freelancer({ name: "Ida Öz", skills: ["Falknerei"] });
  const changes: ((person: Someone) => Promise<unknown>)[] = [
    (person) => changeAccount(person, { profileVisible: false }),
    ({ user }) => UserEntity.patch({ userId: user.id }).set({ hidden: notice }).go(),
    ({ user }) => UserEntity.patch({ userId: user.id }).set({ lockedAt: at }).go(),
    ({ user }) => UserEntity.patch({ userId: user.id }).set({ emailVerified: false }).go(),
    (person) => block(person, petra.user.id),
    ({ user }) => UserEntity.delete({ userId: user.id }).go(),
  ];
  for (const change of changes) {
    const person = await someone();
    expect(await search({ search: "Falknerei" })).toEqual([person.user.id]);
    await change(person);
    expect(await search({ search: "Falknerei" }), String(change)).toEqual([]);
    const [hidden, missing] = [
      await profileOf(person),
      await profileOf({ ...person, user: { ...person.user, id: 7 } }),
    ];
    expect(hidden).toMatchObject({ status: 404, json: { code: "freelancer.not_found" } });
    expect((hidden.json as { error: string }).error).toBe((missing.json as { error: string }).error);
  }
});

it("a business account is no freelancer, whatever its profile says", async () => {
  const other = await calls.business("Uwe West");
  await calls.changeProfile(other, { skills: ["Imkerei"] });
  await stack.deliver();
  expect(await search({ search: "Imkerei" })).toEqual([]);
  expect(await profileOf(other)).toMatchObject({ status: 404 });
});

it("pages show each profile once, also one with several matching words, newest first", async () => {
  const people: number[] = [];
  for (let at = 0; at < 45; at += 1) {
    const skills = at % 2 === 0 ? ["Uhrmacherei"] : ["Uhrmacherei", "Uhrmachertechnik"];
    people.unshift((await calls.freelancer({ name: `Person ${at}`, skills })).user.id);
  }
  await stack.deliver();
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { search: "uhrmacher", ...(cursor && { cursor }) };
    const answer = await stack.call("freelancers/list", { token: petra.token, query });
    const page = answer.json as Freelancer[];
    expect(page.length).toBeLessThanOrEqual(20);
    seen.push(...idsOf(page));
    cursor = answer.headers["x-next-cursor"];
  } while (cursor);
  expect(seen.toSorted()).toEqual(people.toSorted());
  expect(new Set(seen).size).toBe(45);
  expect(idsOf(await calls.search(petra)).slice(0, 3)).toEqual(people.slice(0, 3));
});

it("a cursor of another search, or a malformed one, is refused", async () => {
  for (const cursor of ["x", "uhrwerk.", ".5", "holz.5", "uhrmacher.0", "uhrmacher.99999999999999999"]) {
    const answer = await stack.call("freelancers/list", { token: petra.token, query: { search: "uhrmacher", cursor } });
    expect(answer, cursor).toMatchObject({ status: 400, json: { fieldProblems: { cursor: { key: "invalid" } } } });
  }
  const query = { search: "uhrmacher", cursor: "uhrmacher.5" };
  expect(await stack.call("freelancers/list", { token: petra.token, query })).toMatchObject({ status: 200 });
});

it("the open request of the business is part of the profile", async () => {
  const kim = await freelancer({ name: "Kim Groß" });
  const { id, createdAt } = await calls.request(petra, kim);
  expect((await profileOf(kim)).json as FreelancerProfile).toMatchObject({ openRequest: { id, createdAt } });
  expect((await profileOf(kim, await calls.business())).json).toMatchObject({ openRequest: null });
});
