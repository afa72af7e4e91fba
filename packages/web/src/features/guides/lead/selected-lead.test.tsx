import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectStep, findSelectedTab, guidesPath, selectLead, stepPath } from "../../../testing/guides.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { readClipboard } from "../../../testing/templates.ts";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";
import warm from "../../../texts/de/guides/warm-journey.ts";

const ida = { name: "Ida von Öz", company: "Nord AG", source: "project_ad" } as const;
const jan = { name: "Jan Süd", company: "Süd GmbH", temperature: "cold" } as const;
const journeyTabs = "Wege zum Projekt";
const recordOf = (leadId: number) => `/freelance/dashboard?section=leads&lead=${leadId}`;
const guide = () => screen.findByRole("region", { name: "Guide" });

it("the guide stores the step of a lead, and another step for no lead", async () => {
  const { reload } = await renderScreen(stepPath("hot", 2), { seed: { leads: [ida] } });
  await selectLead("nord", /^Ida/);
  await press(/^Schritt 4 von 6/);
  await expectStep(4);
  await press("Ohne Lead");
  await expectStep(2);
  await reload();
  await expectStep(2);
  await selectLead("nord", /^Ida/);
  await expectStep(4);
});

it("samples are filled from the lead, and copying one asks for the missing values", async () => {
  await renderScreen(stepPath("warm", 3), { seed: { leads: [{ ...ida, source: "job_ad" }] } });
  await selectLead("ida", /^Ida/);
  const [sample] = warm.steps.firstContact.guide.samples;
  const shown = (await screen.findByRole("heading", { name: String(sample?.title) })).closest("figure");
  await waitFor(() => expect(textOf(shown)).toContain("Guten Tag Ida von Öz,"));
  await press(`„${sample?.title}“ kopieren`);
  const filling = await findDialog("Platzhalter ausfüllen");
  expect((await findField("Anrede", filling)).value).toBe("Guten Tag Ida von Öz");
  for (const field of within(filling).getAllByRole<HTMLInputElement>("textbox"))
    if (field.value === "") await user.type(field, "Monatsabschluss");
  await expectText("Alles ausgefüllt", filling);
  await press("Kopieren", { container: filling });
  await expectToast("Kopiert!");
  expect(await readClipboard()).toContain("Guten Tag Ida von Öz,");
});

it("the user's own templates are filled from the lead", async () => {
  const templates = [{ namespace: "hot", templateKey: "bewerbung", title: "Kurz", content: "Hallo {{vorname}}" }];
  const { leads } = await renderScreen(stepPath("hot", 2), { seed: { leads: [ida], templates } });
  await selectLead("ida", /^Ida/);
  await press("„Kurz“ kopieren");
  await expectText("Alles ausgefüllt", await findDialog());
  expect(new URLSearchParams(location.search).get("lead")).toBe(String(leads[0]?.id));
});

it("the guide suggests the journey that fits the lead's source, or else its temperature", async () => {
  await renderScreen(stepPath("warm", 1), { seed: { leads: [ida, jan] } });
  await selectLead("jan", /^Jan/);
  await expectText("Zu Jan Süd passt nach den Angaben im CRM eher „Via Kaltakquise“.");
  await press("Zu diesem Weg wechseln");
  await waitFor(async () => expect(await findSelectedTab(journeyTabs)).toBe("Via Kaltakquise"));
  expect(screen.queryByText(/passt nach den Angaben/)).toBeNull();
  await press("Ohne Lead");
  await selectLead("ida", /^Ida/);
  await expectText(/eher „Via Projektausschreibung“\.$/);
});

it.each([
  ["a recommendation", { source: "recommendation" }],
  ["an event", { source: "event" }],
  ["the community", { source: "community" }],
  ["a project ad that became a client", { source: "project_ad", status: "won" }],
] as const)("a lead from %s starts with former clients and referrals", async (_source, fields) => {
  const seed = { leads: [{ ...ida, ...fields }] };
  const { leads, account } = await renderScreen(guidesPath("category=meetings"), { seed });
  await renderScreen(guidesPath(`category=engagement&lead=${leads[0]?.id}`), { as: account });
  await waitFor(async () => expect(await findSelectedTab(journeyTabs)).toBe("Frühere Kunden & Empfehlungen"));
  await expectStep(1);
});

it("another journey than the lead's shows the lead's position and links to it", async () => {
  await renderScreen(stepPath("hot", 1), { seed: { leads: [ida] } });
  await selectLead("ida", /^Ida/);
  await press(/^Schritt 3 von 6/);
  await press("Via Jobausschreibung", { role: "tab" });
  await expectText("Ida von Öz steht bei „Via Projektausschreibung“, Schritt 3 von 6.");
  await press("Dorthin");
  await expectStep(3);
});

it("the lead's form shows its position in the guide and links to it", async () => {
  const { leads, account } = await renderScreen(stepPath("hot", 1), { seed: { leads: [ida, jan] } });
  const [first, second] = leads;
  await selectLead("ida", /^Ida/);
  await press(/^Schritt 4 von 6/);
  await expectStep(4);
  await followLink("Ida von Öz");
  expect(textOf(await guide())).toContain("Via Projektausschreibung, Schritt 4 von 6: Erstgespräch führen");
  await followLink("Im Guide weitermachen");
  await expectStep(4);
  expect(new URLSearchParams(location.search).get("lead")).toBe(String(first?.id));
  await renderScreen(recordOf(second?.id ?? 0), { as: account });
  expect(textOf(await guide())).toContain("Steht noch in keinem Guide.");
  await followLink("Guide beginnen");
  await waitFor(async () => expect(await findSelectedTab(journeyTabs)).toBe("Via Kaltakquise"));
  await expectStep(1);
});

it("the lead's form hides the link while input is unsaved", async () => {
  const { leads, account } = await renderScreen(guidesPath("category=meetings"), { seed: { leads: [ida] } });
  await renderScreen(`${recordOf(leads[0]?.id ?? 0)}&edit=1`, { as: account });
  expect(within(await guide()).getByRole("link")).toBeTruthy();
  await fill("Name", "Ida Öz", await findDialog());
  await waitFor(async () => expect(within(await guide()).queryByRole("link")).toBeNull());
});

it("a checklist is stored separately for each lead", async () => {
  await renderScreen(stepPath("hot", 4), { seed: { leads: [ida, jan] } });
  const boxes = () => screen.findAllByRole<HTMLInputElement>("checkbox");
  (await boxes())[0]?.click();
  await expectText("1 von 6");
  await selectLead("ida", /^Ida/);
  await expectText("0 von 6");
  await press("Ohne Lead");
  await expectText("1 von 6");
});

it("an unknown lead in the address counts as no lead", async () => {
  await renderScreen(`${stepPath("hot", 2)}&lead=4711`, { seed: { leads: [ida] } });
  await expectStep(2);
  expect(await screen.findByRole("combobox", { name: "Für wen?" })).toBeTruthy();
});
