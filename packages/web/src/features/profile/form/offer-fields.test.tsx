import type { User } from "@linkedpotential/contract/user/schema";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectText, expectToast, fill, findField, press, selectOption, user } from "../../../testing/user.ts";

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  return { ...opened, form: await openProfileDialog("Profil bearbeiten") };
}
const save = () => press("Speichern");
const referenceOf = (position: number) => screen.findByRole("group", { name: `Referenz ${position}` });

it("the day rate is a whole amount, and can be removed", async () => {
  const { network, getFromApi } = await open();
  for (const wrong of ["720,50", "0", "20.000", "viel"]) {
    await fill("Tagessatz", wrong);
    await save();
    await expectText("Bitte einen ganzen Betrag von 1 bis 10.000 Euro angeben.");
    expect((await findField("Tagessatz")).value).toBe(wrong);
  }
  expect(network.sent()).toEqual([]);
  await fill("Tagessatz", "1.120 €");
  await save();
  await expectToast("Profil aktualisiert");
  expect(await getFromApi("/api/auth/me")).toMatchObject({ dayRate: 1120 });
  await openProfileDialog("Profil bearbeiten");
  expect((await findField("Tagessatz")).value).toBe("1.120");
  await fill("Tagessatz", "");
  await save();
  await waitFor(async () => expect(await getFromApi("/api/auth/me")).toMatchObject({ dayRate: null }));
});

it("languages have a level, none can be chosen twice, and one can be removed", async () => {
  const { form, getFromApi } = await open();
  await press("Sprache hinzufügen");
  await press("Sprache hinzufügen");
  await user.click(await screen.findByLabelText("Sprache 2", { selector: "button" }));
  expect(await screen.findByRole("option", { name: "Spanisch" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Deutsch" })).toBeNull();
  await press("Spanisch", { role: "option" });
  await selectOption("Niveau: Spanisch", "Gut");
  await press("Sprache hinzufügen");
  await press("Entfernen: Englisch");
  expect(within(form).queryByLabelText("Sprache 3", { selector: "button" })).toBeNull();
  await save();
  await expectToast("Profil aktualisiert");
  expect(await getFromApi("/api/auth/me")).toMatchObject({
    languages: [
      { language: "de", level: "native" },
      { language: "es", level: "good" },
    ],
  });
});

it("an incomplete reference names the missing fields, and nothing that was typed is lost", async () => {
  const { network, getFromApi } = await open();
  await press("Referenz hinzufügen");
  const first = await referenceOf(1);
  await fill("Kunde oder Projekt", "Werft", first);
  await fill("In einem Satz: Was haben Sie gemacht?", "Imagefilm.", first);
  await selectOption("Jahr", "2024", first);
  await fill("Link (freiwillig)", "werft.example.org", first);
  await press("Referenz hinzufügen");
  const second = await referenceOf(2);
  await fill("Link (freiwillig)", "http://werft.example.org", second);
  await save();
  await expectText("Bitte nennen Sie den Kunden oder das Projekt.", second);
  await expectText("Bitte beschreiben Sie in einem Satz, was Sie gemacht haben.", second);
  await expectText("Bitte eine vollständige Adresse angeben, die mit https:// beginnt.", second);
  expect((await findField("Link (freiwillig)", second)).value).toBe("http://werft.example.org");
  expect(network.sent()).toEqual([]);
  await press("Entfernen: Referenz 2");
  await save();
  await expectToast("Profil aktualisiert");
  const { references } = await getFromApi<User>("/api/auth/me");
  expect(references).toEqual([
    { customer: "Werft", year: 2024, text: "Imagefilm.", link: "https://werft.example.org" },
  ]);
});

it("at most five references can be added, and other devices' references are kept", async () => {
  const { account, getFromApi } = await open();
  for (let at = 0; at < 5; at += 1) await press("Referenz hinzufügen");
  expect(screen.queryByRole("button", { name: "Referenz hinzufügen" })).toBeNull();
  for (let at = 5; at > 0; at -= 1) await press(`Entfernen: Referenz ${at}`);
  const reference = { customer: "Werft", year: 2024, text: "Imagefilm.", link: "" };
  await changeAccount(account, { references: [reference] });
  await fill("Info", "Ich filme.");
  await save();
  await expectToast("Profil aktualisiert");
  expect(await getFromApi("/api/auth/me")).toMatchObject({ description: "Ich filme.", references: [reference] });
});

it("a business has no fields for an offer", async () => {
  await renderScreen("/business/dashboard", { as: { role: "business" } });
  const form = await openProfileDialog("Profil bearbeiten");
  expect(within(form).queryByLabelText("Tagessatz")).toBeNull();
});
