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

const unstated = { dayRate: null, languages: [], references: [] };
const empty = { activityArea: "", skills: [], description: "", availability: "", ...unstated };
const offer = {
  dayRate: 720,
  languages: [{ language: "it" as const, level: "native" as const }],
  references: [
    { customer: "Hafen Öhringen", year: 2026, text: "Zollpapiere neu geordnet.", link: "https://oez.example.org" },
  ],
};
async function freelancer(profile: Parameters<typeof calls.freelancer>[0]): Promise<Someone> {
  const created = await calls.freelancer(profile);
  await stack.deliver();
  return created;
}
const idsOf = (found: readonly Freelancer[]) => found.map(({ id }) => id);
const search = async (query: Record<string, string> = {}) => idsOf(await calls.search(petra, query));
const profileOf = ({ user }: Someone, { token } = petra) =>
  stack.call("freelancers/get", { token, params: { freelancerId: String(user.id) } });

it("a business finds a profile by words of each field, and sees no address and no last name", async () => {
  const aenne = await freelancer({
    ...{ name: "Änne Weiß", activityArea: "Zollrecht & Export", skills: ["Ursprungszeugnis", "C++"] },
    ...{ description: "Ich prüfe Lieferketten in Öhringen.", availability: "Ab März, 3 Tage pro Woche" },
    ...offer,
  });
  const found = {
    ...{ id: aenne.user.id, name: "Änne W.", initials: "ÄW", profileImage: null },
    ...{ activityArea: "Zollrecht & Export", skills: ["Ursprungszeugnis", "C++"] },
    ...{ description: "Ich prüfe Lieferketten in Öhringen.", availability: "Ab März, 3 Tage pro Woche" },
    ...offer,
    lastSignIn: null,
  };
  const searches = [
    { search: "lieferkett oehringen" },
    { skill: "URSPRUNG", area: "zoll" },
    { availability: "maerz", search: "Export" },
    { search: "c++ zollrecht" },
    { search: "zollrecht italienisch" },
    { search: "zollrecht", language: "it", maxDayRate: "720", withDayRate: "true" },
  ];
  for (const query of searches) expect(await calls.search(petra, query), JSON.stringify(query)).toEqual([found]);
  for (const query of [{ search: "weiß zollrecht" }, { skill: "Zollrecht" }, { search: aenne.user.email }]) {
    expect(await search(query), JSON.stringify(query)).toEqual([]);
  }
  expect((await profileOf(aenne)).json).toEqual({ ...found, requests: [], projectContact: null });
});

it("a business finds a profile by other words for its trade, and an abbreviation by the whole word", async () => {
  const kaya = await freelancer({ ...empty, name: "Kaya Öz", skills: ["Dolmetscherei", "Softwareentwicklerin"] });
  const ina = await freelancer({ ...empty, name: "Ina Roth", skills: ["Dolmetscherei", "Italienisch"] });
  const searches = [{ search: "dolmetscher Programmierer" }, { skill: "dolmetscherei developer" }];
  for (const query of [
    ...searches,
    { search: "IT", skill: "dolmetscherei" },
    { search: "Suche EDV für Dolmetscher" },
  ]) {
    expect(await search(query), JSON.stringify(query)).toEqual([kaya.user.id]);
  }
  expect(await search({ search: "It" })).not.toContain(ina.user.id);
  expect(await search({ search: "Ita" })).toContain(ina.user.id);
  expect(await search({ search: "dolmetscher", availability: "Programmierer" })).toEqual([]);
});

it("a profile that was stored before its trade got more words is found by its own ones", async () => {
  const { ProfileWordEntity, startOf } = await import("@linkedpotential/core/freelancers/profile-word.entity");
  const noor = await freelancer({ ...empty, name: "Noor Azadi", skills: ["Buchhalterin"] });
  const word = "buchhaltung";
  expect(await search({ search: "buchhal" })).toEqual([noor.user.id]);
  await ProfileWordEntity.delete({ start: startOf(word), word, userId: noor.user.id }).go();
  expect(await search({ search: "buchhal" })).toEqual([noor.user.id]);
  expect(await search({ search: word })).toEqual([]);
});

it("a business finds a person by the first name and the initial that a profile shows, and not by the last name", async () => {
  const ulf = await freelancer({ ...empty, name: "Dr. Wunibald Cramer", skills: ["Ukulelenbau"] });
  const pat = await freelancer({ ...empty, name: "Wunibald Groß", skills: ["Wünschelrute"] });
  const silent = await freelancer({ ...empty, name: "Wunibald Dyk" });
  expect(await search({ search: "wunibald" })).toEqual([pat.user.id, ulf.user.id]);
  expect(await search({ search: "Wunibald C." })).toEqual([ulf.user.id]);
  expect(await search({ search: "Wunib ukulele" })).toEqual([ulf.user.id]);
  expect(await search({ search: "wun" })).toEqual([pat.user.id, ulf.user.id]);
  expect(await search({ search: "wunibald cramer" })).toEqual([]);
  expect(await search({ search: "c" })).not.toContain(ulf.user.id);
  expect(await search()).not.toContain(silent.user.id);
  await calls.changeProfile(ulf, { ...empty, name: "Wenzel Cramer", skills: ["Ukulelenbau"] });
  await stack.deliver();
  expect(await search({ search: "wunibald" })).toEqual([pat.user.id]);
  expect(await search({ search: "Wenzel" })).toEqual([ulf.user.id]);
});

