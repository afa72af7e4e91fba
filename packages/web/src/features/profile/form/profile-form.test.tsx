import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation } from "../../../testing/community.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
  user,
} from "../../../testing/user.ts";

const activityAreas = [
  "Webdesign & Webentwicklung",
  "Grafikdesign & Branding",
  "Online Marketing & SEO",
  "Content Creation & Copywriting",
  "Social Media Management",
  "Softwareentwicklung & Programmierung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
];

const area = "Tätigkeitsbereich";
const shownArea = async () => textOf(await screen.findByLabelText(area, { selector: "button" }));
const skills = () => screen.queryAllByRole("row").map(textOf);
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const save = () => press("Speichern");

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  return { ...opened, form: await openProfileDialog("Profil bearbeiten") };
}

it("saving stores every field of the profile and refetches the user [API-13, PROF-01, PROF-03..06, PROF-07, PROF-08, PROF-28..30, TOAST-25]", async () => {
  const { network, account, reload } = await open();
  expect([(await findField("Name")).value, (await findField("E-Mail-Adresse")).value]).toEqual([
    account.user.name,
    account.user.email,
  ]);
  await fill("Name", "Jörg Weißhäupl");
  await selectOption(area, "Sales & Akquise");
  await user.type(await findField("Skills"), "Kaltakquise,Präsentation,");
  await fill("Info", "Ich gewinne Kunden für Maschinenbauer.");
  await fill("LinkedIn-URL", "de.linkedin.com/in/jörg-weißhäupl?trk=abc");
  const askedBefore = network.sent("auth/me").length;
  await save();
  await expectToast("Profil aktualisiert");
  await expectClosed();
  expect(await screen.findByRole("button", { name: "Profilmenü: Jörg Weißhäupl" })).toBeTruthy();
  expect(network.sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: "Jörg Weißhäupl", activityArea: "Sales & Akquise" }),
  ]);
  // Read once before the profile is saved, and once after it.
  await waitFor(() => expect(network.sent("auth/me")).toHaveLength(askedBefore + 2));
  await reload();
  await openProfileDialog("Profil bearbeiten");
  expect(await shownArea()).toContain("Sales & Akquise");
  expect(skills()).toEqual(["Kaltakquise", "Präsentation"]);
  expect((await findField("Info")).value).toBe("Ich gewinne Kunden für Maschinenbauer.");
  expect((await findField("LinkedIn-URL")).value).toBe("https://www.linkedin.com/in/jörg-weißhäupl");
});

it("the form offers the activity areas, and the last one accepts a custom text [PROF-09..12, PROF-13..16, PROF-17..20, PROF-21]", async () => {
  await open();
  await user.click(await screen.findByLabelText(area, { selector: "button" }));
  expect((await screen.findAllByRole("option")).map(textOf)).toEqual(["Keine Angabe", ...activityAreas]);
  await press("Sonstiges", { role: "option" });
  await fill("Ihr Tätigkeitsbereich", "Übersetzungen");
  await save();
  await expectClosed();
  await openProfileDialog("Profil bearbeiten");
  expect(await shownArea()).toContain("Sonstiges");
  expect((await findField("Ihr Tätigkeitsbereich")).value).toBe("Übersetzungen");
});

it("the form rejects an invalid LinkedIn URL with an example and saves an empty one [PROF-22..24, ERR-44]", async () => {
  const { network } = await open();
  for (const wrong of ["xing.com/profile/ich", "linkedin.com/company/firma", "https://linkedin.com.evil.de/in/ich"]) {
    await fill("LinkedIn-URL", wrong);
    await save();
    await expectText("Ungültige LinkedIn URL. Beispiel: linkedin.com/in/ihr-name");
    expect(document.activeElement).toBe(await findField("LinkedIn-URL"));
  }
  expect(network.sent()).toEqual([]);
  await fill("LinkedIn-URL", "");
  await save();
  await expectToast("Profil aktualisiert");
});

it("the form rejects the e-mail address of another user and keeps the input [PROF-31, ERR-38, ERR-39]", async () => {
  const { account: other } = await renderScreen(overviewPath);
  const { form, account } = await open();
  await fill("E-Mail-Adresse", other.user.email);
  await fill("Aktuelles Passwort", account.password);
  await save();
  await expectToast("Diese E-Mail-Adresse wird bereits von einem anderen Nutzer verwendet.");
  await expectText("E-Mail-Adresse wird bereits verwendet.", form);
  expect((await findField("E-Mail-Adresse")).value).toBe(other.user.email);
});

it("saving after the session has ended asks the user to sign in again [ERR-40]", async () => {
  const body = { error: "Nicht angemeldet", code: "session.missing" };
  await open({ failing: { "profile/update": { status: 401, body } } });
  await fill("Name", "Käthe");
  await save();
  await press("Abmelden");
  await expectToast(/Sie sind nicht angemeldet\. Bitte loggen Sie sich erneut ein\./);
});

it("the dialog and its input stay after any other failure [ERR-41]", async () => {
  const { network } = await open({ failing: { "profile/update": { status: 500 } } });
  await fill("Name", "Käthe Neu");
  await save();
  await expectToast(/^Profil konnte nicht aktualisiert werden\./);
  expect((await findField("Name")).value).toBe("Käthe Neu");
  network.clearFailures();
  await save();
  await expectToast("Profil aktualisiert");
});

