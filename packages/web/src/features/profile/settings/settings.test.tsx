import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { choose, dialog, expectText, expectToast, hands, press, question, wordsOf } from "../../../testing/person.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openDialog, signIn } from "../../../testing/sign-in.ts";
import { overview } from "../../../testing/task-card.ts";

const list = (label: string) => screen.findByLabelText(label, { selector: "button" });
const switchOf = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("switch", { name });
const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });
const save = () => press("Speichern");
const root = document.documentElement;

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overview, options);
  return { ...opened, form: await openProfileDialog("Einstellungen") };
}

async function offered(label: string) {
  await hands.click(await list(label));
  const options = (await screen.findAllByRole("option")).map(wordsOf);
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
  return options;
}

it("offers languages, time zones, themes, visibility and notifications [SET-01..04, SET-05..08, SET-09..12, SET-13, SET-15, SET-20-NS, CONST-03, CONST-04]", async () => {
  await open();
  expect(wordsOf(await list("Sprache"))).toContain("Deutsch");
  expect(await offered("Sprache")).toEqual(["Deutsch", "English", "Français"]);
  expect(wordsOf(await list("Zeitzone"))).toContain("Europe/Berlin");
  expect(await offered("Zeitzone")).toEqual(["Europe/Berlin", "Europe/London", "America/New_York"]);
  const themes = screen.getAllByRole<HTMLInputElement>("radio");
  expect(themes.map(({ checked, labels }) => [wordsOf(labels?.[0]), checked])).toEqual([
    ["System", true],
    ["Hell", false],
    ["Dunkel", false],
  ]);
  expect((await switchOf(/Profil in der Community sichtbar/)).checked).toBe(true);
  expect(screen.getAllByRole("switch", { name: /: (In der App|Per E-Mail)$/ })).toHaveLength(10);
  expect((await switchOf("Neuer Beitrag in der Community: Per E-Mail")).checked).toBe(false);
});

it("saves what was changed and shows it again later [SET-06, SET-14, SET-16, SET-17, SET-19-NS, TOAST-24]", async () => {
  const { network, reload } = await open();
  await choose("Zeitzone", "America/New_York");
  await hands.click(await switchOf(/Profil in der Community sichtbar/));
  await hands.click(await switchOf("Fälliges Follow-up im CRM: Per E-Mail"));
  await save();
  await expectToast("Einstellungen gespeichert");
  expect(network.sent().map(({ body }) => body)).toEqual([
    { timezone: "America/New_York", profileVisible: false, notifications: { crm_followup: { mail: false } } },
  ]);
  await reload();
  await openProfileDialog("Einstellungen");
  expect(wordsOf(await list("Zeitzone"))).toContain("America/New_York");
  const names = ["Per E-Mail", "In der App"].map((way) => `Fälliges Follow-up im CRM: ${way}`);
  const switches = await Promise.all([/Profil in der Community sichtbar/, ...names].map(switchOf));
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it("shows the theme once it is saved, also after a reload [SET-10..12, SET-16]", async () => {
  const { reload } = await open();
  await hands.click(await radio("Dunkel"));
  expect(root.dataset.theme).toBe("light");
  await save();
  await waitFor(() => expect(root.dataset.theme).toBe("dark"));
  await reload();
  await openProfileDialog("Einstellungen");
  expect((await radio("Dunkel")).checked).toBe(true);
});

it("is German by default; English and French take effect at once and stay [SET-21-NS, I18N-01..04, I18N-05, I18N-11-NS]", async () => {
  const { account, reload } = await open();
  expect([account.user.language, root.lang]).toEqual(["de", "de"]);
  await choose("Sprache", "Français");
  await save();
  await expectText("Paramètres enregistrés");
  expect([root.lang, localStorage.getItem("language")]).toEqual(["fr", "fr"]);
  await reload();
  await screen.findByRole("button", { name: new RegExp(account.user.name) });
  await press(/Français/);
  await press("English", { role: "menuitemradio" });
  await waitFor(() => expect(root.lang).toBe("en"));
  await press(new RegExp(account.user.name));
  await press("Settings", { role: "menuitem" });
  await dialog("Settings");
  expect(wordsOf(await list("Language"))).toContain("English");
});

it("shows an error of the language call nowhere and undoes nothing [I18N-06..08]", async () => {
  const { network, reload } = await renderScreen(overview, { failing: { "user/set-language": { status: 500 } } });
  await press("Sprache: Deutsch");
  await press("English", { role: "menuitemradio" });
  await waitFor(() => expect(root.lang).toBe("en"));
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([["user/set-language", { language: "en" }]]);
  expect(screen.queryAllByRole("alert").map(wordsOf).filter(Boolean)).toEqual([]);
  await reload();
  expect(await screen.findByRole("button", { name: "Language: English" })).toBeTruthy();
});

it("brings language and theme of the account to another device [I18N-10, SET-18]", async () => {
  const { account } = await open();
  await choose("Sprache", "English");
  await hands.click(await radio("Dunkel"));
  await save();
  await expectText("Settings saved");
  await renderScreen("/landing/freelance", { as: "nobody" });
  expect([root.lang, root.dataset.theme]).toEqual(["de", "light"]);
  await openDialog("Anmelden");
  await signIn(account.user.email, account.password);
  expect(await screen.findByRole("button", { name: "Language: English" })).toBeTruthy();
  expect([root.lang, root.dataset.theme]).toEqual(["en", "dark"]);
});

it("brings what was changed on another device to one that is signed in already [I18N-10, SET-18]", async () => {
  const { stack, account, reload } = await renderScreen(overview);
  const { token } = account;
  const look = () => [root.lang, root.dataset.theme];
  await screen.findByRole("button", { name: "Sprache: Deutsch" });
  await stack.call("user/update-settings", { token, body: { language: "fr", theme: "dark" } });
  await reload();
  expect(await screen.findByRole("button", { name: "Langue\u00a0: Français" })).toBeTruthy();
  expect(look()).toEqual(["fr", "dark"]);
  await stack.call("user/update-settings", { token, body: { language: "de", theme: "system" } });
  await reload();
  expect(await screen.findByRole("button", { name: "Sprache: Deutsch" })).toBeTruthy();
  expect(look()).toEqual(["de", "light"]);
});

it("keeps the input of a failed save, and loses none unasked [SET-17]", async () => {
  await open({ failing: { "user/update-settings": { status: 500 } } });
  await choose("Zeitzone", "Europe/London");
  await save();
  await expectToast(/^Einstellungen konnten nicht gespeichert werden\./);
  expect(wordsOf(await list("Zeitzone"))).toContain("Europe/London");
  await hands.keyboard("{Escape}");
  await press("Verwerfen", { at: await question() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("sends nothing where nothing was changed", async () => {
  const { network } = await open();
  await choose("Zeitzone", "Europe/London");
  await choose("Zeitzone", "Europe/Berlin");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent()).toEqual([]);
});

it("asks again for settings that could not be loaded", async () => {
  const { network } = await open({ failing: { "user/get-settings": { status: 500 } } });
  await expectText("Einstellungen konnten nicht geladen werden");
  expect(screen.getByRole("button", { name: "Speichern" }).matches(":disabled, [aria-disabled=true]")).toBe(true);
  network.heal();
  await press("Erneut versuchen");
  expect(wordsOf(await list("Zeitzone"))).toContain("Europe/Berlin");
});