it("a business finds a trade by a verb", async () => {
  const noa = await freelancer({ ...empty, name: "Noa Dorn", skills: ["Ocarina", "Android"] });
  await freelancer({ ...empty, name: "Eli Post", skills: ["Ocarina", "Lektorat"] });
  expect(await search({ search: "App entwickeln", skill: "ocarina" })).toEqual([noa.user.id]);
  expect(await search({ search: "app entwickeln" })).toContain(noa.user.id);
});

it("a business finds a trade by a compound and by a request in a whole sentence", async () => {
  const bea = await freelancer({ ...empty, name: "Bea Dorn", skills: ["Alpaka", "Buchhaltung & Lohn"] });
  const wim = await freelancer({ ...empty, name: "Wim Post", skills: ["Alpaka", "Webdesign", "Grafiker", "Drohne"] });
  const ofWim = ["jemand der unsere Website neu macht", "Praxiswebsite", "Firmenlogos", "Drohnenaufnahmen"];
  for (const [text, { user }] of [["Lohnbuchhaltung", bea] as const, ...ofWim.map((text) => [text, wim] as const)]) {
    expect(await search({ search: text, skill: "alpaka" }), text).toEqual([user.id]);
    expect(await search({ search: text }), text).toContain(user.id);
  }
});

it("the area finds the profiles of the listed area, and Sonstiges those with an area of their own", async () => {
  const area = "Beratung (Digital, Business, Strategie)";
  const listed = await freelancer({ ...empty, activityArea: area, skills: ["Hopfenbau"] });
  const other = await freelancer({ ...empty, activityArea: "Keramik", description: "Strategie im Hopfenbau" });
  expect(await search({ area, skill: "hopfenbau" })).toEqual([listed.user.id]);
  expect(await search({ area: "Sonstiges", search: "hopfenbau" })).toEqual([other.user.id]);
  expect(await search({ search: "strategie hopfenbau" })).toEqual([other.user.id, listed.user.id]);
});

it("a business finds the profiles that are available now, whatever words say so, also over many others", async () => {
  const profile = { ...empty, skills: ["Sattlerei"] };
  const now = await freelancer({ ...profile, availability: "Sofort, aber nicht vor Ort" });
  for (let at = 0; at < 3; at += 1) await freelancer({ ...profile, availability: "Ab Mai, nicht sofort" });
  const english = await freelancer({ ...profile, availability: "Available immediately" });
  await freelancer(profile);
  const found = [english.user.id, now.user.id];
  expect(await search({ skill: "sattlerei", available: "now" })).toEqual(found);
  expect(await search({ skill: "sattlerei", available: "now", availability: "sofort" })).toEqual([now.user.id]);
  expect((await search({ available: "now" })).slice(0, 2)).toEqual(found);
  const refused = await stack.call("freelancers/list", { token: petra.token, query: { available: "later" } });
  expect(refused.status).toBe(400);
});

it("a change of the profile replaces its words", async () => {
  const jan = await freelancer({ name: "Jan Dyk", skills: ["Holzbau"], description: "Dachstühle aus Lärche." });
  expect(await search({ search: "Dachdecker" })).toEqual([]);
  expect(await search({ search: "Dachstüh" })).toEqual([jan.user.id]);
  await calls.changeProfile(jan, { ...empty, skills: ["Treppenbau", "Lektor"] });
  // The words in the index are still the previous ones.
  expect(await search({ search: "Dachstüh" })).toEqual([]);
  await stack.deliver();
  expect(await search({ skill: "Treppen" })).toEqual([jan.user.id]);
  const words = (await storedItems()).filter(
    ({ __edb_e__, userId }) => __edb_e__ === "profile-word" && userId === jan.user.id,
  );
  const related = [
    ...["korrektorat", "korrektur", "korrigieren", "lektorat", "lektorieren", "proofreading", "rechtschreibung"],
    ...["text", "texte"],
  ];
  expect(words.map(({ word }) => word).sort()).toEqual(["*", "jan", "lektor", "treppenbau", ...related].sort());
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

it("open and accepted requests of the business are part of the profile, newest first", async () => {
  const kim = await freelancer({ name: "Kim Groß" });
  const rejected = await calls.request(petra, kim);
  await calls.answer(kim, rejected.id, { status: "rejected" });
  const accepted = await calls.request(petra, kim);
  await calls.answer(kim, accepted.id, { status: "accepted", reply: "Gern ab März." });
  const open = await calls.request(petra, kim);
  const { requests } = (await profileOf(kim)).json as FreelancerProfile;
  expect(requests).toEqual([open, expect.objectContaining({ id: accepted.id, reply: "Gern ab März." })]);
  expect((await profileOf(kim, await calls.business())).json).toMatchObject({ requests: [] });
});
