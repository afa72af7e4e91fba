import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, textOf } from "../../../testing/user.ts";

/** Skill by which each test finds its own freelancers, because all tests share the profiles. */
let skill = "";
beforeEach(() => {
  skill = `Peilung${crypto.randomUUID().slice(0, 8)}`;
});

const heading = (text: string) => `Ergebnisse für „${text}“`;
const names = () => within(screen.getByRole("list", { name: "Gefundene Freelancer" })).getAllByRole("heading");
const expectFound = (...people: string[]) => waitFor(() => expect(names().map(textOf)).toEqual(people));
const query = () => new URLSearchParams(location.search);

/** Opens the search of a business for the test's skill, with freelancers who have it and further ones. */
async function open(...profiles: { name: string; skills: string[]; dayRate?: number }[]) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  for (const { skills, ...profile } of profiles) {
    const own = { description: "", activityArea: "", skills: [skill, ...skills] };
    await projectRequestCalls(stack).freelancer({ ...profile, ...own });
  }
  await stack.deliver();
  return renderScreen(`/business/dashboard?tab=crm&skill=${skill}`, { as: account });
}

it("a search with one wrong letter, or two in a long word, shows the results of the right word", async () => {
  await open(
    { name: "Änne Weiß", skills: ["Lektorin"] },
    { name: "Jan Dyk", skills: ["Programmierung", "WordPress"] },
    { name: "Kim Öz", skills: ["Buchhaltung"] },
  );
  for (const [typed, corrected, person] of [
    ["programierer", "Programmierer", "Jan D."],
    ["Buchaltug", "Buchhaltung", "Kim Ö."],
    ["Programirer", "Programmierer", "Jan D."],
    ["Lketorat", "Lektorat", "Änne W."],
    ["Wordpess", "WordPress", "Jan D."],
    ["gutes Lektrat", "gutes Lektorat", "Änne W."],
  ] as const) {
    await fill("Stichworte", typed);
    await expectText(heading(corrected));
    await expectFound(person);
    await expectText("1 Freelancer");
    expect((await findField("Stichworte")).value).toBe(typed);
    expect(query().get("search")).toBe(typed);
  }
  for (const known of ["Lektorate", "Lektora", "Lektorinnen"]) {
    await fill("Stichworte", known);
    await waitFor(() => expect(query().get("search")).toBe(known));
    await waitFor(() => expect(screen.queryByText(/^Ergebnisse für/)).toBeNull());
  }
});

it("a misspelled word that finds somebody by its beginning offers the right word below", async () => {
  await open({ name: "Änne Weiß", skills: ["Lektorat"] });
  await fill("Stichworte", "Lektorad");
  await expectFound("Änne W.");
  await press("Meinten Sie „Lektorat“?");
  await waitFor(async () => expect((await findField("Stichworte")).value).toBe("Lektorat"));
});

it.each(["Firma", "Schreiner", "Schneiderin"])("%s is another word, and no misspelled one", async (typed) => {
  await open({ name: "Änne Weiß", skills: ["Figma", "Schreiben", "Schneiden"] });
  await fill("Stichworte", typed);
  await expectText(typed === "Firma" ? /^Niemand erfüllt alles/ : "Zu dieser Suche gibt es kein sichtbares Profil");
  expect(screen.queryByText(/Figma“|Schreiben“|Schneiden“/)).toBeNull();
});

it("the corrected search has pages and next steps, which keep the typed text", async () => {
  await open(
    ...Array.from({ length: 21 }, (_, at) => ({ name: `Person ${at}`, skills: ["Lektorat"], dayRate: 300 + at })),
  );
  await fill("Stichworte", "Lektroat");
  await expectText(heading("Lektorat"));
  await expectText("Mehr als 20 Freelancer");
  await press("Weitere anzeigen");
  await expectText("21 Freelancer");
  await press(/Tagessatz$/);
  await press(/^bis 300/, { role: "option" });
  await expectText("1 Freelancer");
  await press("Mit jedem Tagessatz");
  await expectText("21 Freelancer");
  expect((await findField("Stichworte")).value).toBe("Lektroat");
});

it("the search as typed is offered when another word may find somebody, until the text changes", async () => {
  await open({ name: "Änne Weiß", skills: ["Lektorat"] }, { name: "Jan Dyk", skills: ["Keramik"] });
  await fill("Stichworte", "Keramik Lektroat");
  await expectText(heading("Keramik Lektorat"));
  await expectText("Niemand erfüllt alles. Diese Profile passen zum Teil:");
  await expectFound("Änne W.", "Jan D.");
  await press("Trotzdem nach „Keramik Lektroat“ suchen");
  await expectFound("Jan D.");
  await expectText("Meinten Sie „Keramik Lektorat“?");
  expect(screen.queryByText(/^Ergebnisse für/)).toBeNull();
  await fill("Stichworte", "Lektroat");
  await expectText(heading("Lektorat"));
  expect(query().get("literal")).toBeNull();
});

it("a corrected word that nobody has says so", async () => {
  await open({ name: "Änne Weiß", skills: ["Keramik"] });
  await fill("Stichworte", "Lektroat");
  await expectText("Auch zu „Lektorat“ gibt es kein sichtbares Profil");
  expect(screen.queryByText(/^Ergebnisse für/)).toBeNull();
  await press("Suche löschen");
  await waitFor(() => expect(query().get("skill")).toBeNull());
});

it("misspelled words in two fields are corrected together", async () => {
  await open({ name: "Änne Weiß", skills: ["Lektorat", "Buchhaltung"] });
  await fill("Skill", "Buchaltung");
  await fill("Stichworte", "Lektroat");
  await expectText(heading("Lektorat Buchhaltung"));
});
