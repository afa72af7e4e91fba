import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { selectLead, stepPath } from "../../../testing/guides.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";
import hot from "../../../texts/de/guides/hot-journey.ts";
import placeholders from "../../../texts/de/placeholders.ts";

const [sample] = hot.steps.apply.guide.samples;
const title = String(sample?.title);
const ida = { name: "Ida von Öz", company: "Nord AG", salutation: "ms" } as const;
const jan = { name: "Jan Süd", company: "Süd GmbH", salutation: "informal" } as const;
const seed = { leads: [ida, jan] };

const figure = async () => (await screen.findByRole("heading", { name: title })).closest("figure");
const expectOpening = (opening: string) => waitFor(async () => expect(textOf(await figure())).toContain(opening));
const choose = (form: "Sie" | "Du", container?: HTMLElement) =>
  press(form, { role: "radio", ...(container && { container }) });

it("samples address formally or informally, and the choice stays on the device", async () => {
  const { reload } = await renderScreen(stepPath("hot", 2));
  await expectOpening("Anrede,");
  await choose("Du");
  await expectOpening("Hallo Vorname,");
  await reload();
  await expectOpening("Hallo Vorname,");
  await press(`„${title}“ als eigene Vorlage übernehmen`);
  expect((await findField("Text für „Bewerbung“")).value).toBe(sample?.informal);
});

it("the lead's salutation chooses the form of address, and another choice applies to this lead only", async () => {
  await renderScreen(stepPath("hot", 2), { seed });
  await selectLead("ida", /^Ida/);
  await expectOpening("Guten Tag Frau von Öz,");
  await press("Ohne Lead");
  await selectLead("jan", /^Jan/);
  await expectOpening("Hallo Jan,");
  await choose("Sie");
  await expectOpening("Guten Tag Jan Süd,");
  await press("Ohne Lead");
  await expectOpening("Anrede,");
});

it("the dialog to fill in placeholders switches the form of address with the lead", async () => {
  await renderScreen(stepPath("hot", 2), { seed });
  await press(`„${title}“ kopieren`);
  const filling = await findDialog("Platzhalter ausfüllen");
  await selectLead("jan", /^Jan/, "Lead");
  await waitFor(() => expect(textOf(filling)).toContain("Hallo Jan,"));
  await choose("Sie", filling);
  expect((await findField("Anrede", filling)).value).toBe("Guten Tag Jan Süd");
});

it("each placeholder shows an example, and a value equal to its example is to be checked", async () => {
  await renderScreen(stepPath("hot", 2));
  await press(`„${title}“ kopieren`);
  const filling = await findDialog("Platzhalter ausfüllen");
  const fields = within(filling)
    .getAllByRole<HTMLInputElement>("textbox")
    .filter(({ value }) => value === "");
  for (const field of fields) {
    expect(descriptionOf(field)).toMatch(/^Fehlt nochZum Beispiel: ./);
    await user.type(field, "Wahr");
  }
  await expectText("Alles ausgefüllt", filling);
  const last = fields.at(-1) as HTMLInputElement;
  const example = descriptionOf(last).replace("Zum Beispiel: ", "");
  expect(Object.values(placeholders).map((entry) => entry.example)).toContain(example);
  await user.clear(last);
  await user.type(last, example);
  await expectText(/^Ausgefüllt\. Stimmen auch die Beispielangaben\?/, filling);
});

const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => textOf(document.getElementById(id)))
    .join("");

it("a sample can be read with its examples, and a copy keeps the placeholders", async () => {
  await renderScreen(stepPath("hot", 2));
  await press(`„${title}“ mit Beispiel lesen`);
  await expectOpening(`${placeholders.anrede.example},`);
  await press(`Platzhalter in „${title}“ zeigen`);
  await expectOpening("Anrede,");
});

it("English samples have one form of address", async () => {
  await renderScreen(stepPath("hot", 2), { language: "en" });
  await screen.findByRole("heading", { name: "Winning projects" });
  expect(screen.queryByRole("radiogroup", { name: "Form of address" })).toBeNull();
});
