import { activityAreas } from "@linkedpotential/contract/profile/activity-areas";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findDialog, findField, press, selectOption, textOf, user } from "../../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
/** Skill by which each test finds its own freelancers, because all tests share the profiles. */
let skill = "";
beforeEach(() => {
  skill = `Oktant${crypto.randomUUID().slice(0, 8)}`;
});

const names = () => within(screen.getByRole("list", { name: "Gefundene Freelancer" })).getAllByRole("heading");
const expectFound = (...people: string[]) => waitFor(() => expect(names().map(textOf)).toEqual(people));
const button = (name: string | RegExp) => screen.queryByRole("button", { name });

/** Opens the search of a business for the test's skill, with freelancers who have it. */
async function open(...profiles: { skills?: string[]; [field: string]: unknown }[]) {
  const { stack, account } = await renderScreen("/business/dashboard", { as });
  for (const { skills = [], ...profile } of profiles) {
    await projectRequestCalls(stack).freelancer({ description: "", ...profile, skills: [skill, ...skills] });
  }
  await stack.deliver();
  return renderScreen(`/business/dashboard?tab=crm&skill=${skill}`, { as: account });
}

it("the search offers the areas of the profiles and finds other names for a trade", async () => {
  await open(
    { name: "Änne Weiß", activityArea: "Softwareentwicklung & Programmierung" },
    { name: "Jan Dyk", activityArea: "Keramik" },
  );
  await expectFound("Jan D.", "Änne W.");
  await user.click(await screen.findByLabelText("Tätigkeitsbereich", { selector: "button" }));
  const options = (await screen.findAllByRole("option")).map(textOf);
  expect(options).toEqual(["Alle Tätigkeitsbereiche", ...activityAreas]);
  await press("Sonstiges", { role: "option" });
  await expectFound("Jan D.");
  await selectOption("Tätigkeitsbereich", "Alle Tätigkeitsbereiche");
  await fill("Stichworte", "EDV-Programmiererin gesucht");
  await expectFound("Änne W.");
});

it("the number of results is shown, with the pages that follow", async () => {
  await open(...Array.from({ length: 21 }, (_, at) => ({ name: `Person ${at}` })));
  await expectText("Mehr als 20 Freelancer");
  await press("Weitere anzeigen");
  await expectText("21 Freelancer");
});

it("a compound and a request in a whole sentence find the trade", async () => {
  await open(
    { name: "Änne Weiß", activityArea: "", skills: ["Buchhaltung & Lohn"] },
    { name: "Jan Dyk", activityArea: "", skills: ["Webdesign"] },
  );
  await expectText("2 Freelancer");
  await fill("Stichworte", "Lohnbuchhaltung");
  await expectFound("Änne W.");
  await fill("Stichworte", "jemand der unsere Website neu macht");
  await expectFound("Jan D.");
  await expectText("1 Freelancer");
});

it("a short result offers all areas and to publish a project", async () => {
  await open(
    { name: "Änne Weiß", activityArea: "Sales & Akquise" },
    { name: "Jan Dyk", activityArea: "Keramik" },
    { name: "Kim Öz", activityArea: "Keramik" },
  );
  await expectFound("Kim Ö.", "Jan D.", "Änne W.");
  expect(button("Als Auftrag ausschreiben")).toBeNull();
  await selectOption("Tätigkeitsbereich", "Sales & Akquise");
  await expectFound("Änne W.");
  await expectText("Nicht das Richtige dabei?");
  await press("Als Auftrag ausschreiben");
  await press("Abbrechen", { container: await findDialog("Neuer Auftrag") });
  await press("In allen Bereichen suchen");
  await expectFound("Kim Ö.", "Jan D.", "Änne W.");
  expect(location.search).not.toContain("area=");
});

it("an area without a profile says so, and the search can go on in all areas", async () => {
  await open({ name: "Änne Weiß", activityArea: "" });
  await expectFound("Änne W.");
  await selectOption("Tätigkeitsbereich", "Social Media Management");
  await expectText(/^Die Suche verlangt alles zugleich: Tätigkeitsbereich und Skill\./);
  await press("In allen Bereichen suchen");
  await expectFound("Änne W.");
  await selectOption("Tätigkeitsbereich", "Social Media Management");
  await fill("Skill", "");
  await expectText(/^In diesem Tätigkeitsbereich ist noch kein Profil zu sehen\./);
  expect(button("In allen Bereichen suchen")).toBeNull();
});

it("a maximum day rate keeps the profiles without one at the end, until they are switched off", async () => {
  await open(
    { name: "Kim Öz", dayRate: null },
    { name: "Änne Weiß", dayRate: 560 },
    { name: "Jan Dyk", dayRate: 1120 },
  );
  await expectFound("Jan D.", "Änne W.", "Kim Ö.");
  const cards = () => screen.getAllByRole("listitem").map(textOf).join();
  for (const text of ["ab 1.120 € / Tag", "ab 560 € / Tag", "Tagessatz auf Anfrage"]) expect(cards()).toContain(text);
  expect(button(/Auch ohne Angabe$/)).toBeNull();
  await press(/Tagessatz$/);
  await press(/^bis 600/, { role: "option" });
  await expectFound("Änne W.", "Kim Ö.");
  await press(/Auch ohne Angabe$/);
  await expectFound("Änne W.");
  expect(location.search).toContain("maxDayRate=600&withDayRate=true");
  await press("Filter Tagessatz entfernen");
  await expectFound("Jan D.", "Änne W.", "Kim Ö.");
  expect(location.search).not.toContain("DayRate");
});

