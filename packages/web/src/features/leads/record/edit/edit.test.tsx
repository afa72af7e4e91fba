import type { Lead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findLeadRow, findRecord, openRecord } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findField, press, textOf, user } from "../../../../testing/user.ts";

const recordPath = `${crmPath}&lead=1`;
const anna = { name: "Anna", position: "Einkauf" };
const enter = () => user.keyboard("{Enter}");

it("saves a field on Enter, by itself and at once, and undoes it from the toast", async () => {
  const { network, getFromApi } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  const release = network.hold("leads/update");
  await fill("Position", "Vorständin", record);
  await enter();
  await waitFor(async () => expect(textOf(await findLeadRow("Anna"))).toContain("Vorständin"));
  release();
  await expectToast("Lead aktualisiert");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual([{ position: "Vorständin" }]);
  await press("Rückgängig");
  await waitFor(async () => expect((await findField("Position", record)).value).toBe("Einkauf"));
  await waitFor(async () => expect((await getFromApi<Lead>("/api/leads/1")).position).toBe("Einkauf"));
});

it("saves a field that loses the focus, and sends nothing when its text is the same", async () => {
  const { network } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  await fill("Position", "Einkauf ", record);
  await user.tab();
  await fill("E-Mail", "anna@beispiel.de", record);
  await user.tab();
  await expectToast("Lead aktualisiert");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual([{ email: "anna@beispiel.de" }]);
  expect(within(record).getByRole("link", { name: "E-Mail" }).getAttribute("href")).toBe("mailto:anna@beispiel.de");
});

it("restores the saved value on Escape, and closes the record on the next one", async () => {
  await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  await fill("Position", "Vertrieb", record);
  await user.keyboard("{Escape}");
  expect((await findField("Position", record)).value).toBe("Einkauf");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});

it.each([
  ["Name", "", "Name ist erforderlich"],
  ["E-Mail", "keine-adresse", "Gültige E-Mail erforderlich"],
  ["LinkedIn-Profil", "https://example.com/wer", "Ungültige LinkedIn URL"],
  ["Abschluss in %", "55,5", "Bitte eine Zahl von 0 bis 100 angeben."],
  ["Abschluss in %", "101", "Bitte eine Zahl von 0 bis 100 angeben."],
])("keeps a text that is refused in its field, with the reason: %s", async (label, text, reason) => {
  const { network } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  await fill(label, text, record);
  await enter();
  await expectText(reason, record);
  const field = await findField(label, record);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual([text, "true"]);
  expect(textOf(document.getElementById(field.getAttribute("aria-describedby") ?? ""))).toBe(reason);
  expect(network.sent("leads/update")).toHaveLength(0);
});

it("keeps a text that the server refuses, also while another lead is shown", async () => {
  const refusal = { status: 400, body: { code: "request.invalid", fields: { position: "Zu lang" } } };
  const { network } = await renderScreen(crmPath, {
    seed: { leads: [anna, { name: "Björn" }] },
    failing: { "leads/update": refusal },
  });
  const record = await openRecord("Anna");
  await fill("Position", "Vorständin", record);
  await enter();
  await expectText("Zu lang", record);
  await waitFor(async () => expect(textOf(await findLeadRow("Anna"))).toContain("Einkauf"));
  network.clearFailures();
  await openRecord("Björn");
  await openRecord("Anna");
  await user.click(await findField("Position", await findRecord("Anna")));
  await enter();
  await expectToast("Lead aktualisiert");
  await waitFor(async () => expect(textOf(await findLeadRow("Anna"))).toContain("Vorständin"));
});

it("says at once that there is no connection, keeps the text, and saves it later", async () => {
  const { network, getFromApi } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  network.goOffline();
  await fill("Position", "Vorständin", record);
  await enter();
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, record);
  expect((await findField("Position", record)).value).toBe("Vorständin");
  network.goOnline();
  await enter();
  await waitFor(() => expect(within(record).queryByText(/^Keine Verbindung/)).toBeNull());
  await waitFor(async () => expect((await getFromApi<Lead>("/api/leads/1")).position).toBe("Vorständin"));
});

it.each([
  ["Meine Angabe speichern", "Vertrieb"],
  ["Übernehmen", "Leitung"],
])("shows both values when the field was changed elsewhere: %s", async (choice, kept) => {
  const { stack, account, getFromApi } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  await fill("Position", "Vertrieb", record);
  const body = { position: "Leitung", nextStep: "Anrufen" };
  await stack.call({ method: "PATCH", path: "/api/leads/1" }, { token: account.token, body });
  await enter();
  await expectText("Inzwischen geändert in „Leitung“.", record);
  expect((await findField("Position", record)).value).toBe("Vertrieb");
  await press(choice, { container: record });
  await waitFor(async () => expect((await findField("Position", record)).value).toBe(kept));
  await waitFor(() => expect(within(record).queryByText(/^Inzwischen geändert/)).toBeNull());
  await waitFor(async () =>
    expect(await getFromApi("/api/leads/1")).toMatchObject({ position: kept, nextStep: "Anrufen" }),
  );
  await waitFor(async () => expect((await findField("Nächster Schritt", record)).value).toBe("Anrufen"));
});

