import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openLandingDialog, signIn } from "../../../testing/sign-in.ts";
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

const list = (label: string) => screen.findByLabelText(label, { selector: "button" });
const switchOf = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("switch", { name });
const radio = (name: string) => screen.findByRole<HTMLInputElement>("radio", { name });
const save = () => press("Speichern");
const root = document.documentElement;

async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  return { ...opened, form: await openProfileDialog("Einstellungen") };
}

async function offered(label: string) {
  await user.click(await list(label));
  const options = (await screen.findAllByRole("option")).map(textOf);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryAllByRole("option")).toEqual([]));
  return options;
}

it("the settings offer languages, time zones, themes, visibility and notifications [SET-01..04, SET-05..08, SET-09..12, SET-13, SET-15, SET-20-NS, CONST-03, CONST-04]", async () => {
  await open();
  expect(textOf(await list("Sprache"))).toContain("Deutsch");
  expect(await offered("Sprache")).toEqual(["Deutsch", "English", "Français"]);
  expect(textOf(await list("Zeitzone"))).toContain("Europe/Berlin");
  expect(await offered("Zeitzone")).toEqual(["Europe/Berlin", "Europe/London", "America/New_York"]);
  const themes = screen.getAllByRole<HTMLInputElement>("radio");
  expect(themes.map(({ checked, labels }) => [textOf(labels?.[0]), checked])).toEqual([
    ["System", true],
    ["Hell", false],
    ["Dunkel", false],
  ]);
  expect((await switchOf(/Profil in der Community sichtbar/)).checked).toBe(true);
  expect(screen.getAllByRole("switch", { name: /: (In der App|Per E-Mail)$/ })).toHaveLength(12);
  expect((await switchOf("Neuer Beitrag in der Community: Per E-Mail")).checked).toBe(false);
});

