import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
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

const unstated = { activityArea: "", description: "", availability: "", dayRate: null, languages: [], references: [] };
async function freelancer(skills: string[], profile: object = {}): Promise<number> {
  return (await calls.freelancer({ ...unstated, ...profile, skills })).user.id;
}
const idsOf = (found: readonly Freelancer[]) => found.map(({ id }) => id);
const search = async (query: Record<string, string>) => idsOf(await calls.search(petra, query));
const partly = (query: Record<string, string>) => search({ ...query, partial: "true" });

it("a partial search finds those with most of the words, those with an earlier word first", async () => {
  const [amber, corals, ambers] = [
    await freelancer(["Bernstein"]),
    await freelancer(["Koralle"]),
    await freelancer(["Bernsteine"], { activityArea: "Keramik" }),
  ];
  await stack.deliver();
  const both = { search: "Bernstein mit Koralle" };
  expect(await search(both)).toEqual([]);
  expect(await partly(both)).toEqual([ambers, amber, corals]);
  expect(await partly({ search: "Koralle, Bernstein" })).toEqual([corals, ambers, amber]);
  expect(await partly({ search: "Koralle Bernstein Keramik" })).toEqual([ambers]);
  expect(await partly({ search: "nirgends" })).toEqual([]);
});

it("a partial search finds a photographer for the pictures of a website", async () => {
  const [photographer, designer] = [
    await freelancer(["Pailletten"], { activityArea: "Fotografie & Videoproduktion" }),
    await freelancer(["Pailletten"], { activityArea: "Webdesign & Webentwicklung" }),
  ];
  await stack.deliver();
  const query = { search: "Fotos für Website", skill: "pailletten" };
  expect(await search(query)).toEqual([]);
  expect(await partly(query)).toEqual([photographer, designer]);
});

it("a partial search needs a word of each searched field, and all that is not a word", async () => {
  const [rated, unrated] = [
    await freelancer(["Obsidian"], { dayRate: 400, languages: [{ language: "it", level: "good" }] }),
    await freelancer(["Obsidian"], { activityArea: "Keramik" }),
  ];
  await freelancer(["Malachit"], { dayRate: 500 });
  await stack.deliver();
  const query = { search: "Obsidian Malachit", skill: "Obsidian" };
  expect(await partly(query)).toEqual([unrated, rated]);
  expect(await partly({ ...query, maxDayRate: "400" })).toEqual([rated, unrated]);
  expect(await partly({ ...query, language: "it" })).toEqual([rated]);
  expect(await partly({ ...query, area: "Sonstiges" })).toEqual([unrated]);
  expect(await partly({ ...query, signedIn: "month" })).toEqual([]);
  expect(await partly({ ...query, skill: "nirgends" })).toEqual([]);
});

it("a partial search finds a person whose last name is not known, and nobody with whom there is a block", async () => {
  const svenja = await calls.freelancer({ ...unstated, name: "Svenja Öztürk", skills: ["Zirkon"] });
  await stack.deliver();
  expect(await search({ search: "Svenja Öztürk" })).toEqual([]);
  expect(await partly({ search: "Svenja Öztürk" })).toEqual([svenja.user.id]);
  expect(await partly({ search: "Öztürk Peridot" })).toEqual([]);
  await communityCalls(stack).block(svenja, petra.user.id);
  expect(await partly({ search: "Svenja Öztürk" })).toEqual([]);
});

it("a partial search is one page of at most 20 profiles, whatever the cursor", async () => {
  for (let at = 0; at < 21; at += 1) await freelancer(["Turmalin"]);
  await stack.deliver();
  const query = { search: "Turmalin Peridot", partial: "true", cursor: "x" };
  const answer = await stack.call("freelancers/list", { token: petra.token, query });
  expect(answer.json).toHaveLength(20);
  expect(answer.headers["x-next-cursor"]).toBeUndefined();
});
