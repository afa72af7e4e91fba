import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { signIn } from "../../../testing/sign-in.ts";
import { expectHeading, expectText, fill, findDialog, findField, press, textOf } from "../../../testing/user.ts";

const forgot = "/freelance/forgot-password";
const reset = "/freelance/reset-password?token=abc&email=ada%40beispiel.de";
const requestLink = () => press("Link anfordern");
const savePassword = () => press("Passwort speichern");
const alert = async () => textOf(await within(screen.getByRole("main")).findByRole("alert"));
const busy = { status: 429, body: { error: "Zu viele Versuche.", code: "unknown" } };

async function fillForm(password: string, confirmation = password) {
  await fill("Neues Passwort", password);
  await fill("Passwort wiederholen", confirmation);
}

it.each(["linkedpotential", "paullouisconsulting", "freelance"])(
  "the forgot-password page requests a reset link in %s [ROUTE-15, ROUTE-16, ROUTE-113..116, ROUTE-117, ROUTE-118, FORGOT-01, FORGOT-03, PERM-03, ROLE-04]",
  async (workspaceSlug) => {
    const { account } = await renderScreen("/dashboard");
    const { email } = account.user;
    const { network, stack } = await renderScreen(`/${workspaceSlug}/forgot-password`, { as: "nobody" });
    await fill("E-Mail-Adresse", email);
    await requestLink();
    await expectHeading("Bitte prüfen Sie Ihr Postfach");
    expect(network.sent().map(({ body }) => body)).toEqual([{ email, workspaceSlug }]);
    const [link = ""] = /\/\w+\/reset-password\?\S+/.exec(stack.lastMailTo(email)?.text ?? "") ?? [];
    expect(link.split("/")[1]).toBe(workspaceSlug);
    await renderScreen(link, { as: "nobody" });
    expect(await findField("Neues Passwort")).toBeTruthy();
  },
);

it("the forgot-password page gives the same answer for an address without an account [D5]", async () => {
  await renderScreen(forgot, { as: "nobody" });
  await fill("E-Mail-Adresse", "unbekannt@beispiel.de");
  await requestLink();
  await expectText(/Wenn es zu unbekannt@beispiel\.de ein Konto gibt/);
  await press("Andere E-Mail-Adresse verwenden");
  expect((await findField("E-Mail-Adresse")).value).toBe("");
});

it("the forgot-password page requires a valid e-mail address [FORGOT-02]", async () => {
  const { network } = await renderScreen(forgot, { as: "nobody" });
  await expectHeading("Passwort vergessen");
  await requestLink();
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await fill("E-Mail-Adresse", "ohne-at");
  await requestLink();
  await expectText("Gültige E-Mail erforderlich");
  expect(network.sent()).toEqual([]);
  await press("Zurück zur Anmeldung", { role: "link" });
  expect(await findDialog("Anmelden")).toBeTruthy();
});

it("a failed request for a link shows the reason and keeps the input [ERR-134]", async () => {
  const { network } = await renderScreen(forgot, { as: "nobody", failing: { "auth/forgot-password": busy } });
  await fill("E-Mail-Adresse", "ada@beispiel.de");
  await requestLink();
  expect(await alert()).toBe("Zu viele Versuche.");
  network.fail("auth/forgot-password", { status: 400 });
  await requestLink();
  await waitFor(async () => expect(await alert()).toContain("Der Link konnte nicht angefordert werden."));
  expect((await findField("E-Mail-Adresse")).value).toBe("ada@beispiel.de");
});

it("the mailed link sets a new password, and the old one no longer works [RESET-01, RESET-02, RESET-09, ROLE-05, ROUTE-16]", async () => {
  const { account, stack } = await renderScreen("/dashboard");
  const { email } = account.user;
  await stack.call("auth/forgot-password", { body: { email, workspaceSlug: "freelance" } });
  const token = mailedToken(stack, email);
  const link = `/freelance/reset-password?${new URLSearchParams({ token, email })}`;
  const { network, reload } = await renderScreen(link, { as: "nobody" });
  await expectHeading("Neues Passwort festlegen");
  expect(location.pathname + location.search).toBe("/freelance/reset-password");
  await reload();
  await fillForm("ganz-neu");
  await savePassword();
  await expectHeading("Passwort geändert");
  expect(network.sent().map(({ body }) => body)).toEqual([{ token, email, newPassword: "ganz-neu" }]);
  expect(location.pathname + location.search).toBe("/freelance/reset-password");
  expect(JSON.stringify(history.state)).not.toContain(token);
  await press("Jetzt anmelden", { role: "link" });
  await findDialog("Anmelden");
  await signIn(email, account.password);
  expect(await within(await findDialog()).findByRole("alert")).toBeTruthy();
  await signIn(email, "ganz-neu");
  await expectPath("/freelance/dashboard");
});

it("the new password is validated before it is sent [RESET-06..08, CONST-128]", async () => {
  const { network } = await renderScreen(reset, { as: "nobody" });
  await savePassword();
  await expectText("Bitte geben Sie ein neues Passwort ein.");
  await expectText("Bitte geben Sie das neue Passwort noch einmal ein.");
  await fillForm("fünf5", "anders");
  await savePassword();
  await expectText("Das Passwort muss mindestens 6 Zeichen lang sein.");
  await expectText("Die Passwörter stimmen nicht überein.");
  expect(network.sent()).toEqual([]);
});

it.each(["", "?token=abc", "?email=ada%40beispiel.de"])(
  "a link with the query '%s' is shown as invalid [RESET-03..05]",
  async (query) => {
    await renderScreen(`/freelance/reset-password${query}`, { as: "nobody" });
    await expectHeading("Ungültiger Link");
    await press("Neuen Link anfordern", { role: "link" });
    await expectPath(forgot);
  },
);

it("an expired link shows a button for a new link [ERR-136]", async () => {
  const body = { error: "Der Link zum Zurücksetzen ist abgelaufen.", code: "auth.reset_expired" };
  await renderScreen(reset, { as: "nobody", failing: { "auth/reset-password": { status: 400, body } } });
  await fillForm("geheim-und-lang");
  await savePassword();
  await expectHeading("Der Link ist abgelaufen");
  expect(screen.getByRole("link", { name: "Neuen Link anfordern" })).toBeTruthy();
});

it("a failed reset shows the reason and keeps the input [ERR-135]", async () => {
  const { network } = await renderScreen(reset, { as: "nobody", failing: { "auth/reset-password": busy } });
  await fillForm("geheim-und-lang");
  await savePassword();
  expect(await alert()).toBe("Zu viele Versuche.");
  network.fail("auth/reset-password", { status: 400 });
  await savePassword();
  await waitFor(async () => expect(await alert()).toContain("Das Passwort konnte nicht geändert werden."));
  expect((await findField("Neues Passwort")).value).toBe("geheim-und-lang");
});
