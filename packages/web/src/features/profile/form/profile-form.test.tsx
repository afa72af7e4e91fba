import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  choose,
  dialog,
  expectText,
  expectToast,
  field,
  fill,
  hands,
  press,
  question,
  wordsOf,
} from "../../../testing/person.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overview } from "../../../testing/task-card.ts";

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
const shownArea = async () => wordsOf(await screen.findByLabelText(area, { selector: "button" }));
const skills = () => screen.queryAllByRole("row").map(wordsOf);
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const save = () => press("Speichern");

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overview, options);
  return { ...opened, form: await openProfileDialog("Profil bearbeiten") };
}

it("saves every field of the profile and asks who-am-I again [API-13, PROF-01, PROF-03..06, PROF-07, PROF-08, PROF-28..30, TOAST-25]", async () => {
  const { network, account, reload } = await open();
  expect([(await field("Name")).value, (await field("E-Mail-Adresse")).value]).toEqual([
    account.user.name,
    account.user.email,
  ]);
  await fill("Name", "Jörg Weißhäupl");
  await choose(area, "Sales & Akquise");
  await hands.type(await field("Skills"), "Kaltakquise,Präsentation,");
  await fill("Info", "Ich gewinne Kunden für Maschinenbauer.");
  await fill("LinkedIn URL", "de.linkedin.com/in/jörg-weißhäupl?trk=abc");
  const askedBefore = network.sent("auth/me").length;
  await save();
  await expectToast("Profil aktualisiert");
  await expectClosed();
  expect(await screen.findByRole("button", { name: "Profilmenü: Jörg Weißhäupl" })).toBeTruthy();
  expect(network.sent().map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: "Jörg Weißhäupl", activityArea: "Sales & Akquise" }),
  ]);
  await waitFor(() => expect(network.sent("auth/me")).toHaveLength(askedBefore + 1));
  await reload();
  await openProfileDialog("Profil bearbeiten");
  expect(await shownArea()).toContain("Sales & Akquise");
  expect(skills()).toEqual(["Kaltakquise", "Präsentation"]);
  expect((await field("Info")).value).toBe("Ich gewinne Kunden für Maschinenbauer.");
  expect((await field("LinkedIn URL")).value).toBe("https://www.linkedin.com/in/jörg-weißhäupl");
});

it("offers the activity areas, with a text of one's own behind the last [PROF-09..12, PROF-13..16, PROF-17..20, PROF-21]", async () => {
  await open();
  await hands.click(await screen.findByLabelText(area, { selector: "button" }));
  expect((await screen.findAllByRole("option")).map(wordsOf)).toEqual(["Keine Angabe", ...activityAreas]);
  await press("Sonstiges", { role: "option" });
  await fill("Ihr Tätigkeitsbereich", "Übersetzungen");
  await save();
  await expectClosed();
  await openProfileDialog("Profil bearbeiten");
  expect(await shownArea()).toContain("Sonstiges");
  expect((await field("Ihr Tätigkeitsbereich")).value).toBe("Übersetzungen");
});

it("refuses a wrong LinkedIn URL with an example and saves an empty one [PROF-22..24, ERR-44]", async () => {
  const { network } = await open();
  for (const wrong of ["xing.com/profile/ich", "linkedin.com/company/firma", "https://linkedin.com.evil.de/in/ich"]) {
    await fill("LinkedIn URL", wrong);
    await save();
    await expectText("Ungültige LinkedIn URL. Beispiel: linkedin.com/in/ihr-name");
    expect(document.activeElement).toBe(await field("LinkedIn URL"));
  }
  expect(network.sent()).toEqual([]);
  await fill("LinkedIn URL", "");
  await save();
  await expectToast("Profil aktualisiert");
});