it("the form requires a name and a valid e-mail address before it sends anything [PROF-32]", async () => {
  const { network } = await open();
  await fill("Name", " ");
  await fill("E-Mail-Adresse", "keine-adresse");
  await user.keyboard("{Enter}");
  await expectText("Bitte geben Sie Ihren Namen ein.");
  await expectText("Gültige E-Mail erforderlich");
  expect(document.activeElement).toBe(await findField("Name"));
  expect(network.sent()).toEqual([]);
});

it("a text with commas adds several skills without duplicates, and skills can be removed [PROF-06, PROF-35]", async () => {
  await open();
  await fill("Skills", "Texten, Lektorat, Texten");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(skills()).toEqual(["Texten", "Lektorat"]));
  await user.keyboard("{Backspace}");
  await waitFor(() => expect(skills()).toEqual(["Texten"]));
  await user.click(within(screen.getByRole("row", { name: "Texten" })).getByRole("button"));
  await waitFor(() => expect(skills()).toEqual([]));
});

it("a pasted list is split at separators, cells and lines; too long or too many skills are rejected [O192]", async () => {
  const { network } = await open();
  await user.click(await findField("Skills"));
  await user.paste("Projektleitung, Anforderungsanalyse; Vertriebssteuerung\tMessebau\r\nLektorat\n");
  const listed = ["Projektleitung", "Anforderungsanalyse", "Vertriebssteuerung", "Messebau", "Lektorat"];
  await waitFor(() => expect(skills()).toEqual(listed));
  await user.paste("x".repeat(51));
  await save();
  await expectText("Maximal 50 Zeichen");
  await user.keyboard("{Backspace}");
  await user.paste(Array.from({ length: 26 }, (_, index) => `Skill ${index}`).join("\n"));
  await save();
  await expectText("Höchstens 30 Skills.");
  expect(skills()).toHaveLength(31);
  expect(network.sent()).toEqual([]);
});

it("the dialog asks before it discards input, and a double click saves once", async () => {
  const { network, account } = await open();
  await fill("Info", "Ein Satz.");
  await user.keyboard("{Escape}");
  await press("Weiter bearbeiten", { container: await findConfirmation() });
  expect((await findField("Info")).value).toBe("Ein Satz.");
  await press("Abbrechen");
  await press("Verwerfen", { container: await findConfirmation() });
  await expectClosed();
  await openProfileDialog("Profil bearbeiten");
  expect((await findField("Info")).value).toBe(account.user.description);
  await fill("Info", "Zwei Sätze.");
  await user.dblClick(within(await findDialog()).getByRole("button", { name: "Speichern" }));
  await expectToast("Profil aktualisiert");
  expect(network.sent("profile/update")).toHaveLength(1);
});

it("saving keeps what another window has changed, and asks before it overwrites the same field", async () => {
  const { network, account, getFromApi } = await open();
  await fill("Info", "Ich baue Shops.");
  await changeAccount(account, { availability: "Ab März" });
  await save();
  await expectToast("Profil aktualisiert");
  expect(await getFromApi("/api/auth/me")).toMatchObject({ availability: "Ab März", description: "Ich baue Shops." });

  await openProfileDialog("Profil bearbeiten");
  await fill("Info", "Ich berate Händler.");
  await changeAccount(account, { description: "Ich schreibe Texte." });
  await save();
  await expectText("Inzwischen geändert in „Ich schreibe Texte.“.");
  expect((await findField("Info")).value).toBe("Ich berate Händler.");
  expect(network.sent("profile/update")).toHaveLength(1);
  await save();
  await waitFor(async () =>
    expect(await getFromApi("/api/auth/me")).toMatchObject({ description: "Ich berate Händler." }),
  );
});

it("a picture change keeps the profile that another window has saved", async () => {
  const { account } = await renderScreen(overviewPath);
  await changeAccount(account, { profileImage: "/media/a.webp" });
  const { network } = await renderScreen(overviewPath, { as: account });
  await openProfileDialog("Profil bearbeiten");
  await changeAccount(account, { availability: "Ab März" });
  await press("Profilbild bearbeiten");
  await press("Bild entfernen", { role: "menuitem" });
  await answerConfirmation("Profilbild entfernen?", "Entfernen");
  await expectToast("Profilbild entfernt");
  expect(network.sent("profile/update")).toMatchObject([{ body: { availability: "Ab März" } }]);
});

it("a freelancer's availability is saved, and kept when the picture changes", async () => {
  const { account } = await open();
  await fill("Verfügbarkeit", "Ab März, 3 Tage pro Woche");
  await save();
  await expectToast("Profil aktualisiert");
  await changeAccount(account, { profileImage: "/media/a.webp" });
  const { network } = await renderScreen(overviewPath, { as: account });
  await openProfileDialog("Profil bearbeiten");
  expect((await findField("Verfügbarkeit")).value).toBe("Ab März, 3 Tage pro Woche");
  await press("Profilbild bearbeiten");
  await press("Bild entfernen", { role: "menuitem" });
  await answerConfirmation("Profilbild entfernen?", "Entfernen");
  await expectToast("Profilbild entfernt");
  expect(network.sent("profile/update")).toMatchObject([{ body: { availability: "Ab März, 3 Tage pro Woche" } }]);
});

it("a business has none of the fields that describe what a freelancer offers", async () => {
  await renderScreen("/business/dashboard", { as: { role: "business" } });
  const form = await openProfileDialog("Profil bearbeiten");
  const fields = within(form)
    .getAllByRole("textbox")
    .map((field) => field.getAttribute("name"));
  expect(fields).toEqual(["name", "email", "linkedinUrl", "description"]);
  expect(within(form).queryByLabelText(area)).toBeNull();
});