it("a language filters the profiles, and another one is offered when nobody speaks it", async () => {
  await open(
    { name: "Änne Weiß", languages: [{ language: "fr", level: "good" }] },
    { name: "Jan Dyk", languages: [{ language: "de", level: "native" }] },
  );
  await expectFound("Jan D.", "Änne W.");
  await press(/Sprache$/);
  await press("Französisch", { role: "option" });
  await expectFound("Änne W.");
  await press(/Sprache: Französisch$/);
  await press("Armenisch", { role: "option" });
  await expectText(/^Die Suche verlangt alles zugleich: Skill und Sprache\./);
  await press("In allen Sprachen");
  await expectFound("Jan D.", "Änne W.");
});

it("a filter leaves out who has not signed in for long, is in the address, and is loosened when nobody is left", async () => {
  await open({ name: "Änne Weiß" });
  await expectFound("Änne W.");
  await press(/In den letzten 30 Tagen angemeldet$/);
  await expectText(/Skill und In den letzten 30 Tagen angemeldet\./);
  await waitFor(() => expect(location.search).toContain("signedIn=month"));
  await press("Auch länger nicht angemeldet");
  await expectFound("Änne W.");
  expect(location.search).not.toContain("signedIn=");
});

it("a first name with the initial and a verb find people", async () => {
  await open({ name: "Rosalind Weiß", skills: ["Android"] }, { name: "Rosalind Dyk", skills: ["Lektorat"] });
  await expectFound("Rosalind D.", "Rosalind W.");
  await fill("Stichworte", "Rosalind W.");
  await expectFound("Rosalind W.");
  await fill("Stichworte", "Rosalind");
  await expectFound("Rosalind D.", "Rosalind W.");
  await fill("Stichworte", "app entwickeln");
  await expectFound("Rosalind W.");
});

it("on phones a button names the number of filters and shows them", async () => {
  await open({ name: "Änne Weiß", availability: "Ab sofort" });
  await press("Filter (1)");
  expect(button("Filter (1)")?.getAttribute("aria-expanded")).toBe("true");
  await press(/Ab sofort verfügbar$/);
  await waitFor(() => expect(button("Filter (2)")).toBeTruthy());
});

it("a filter shows who is available now, is in the address, and is loosened when nobody is", async () => {
  await open(
    { name: "Änne Weiß", availability: "Ab sofort, remote" },
    { name: "Jan Dyk", availability: "Ab Mai, nicht sofort" },
  );
  await expectFound("Jan D.", "Änne W.");
  await press(/Ab sofort verfügbar$/);
  await expectFound("Änne W.");
  await waitFor(() => expect(location.search).toContain("available=now"));
  await fill("Verfügbarkeit", "Mai");
  await expectText(/Verfügbarkeit und Ab sofort verfügbar\./);
  await press("Auch später verfügbar");
  await expectFound("Jan D.");
  expect(location.search).not.toContain("available=");
});

it("a day rate in the keywords counts as the filter, and a next step takes it over", async () => {
  await open({ name: "Änne Weiß", dayRate: 820 }, { name: "Jan Dyk", dayRate: 640 });
  await expectFound("Jan D.", "Änne W.");
  await fill("Stichworte", "unter 700");
  await expectFound("Jan D.");
  await expectText(/^Gesucht mit Tagessatz bis 700\s€, auch ohne Angabe\.$/);
  await press("Mit jedem Tagessatz");
  await expectFound("Jan D.", "Änne W.");
  expect((await findField("Stichworte")).value).toBe("");
  await fill("Stichworte", "max. 500 €");
  await waitFor(() => expect(screen.queryByRole("list", { name: "Gefundene Freelancer" })).toBeNull());
});

it("a word that only a reference contains names that reference on the card", async () => {
  const references = [
    { customer: "Werft Kiel", year: 2024, text: "Kranplan erneuert.", link: "" },
    { customer: "Maschinenbauer in Bremen", year: 2025, text: "Fernwartung abgesichert.", link: "" },
  ];
  await open({ name: "Änne Weiß", description: "Ich plane Kräne.", references });
  await expectFound("Änne W.");
  const hit = () => screen.queryByText(/^Referenz: /)?.textContent;
  expect(hit()).toBeUndefined();
  for (const [typed, shown] of [
    ["in Bremen", "Referenz: Maschinenbauer in Bremen 2025"],
    ["Kranpläne", undefined],
    ["Kranplan", "Referenz: Werft Kiel 2024"],
    ["Ich plane", undefined],
  ]) {
    await fill("Stichworte", typed ?? "");
    await waitFor(() => expect(hit()).toBe(shown));
  }
});