it("saves choices from menus at once, and the reason when the lead is lost", async () => {
  const { getFromApi } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  const choose = async (button: string, option: string) => {
    await press(button, { container: record });
    await press(option, { role: "menuitemradio" });
  };
  await choose("Anrede: Keine Angabe", "Frau");
  await choose("Quelle: Keine Angabe", "Empfehlung");
  await choose("Temperatur: Keine Angabe", "Heiß");
  await choose("Klasse: Keine Angabe", "B-Lead");
  await choose("Status: Neu", "Qualifiziert");
  const saved = { salutation: "ms", source: "recommendation", temperature: "hot", priorityClass: "B" };
  await waitFor(async () => expect(await getFromApi("/api/leads/1")).toMatchObject({ ...saved, status: "qualified" }));
  await choose("Anrede: Frau", "Keine Angabe");
  await waitFor(async () => expect(await getFromApi("/api/leads/1")).toMatchObject({ salutation: null }));
  await choose("Status: Qualifiziert", "Verloren");
  await press("Budget");
  await press("Speichern");
  await waitFor(async () => expect((await findField("Grund des Verlusts", record)).value).toBe("Budget"));
});

it("adds tags one by one or as a list, and Enter in the empty field does nothing", async () => {
  const { network } = await renderScreen(recordPath, { seed: { leads: [anna] } });
  const record = await findRecord("Anna");
  await press("Schlagwörter bearbeiten", { container: record });
  const field = await findField("Schlagwörter", record);
  await user.type(field, "{Enter}");
  expect(network.sent("leads/update")).toHaveLength(0);
  await fill("Schlagwörter", "SAP, Java", record);
  await waitFor(() =>
    expect(network.sent("leads/update").map(({ body }) => body)).toEqual([{ tags: ["SAP", "Java"] }]),
  );
  await user.keyboard("{Escape}");
  expect(textOf(await within(record).findByRole("list", { name: "Schlagwörter" }))).toBe("SAPJava");
  expect(await findRecord("Anna")).toBeTruthy();
});

it("keeps tags that were refused with the reason, until they are saved or reverted", async () => {
  const { network, getFromApi } = await renderScreen(recordPath, { seed: { leads: [{ ...anna, tags: ["Java"] }] } });
  const record = await findRecord("Anna");
  const tags = () => within(record).getAllByRole("row").map(textOf);
  const storedTags = async () => (await getFromApi<Lead>("/api/leads/1")).tags;
  await press("Schlagwörter bearbeiten", { container: record });
  const tooLong = "Rechenzentrum und Netzwerke in Norddeutschland";
  await fill("Schlagwörter", `SAP, ${tooLong},`, record);
  await expectText("Maximal 40 Zeichen", record);
  expect(tags()).toEqual(["Java", "SAP", tooLong]);
  expect(network.sent("leads/update")).toHaveLength(0);
  await user.keyboard("{Backspace}");
  await waitFor(async () => expect(await storedTags()).toEqual(["Java", "SAP"]));
  await waitFor(() => expect(tags()).toEqual(["Java", "SAP"]));

  network.goOffline();
  await fill("Schlagwörter", "Messe,", record);
  await expectText(/^Keine Verbindung. Ihre Eingaben bleiben erhalten/, record);
  expect(tags()).toEqual(["Java", "SAP", "Messe"]);
  network.goOnline();
  await user.click(await findField("Schlagwörter", record));
  await enter();
  await waitFor(async () => expect(await storedTags()).toEqual(["Java", "SAP", "Messe"]));

  network.goOffline();
  await fill("Schlagwörter", "Köln,", record);
  await expectText(/^Keine Verbindung. Ihre Eingaben bleiben erhalten/, record);
  await user.keyboard("{Escape}");
  expect(textOf(await within(record).findByRole("list", { name: "Schlagwörter" }))).toBe("JavaSAPMesse");
});

it("opens the long notes on a press, and saves them when they lose the focus", async () => {
  const { network, getFromApi } = await renderScreen(recordPath, {
    seed: { leads: [{ ...anna, vorbereitung: "Zahlen lesen" }] },
  });
  const record = await findRecord("Anna");
  expect(network.sent("leads/get")).toHaveLength(0);
  await press("Vorbereitung", { container: record });
  const field = await findField("Vorbereitung", record);
  expect(field.value).toBe("Zahlen lesen");
  await fill("Vorbereitung", "Zahlen lesen\nBudget klären", record);
  await user.tab();
  await expectToast("Lead aktualisiert");
  expect((await getFromApi<Lead>("/api/leads/1")).vorbereitung).toBe("Zahlen lesen\nBudget klären");
});

it("works by keyboard alone, from the list to a saved value", async () => {
  const { getFromApi } = await renderScreen(crmPath, { seed: { leads: [anna] } });
  (await screen.findByRole("button", { name: "Anna" })).focus();
  await enter();
  const record = await findRecord("Anna");
  await waitFor(() => expect(record.contains(document.activeElement)).toBe(true));
  const isAt = (label: string) => document.activeElement?.getAttribute("aria-label") === label;
  for (let presses = 0; presses < 10 && !isAt("Position"); presses += 1) await user.tab();
  await user.keyboard("{Control>}a{/Control}Vorständin{Enter}");
  await expectToast("Lead aktualisiert");
  expect((await getFromApi<Lead>("/api/leads/1")).position).toMatch(/Vorständin$/);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Anna" })));
});
