import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectText, expectToast, fill, findConfirmation, findField, press, user } from "../../../testing/user.ts";

const next = "äußerst-geheim";
const submit = () => press("Passwort ändern");

async function open() {
  const opened = await renderScreen(overviewPath);
  return { ...opened, form: await openProfileDialog("Login & Sicherheit") };
}

async function fillForm(current: string, wanted: string, confirmation = wanted) {
  await fill("Aktuelles Passwort", current);
  await fill("Neues Passwort", wanted);
  await fill("Neues Passwort wiederholen", confirmation);
}

it("the form checks for missing input, then the length, then the confirmation [SEC-02..04, SEC-07, SEC-08, CONST-25, ERR-46]", async () => {
  const { network, account, form } = await open();
  await submit();
  await expectText("Bitte geben Sie Ihr aktuelles Passwort ein.", form);
  await expectText("Bitte geben Sie ein neues Passwort ein.", form);
  await expectText("Bitte geben Sie das neue Passwort noch einmal ein.", form);
  expect(document.activeElement).toBe(await findField("Aktuelles Passwort"));
  const unequal = "Die Passwörter stimmen nicht überein.";
  await fillForm(account.password, "sieben7", "anders");
  await submit();
  await expectText("Das Passwort muss mindestens 8 Zeichen lang sein.");
  expect(screen.queryByText(unequal)).toBeNull();
  await fillForm(account.password, "acht-Zeichen", "acht-zeichen");
  await submit();
  await expectText(unequal);
  expect(document.activeElement).toBe(await findField("Neues Passwort wiederholen"));
  expect(network.sent()).toEqual([]);
});

it("a password change signs out all other devices [SEC-01, SEC-05, TOAST-26]", async () => {
  const { account, stack, form, reload } = await open();
  const { email } = account.user;
  const login = (password: string) =>
    stack.call("auth/login", { body: { email, password, workspaceSlug: "freelance" } });
  const other = (await login(account.password)).json as { token: string };
  await expectText(/auf allen anderen Geräten abgemeldet/, form);
  await fillForm(account.password, next);
  await submit();
  await expectToast("Passwort geändert");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([(await login(account.password)).status, (await login(next)).status]).toEqual([401, 200]);
  await reload();
  expect(await screen.findByRole("button", { name: /^Profilmenü/ })).toBeTruthy();
  await renderScreen(overviewPath, { as: { ...account, token: other.token } });
  await expectPath("/landing/freelance");
});

it("a wrong current password is shown at its field, and the input stays [SEC-08]", async () => {
  const { account } = await open();
  await fillForm(`${account.password}-nicht`, next);
  await user.keyboard("{Enter}");
  await expectText("Das aktuelle Passwort ist falsch.");
  expect(document.activeElement).toBe(await findField("Aktuelles Passwort"));
  expect((await findField("Neues Passwort")).value).toBe(next);
  expect(location.pathname).toBe("/freelance/dashboard");
});

it("passwords can be shown, and the dialog asks before it discards them", async () => {
  const { account, form } = await open();
  await fill("Aktuelles Passwort", account.password);
  const [show] = await within(form).findAllByRole("button", { name: "Passwort anzeigen" });
  if (show) await user.click(show);
  expect((await findField("Aktuelles Passwort")).type).toBe("text");
  await user.keyboard("{Escape}");
  await press("Verwerfen", { container: await findConfirmation() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await openProfileDialog("Login & Sicherheit");
  expect((await findField("Aktuelles Passwort")).value).toBe("");
});