it("tells that the e-mail address belongs to another user and keeps the input [PROF-31, ERR-38, ERR-39]", async () => {
  const { account: other } = await renderScreen(overview);
  const { form, account } = await open();
  await fill("E-Mail-Adresse", other.user.email);
  await fill("Aktuelles Passwort", account.password);
  await save();
  await expectToast("Diese E-Mail-Adresse wird bereits von einem anderen Nutzer verwendet.");
  await expectText("E-Mail-Adresse wird bereits verwendet.", form);
  expect((await field("E-Mail-Adresse")).value).toBe(other.user.email);
});

it("tells a signed-out person to sign in again [ERR-40]", async () => {
  const body = { error: "Nicht angemeldet", code: "session.missing" };
  await open({ failing: { "profile/update": { status: 401, body } } });
  await fill("Name", "Käthe");
  await save();
  await press("Abmelden");
  await expectToast(/Sie sind nicht angemeldet\. Bitte loggen Sie sich erneut ein\./);
});

it("keeps the dialog and its input after any other failure [ERR-41]", async () => {
  const { network } = await open({ failing: { "profile/update": { status: 500 } } });
  await fill("Name", "Käthe Neu");
  await save();
  await expectToast(/^Profil konnte nicht aktualisiert werden\./);
  expect((await field("Name")).value).toBe("Käthe Neu");
  network.heal();
  await save();
  await expectToast("Profil aktualisiert");
});

it("requires a name and a valid e-mail address, and sends nothing wrong [PROF-32]", async () => {
  const { network } = await open();
  await fill("Name", " ");
  await fill("E-Mail-Adresse", "keine-adresse");
  await hands.keyboard("{Enter}");
  await expectText("Bitte geben Sie Ihren Namen ein.");
  await expectText("Gültige E-Mail erforderlich");
  expect(document.activeElement).toBe(await field("Name"));
  expect(network.sent()).toEqual([]);
});

it("adds skills by comma, pasted in one go, and takes them back [PROF-06, PROF-35]", async () => {
  await open();
  await fill("Skills", "Texten, Lektorat, Texten");
  await hands.keyboard("{Enter}");
  await waitFor(() => expect(skills()).toEqual(["Texten", "Lektorat"]));
  await hands.keyboard("{Backspace}");
  await waitFor(() => expect(skills()).toEqual(["Texten"]));
  await hands.click(within(screen.getByRole("row", { name: "Texten" })).getByRole("button"));
  await waitFor(() => expect(skills()).toEqual([]));
});

it("takes a pasted list whole, cells and lines too, and refuses what is too long or too many [O192]", async () => {
  const { network } = await open();
  await hands.click(await field("Skills"));
  await hands.paste("Projektleitung, Anforderungsanalyse; Vertriebssteuerung\tMessebau\r\nLektorat\n");
  const listed = ["Projektleitung", "Anforderungsanalyse", "Vertriebssteuerung", "Messebau", "Lektorat"];
  await waitFor(() => expect(skills()).toEqual(listed));
  await hands.paste("x".repeat(51));
  await save();
  await expectText("Maximal 50 Zeichen");
  await hands.keyboard("{Backspace}");
  await hands.paste(Array.from({ length: 26 }, (_, index) => `Skill ${index}`).join("\n"));
  await save();
  await expectText("Höchstens 30 Skills.");
  expect(skills()).toHaveLength(31);
  expect(network.sent()).toEqual([]);
});

it("asks before unsaved input is lost, and saves once when pressed twice", async () => {
  const { network, account } = await open();
  await fill("Info", "Ein Satz.");
  await hands.keyboard("{Escape}");
  await press("Weiter bearbeiten", { at: await question() });
  expect((await field("Info")).value).toBe("Ein Satz.");
  await press("Abbrechen");
  await press("Verwerfen", { at: await question() });
  await expectClosed();
  await openProfileDialog("Profil bearbeiten");
  expect((await field("Info")).value).toBe(account.user.description);
  await fill("Info", "Zwei Sätze.");
  await hands.dblClick(within(await dialog()).getByRole("button", { name: "Speichern" }));
  await expectToast("Profil aktualisiert");
  expect(network.sent("profile/update")).toHaveLength(1);
});