it("saving sends the changed settings only, and a reload shows them [SET-06, SET-14, SET-16, SET-17, SET-19-NS, TOAST-24]", async () => {
  const { network, reload } = await open();
  await selectOption("Zeitzone", "America/New_York");
  await user.click(await switchOf(/Profil in der Community sichtbar/));
  await user.click(await switchOf("Fälliges Follow-up im CRM: Per E-Mail"));
  await save();
  await expectToast("Einstellungen gespeichert");
  expect(network.sent().map(({ body }) => body)).toEqual([
    { timezone: "America/New_York", profileVisible: false, notifications: { crm_followup: { mail: false } } },
  ]);
  await reload();
  await openProfileDialog("Einstellungen");
  expect(textOf(await list("Zeitzone"))).toContain("America/New_York");
  const names = ["Per E-Mail", "In der App"].map((way) => `Fälliges Follow-up im CRM: ${way}`);
  const switches = await Promise.all([/Profil in der Community sichtbar/, ...names].map(switchOf));
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it("a theme applies once it is saved, and still after a reload [SET-10..12, SET-16]", async () => {
  const { reload } = await open();
  await user.click(await radio("Dunkel"));
  expect(root.dataset.theme).toBe("light");
  await save();
  await waitFor(() => expect(root.dataset.theme).toBe("dark"));
  await reload();
  await openProfileDialog("Einstellungen");
  expect((await radio("Dunkel")).checked).toBe(true);
});

it("the app is German by default; English and French apply at once and persist [SET-21-NS, I18N-01..04, I18N-05, I18N-11-NS]", async () => {
  const { account, reload } = await open();
  expect([account.user.language, root.lang]).toEqual(["de", "de"]);
  await selectOption("Sprache", "Français");
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
  await findDialog("Settings");
  expect(textOf(await list("Language"))).toContain("English");
});

it("a failed language request shows no error and keeps the chosen language [I18N-06..08]", async () => {
  const { network, reload } = await renderScreen(overviewPath, { failing: { "user/set-language": { status: 500 } } });
  await press("Sprache: Deutsch");
  await press("English", { role: "menuitemradio" });
  await waitFor(() => expect(root.lang).toBe("en"));
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([["user/set-language", { language: "en" }]]);
  expect(screen.queryAllByRole("alert").map(textOf).filter(Boolean)).toEqual([]);
  await reload();
  expect(await screen.findByRole("button", { name: "Language: English" })).toBeTruthy();
});

it("signing in on another device applies the language and theme of the account [I18N-10, SET-18]", async () => {
  const { account } = await open();
  await selectOption("Sprache", "English");
  await user.click(await radio("Dunkel"));
  await save();
  await expectText("Settings saved");
  await renderScreen("/landing/freelance", { as: "nobody" });
  expect([root.lang, root.dataset.theme]).toEqual(["de", "light"]);
  await openLandingDialog("Anmelden");
  await signIn(account.user.email, account.password);
  expect(await screen.findByRole("button", { name: "Language: English" })).toBeTruthy();
  expect([root.lang, root.dataset.theme]).toEqual(["en", "dark"]);
});

it("a reload applies the language and theme that were changed on another device [I18N-10, SET-18]", async () => {
  const { stack, account, reload } = await renderScreen(overviewPath);
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

it("a failed save keeps the input, and the dialog asks before it discards the input [SET-17]", async () => {
  await open({ failing: { "user/update-settings": { status: 500 } } });
  await selectOption("Zeitzone", "Europe/London");
  await save();
  await expectToast(/^Einstellungen konnten nicht gespeichert werden\./);
  expect(textOf(await list("Zeitzone"))).toContain("Europe/London");
  await user.keyboard("{Escape}");
  await press("Verwerfen", { container: await findConfirmation() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("saving without a change sends nothing", async () => {
  const { network } = await open();
  await selectOption("Zeitzone", "Europe/London");
  await selectOption("Zeitzone", "Europe/Berlin");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent()).toEqual([]);
});

it("settings that could not be loaded cannot be saved, and can be reloaded", async () => {
  const { network } = await open({ failing: { "user/get-settings": { status: 500 } } });
  await expectText("Einstellungen konnten nicht geladen werden");
  expect(screen.getByRole("button", { name: "Speichern" }).matches(":disabled, [aria-disabled=true]")).toBe(true);
  network.clearFailures();
  await press("Erneut versuchen");
  expect(textOf(await list("Zeitzone"))).toContain("Europe/Berlin");
});

it("saving a chance keeps those that another window has changed", async () => {
  const { stack, account, network } = await open();
  await fill("Angebot", "80");
  await stack.call(
    { method: "PATCH", path: "/api/user/work-settings" },
    {
      token: account.token,
      body: { chances: { new: 15, contacted: 20, interested: 35, qualified: 50, proposal: 65 } },
    },
  );
  await save();
  await expectToast("Einstellungen gespeichert");
  expect(network.sent("user/update-work-settings").map(({ body }) => body)).toEqual([
    { chances: { new: 15, contacted: 20, interested: 35, qualified: 50, proposal: 80 } },
  ]);
});

it("saves the chances per status, resets them, and the weighted pipeline follows", async () => {
  const seed = { leads: [{ status: "proposal" as const, dealValue: 1000 }] };
  const { network, account } = await open({ seed });
  await fill("Angebot", "80");
  await fill("Neu", "250");
  expect((await findField("Neu")).value).toBe("100");
  await press("Zurücksetzen");
  expect((await findField("Angebot")).value).toBe("65");
  await fill("Angebot", "80");
  network.goOffline();
  await save();
  await expectText(/^Keine Verbindung/, await findDialog());
  expect((await findField("Angebot")).value).toBe("80");
  network.goOnline();
  await save();
  await expectToast("Einstellungen gespeichert");
  expect(network.sent("user/update-work-settings").at(-1)?.body).toEqual({
    chances: { new: 10, contacted: 20, interested: 35, qualified: 50, proposal: 80 },
  });
  expect(network.sent("user/update-settings")).toEqual([]);
  await renderScreen("/freelance/dashboard?section=leads", { as: account });
  await screen.findByRole("link", { name: /800\s€ gewichtet/ });
});
