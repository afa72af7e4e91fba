import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectText, textOf } from "../../../testing/user.ts";

type Calls = ReturnType<typeof projectRequestCalls>;
type Prepare = (calls: Calls, account: Screen["account"], person: Awaited<ReturnType<Calls["freelancer"]>>) => unknown;

/** Opens the profile of a freelancer as a business. */
async function open(profile: Parameters<Calls["freelancer"]>[0], prepare?: Prepare): Promise<HTMLElement> {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const calls = projectRequestCalls(stack);
  const person = await calls.freelancer(profile);
  await prepare?.(calls, account, person);
  await stack.deliver();
  await renderScreen(`/business/dashboard?tab=crm&freelancer=${person.user.id}`, { as: account });
  return screen.findByRole("article");
}

it("a profile shows day rate, languages and references with their links", async () => {
  const reference = { customer: "Werft", year: 2025, text: "Imagefilm aus einem halben Jahr Bauzeit." };
  const link = "https://www.werft.example.org/film?id=1";
  const languages = [{ language: "hr" as const, level: "native" as const }];
  const card = await open({ dayRate: 950, languages, references: [{ ...reference, link }] });
  for (const text of [/^ab 950 € \/ Tag$/, "Werft", "2025", reference.text]) await expectText(text, card);
  expect(textOf(card)).toContain("Kroatisch (Muttersprache)");
  const opener = within(card).getByRole("link", { name: "Referenz öffnen: Werft" });
  expect([textOf(opener), opener.getAttribute("href")]).toEqual(["werft.example.org", link]);
});

it("a profile without an offer says that the day rate is available on request", async () => {
  const card = await open({ dayRate: null, languages: [], references: [] });
  await expectText("Tagessatz auf Anfrage", card);
  expect(within(card).getAllByText("Dazu steht nichts im Profil.")).toHaveLength(2);
});

it("a profile leads to the conversation once a request is accepted, and another request is only the second choice", async () => {
  const card = await open({}, async (calls, account, person) => {
    const { id } = await calls.request(account, person);
    await calls.answer(person, id, { status: "accepted", reply: "Gern." });
  });
  const link = within(card).getByRole("link", { name: "Zum Gespräch mit Änne W." });
  const button = within(card).getByRole("button", { name: "Neue Anfrage" });
  expect(link.getAttribute("href")).toMatch(/view=requests&messages=\d+$/);
  expect(link.className).toContain("bg-accent");
  expect(button.className).toContain("bg-transparent");
});

it("a profile lists all requests with the person, once there are several, and leads to each", async () => {
  const title = "Neues Lagerportal";
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const [calls, community] = [projectRequestCalls(stack), communityCalls(stack)];
  const post = await projectPostCalls(stack).publish(account, { title });
  const ida = await community.member("Ida Öz");
  const { id } = await calls.request(account, ida);
  await calls.answer(ida, id, { status: "accepted" });
  const profile = `/business/dashboard?tab=crm&freelancer=${ida.user.id}`;
  await renderScreen(profile, { as: account });
  await screen.findByRole("link", { name: "Zum Gespräch mit Ida Ö." });
  expect(screen.queryByRole("region", { name: "Anfragen mit Ida Ö." })).toBeNull();
  const application = await community.request(ida, post);
  await renderScreen(profile, { as: account });
  const history = within(await screen.findByRole("region", { name: "Anfragen mit Ida Ö." }));
  const rows = history.getAllByRole("listitem").map(textOf);
  expect(rows).toEqual([expect.stringContaining(`„${title}“`), expect.stringContaining("Kein Auftrag")]);
  expect(rows[0]).toMatch(/Beworben am .*Offen/);
  expect(rows[1]).toMatch(/Angefragt am .*Angenommen/);
  const link = history.getByRole("link", { name: /^Zur Anfrage/ });
  expect(link.getAttribute("href")).toContain(`view=requests&messages=${application.id}`);
});
