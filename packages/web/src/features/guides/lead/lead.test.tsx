import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseLead, chosenTab, expectStep, guidesAt, stepAt } from "../../../testing/guides.ts";
import { follow } from "../../../testing/navigation.ts";
import { dialog, expectText, expectToast, field, fill, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { clipboard } from "../../../testing/templates.ts";

const ida = { name: "Ida von Öz", company: "Nord AG", source: "project_ad" } as const;
const jan = { name: "Jan Süd", company: "Süd GmbH", temperature: "cold" } as const;
const journeyTabs = "Wege zum Projekt";
const recordOf = (leadId: number) => `/freelance/dashboard?section=leads&lead=${leadId}`;
const guide = () => screen.findByRole("region", { name: "Guide" });

it("remembers the step of a lead beside that of nobody in particular", async () => {
  const { reload } = await renderScreen(stepAt("hot", 2), { given: { leads: [ida] } });
  await chooseLead("nord", /^Ida/);
  await press(/^Schritt 4 von 6/);
  await expectStep(4);
  await press("Für niemand Bestimmten");
  await expectStep(2);
  await reload();
  await expectStep(2);
  await chooseLead("nord", /^Ida/);
  await expectStep(4);
});

it("fills samples in for the lead, and asks for what it does not know", async () => {
  await renderScreen(stepAt("warm", 3), { given: { leads: [{ ...ida, source: "job_ad" }] } });
  await chooseLead("ida", /^Ida/);
  const sample = (await screen.findByRole("heading", { name: "An die Abteilungsleitung" })).closest("figure");
  await waitFor(() => expect(wordsOf(sample)).toContain("Guten Tag Ida von Öz,"));
  await press("„An die Abteilungsleitung“ kopieren");
  const filling = await dialog("Platzhalter ausfüllen");
  expect((await field("Vorname", filling)).value).toBe("Ida");
  await fill("Stelle", "Controlling", filling);
  await fill("Aufgabe", "Monatsabschluss", filling);
  await expectText("Alles ausgefüllt", filling);
  await press("Kopieren", { at: filling });
  await expectToast("Kopiert!");
  expect(await clipboard()).toContain("Guten Tag Ida von Öz,");
});

it("fills templates of one's own in for the lead", async () => {
  const templates = [{ namespace: "hot", templateKey: "bewerbung", title: "Kurz", content: "Hallo {{vorname}}" }];
  const { leads } = await renderScreen(stepAt("hot", 2), { given: { leads: [ida], templates } });
  await chooseLead("ida", /^Ida/);
  await press("„Kurz“ kopieren");
  await expectText("Alles ausgefüllt", await dialog());
  expect(new URLSearchParams(location.search).get("lead")).toBe(String(leads[0]?.id));
});

it("suggests the way that fits the lead's source, else its temperature", async () => {
  await renderScreen(stepAt("warm", 1), { given: { leads: [ida, jan] } });
  await chooseLead("jan", /^Jan/);
  await expectText("Zu Jan Süd passt nach Quelle und Temperatur eher „Via Kaltakquise“.");
  await press("Diesen Weg gehen");
  await waitFor(async () => expect(await chosenTab(journeyTabs)).toBe("Via Kaltakquise"));
  expect(screen.queryByText(/passt nach Quelle/)).toBeNull();
  await press("Für niemand Bestimmten");
  await chooseLead("ida", /^Ida/);
  await expectText(/eher „Via Projektausschreibung“\.$/);
});

it("says where the lead stands when another way is looked at", async () => {
  await renderScreen(stepAt("hot", 1), { given: { leads: [ida] } });
  await chooseLead("ida", /^Ida/);
  await press(/^Schritt 3 von 6/);
  await press("Via Jobausschreibung", { role: "tab" });
  await expectText("Ida von Öz steht bei „Via Projektausschreibung“, Schritt 3 von 6.");
  await press("Dorthin");
  await expectStep(3);
});

it("stands in the lead's record, with the way there and back", async () => {
  const { leads, account } = await renderScreen(stepAt("hot", 1), { given: { leads: [ida, jan] } });
  const [first, second] = leads;
  await chooseLead("ida", /^Ida/);
  await press(/^Schritt 4 von 6/);
  await expectStep(4);
  await follow("Ida von Öz");
  expect(wordsOf(await guide())).toContain("Via Projektausschreibung, Schritt 4 von 6: Erstgespräch führen");
  await follow("Im Guide weitermachen");
  await expectStep(4);
  expect(new URLSearchParams(location.search).get("lead")).toBe(String(first?.id));
  await renderScreen(recordOf(second?.id ?? 0), { as: account });
  expect(wordsOf(await guide())).toContain("Steht noch in keinem Guide.");
  await follow("Guide beginnen");
  await waitFor(async () => expect(await chosenTab(journeyTabs)).toBe("Via Kaltakquise"));
  await expectStep(1);
});

it("does not lead away from what is not saved", async () => {
  const { leads, account } = await renderScreen(guidesAt("category=meetings"), { given: { leads: [ida] } });
  await renderScreen(recordOf(leads[0]?.id ?? 0), { as: account });
  expect(within(await guide()).getByRole("link")).toBeTruthy();
  await fill("Name", "Ida Öz", await dialog());
  await waitFor(async () => expect(within(await guide()).queryByRole("link")).toBeNull());
});

it("keeps the ticks of a checklist for each lead", async () => {
  await renderScreen(stepAt("hot", 4), { given: { leads: [ida, jan] } });
  const boxes = () => screen.findAllByRole<HTMLInputElement>("checkbox");
  (await boxes())[0]?.click();
  await expectText("1 von 6");
  await chooseLead("ida", /^Ida/);
  await expectText("0 von 6");
  await press("Für niemand Bestimmten");
  await expectText("1 von 6");
});

it("goes on without a lead that is gone", async () => {
  await renderScreen(`${stepAt("hot", 2)}&lead=4711`, { given: { leads: [ida] } });
  await expectStep(2);
  expect(await screen.findByRole("combobox", { name: "Für wen?" })).toBeTruthy();
});
