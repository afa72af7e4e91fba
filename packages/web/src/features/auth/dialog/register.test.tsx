import { newEmail } from "@linkedpotential/fixtures/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { openLandingDialog } from "../../../testing/sign-in.ts";
import {
  expectText,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const password = "geheim-und-lang";

async function openRegistration(options: Parameters<typeof renderScreen>[1] = {}, path = "/landing/freelance") {
  const opened = await renderScreen(path, { as: "nobody", ...options });
  return { ...opened, form: await openLandingDialog("Kostenlos starten") };
}

async function fillForm(values: { name?: string; email?: string; password?: string; confirmation?: string }) {
  await fill("Name", values.name ?? "Jörg Weißenfels");
  await fill("E-Mail-Adresse", values.email ?? newEmail());
  await fill("Passwort", values.password ?? password);
  await fill("Passwort wiederholen", values.confirmation ?? values.password ?? password);
}

const submit = () => press("Konto anlegen");
const alert = async () => textOf(await within(await findDialog()).findByRole("alert"));

it("registration sends the workspace of the page and does not sign in [WS-05, WS-06]", async () => {
  const { network } = await openRegistration({}, "/landing/linkedpotential");
  await fillForm({});
  await submit();
  expect(await findDialog("Bitte prüfen Sie Ihr Postfach")).toBeTruthy();
  expect(network.sent("auth/register").map(({ body }) => body)).toEqual([
    expect.objectContaining({ workspaceSlug: "linkedpotential" }),
  ]);
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("a new account and its first mail use the language of the page", async () => {
  const { stack, network } = await renderScreen("/landing/freelance", { as: "nobody", language: "fr" });
  await press("Créer un compte", { container: await screen.findByRole("banner") });
  const form = await findDialog();
  const email = newEmail();
  await fill("Nom", "Zoé Lefèvre");
  await fill("Adresse e-mail", email);
  await fill("Mot de passe", password);
  await fill("Répéter le mot de passe", password);
  await press("Créer un compte", { container: form });
  await findDialog("Consultez votre boîte de réception");
  expect(network.sent("auth/register").map(({ body }) => body)).toEqual([expect.objectContaining({ language: "fr" })]);
  expect(stack.lastMailTo(email)?.subject).toBe("Veuillez confirmer votre adresse e-mail");
});

it("the registration form shows the problem at each invalid field [AUTH-09, AUTH-10]", async () => {
  const { form } = await openRegistration();
  await submit();
  expect(await within(form).findAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(3);
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  expect(document.activeElement).toBe(await findField("Name"));
  await fillForm({ email: "ada@", password: "kurz", confirmation: "anders" });
  await submit();
  await expectText("Gültige E-Mail erforderlich");
  await expectText("Das Passwort muss mindestens 8 Zeichen lang sein.");
  await expectText("Die Passwörter stimmen nicht überein.");
});

it("a refused registration shows the server's message without the status and keeps the input [AUTH-22, ERR-11]", async () => {
  const { account } = await renderScreen("/freelance/dashboard");
  await openRegistration();
  await fillForm({ name: "Zweiter Versuch", email: account.user.email });
  await submit();
  expect(await alert()).toBe("Benutzer existiert bereits. Bitte melden Sie sich an.");
  expect((await findField("Name")).value).toBe("Zweiter Versuch");
});

it("a refused registration without a server message shows a default text", async () => {
  await openRegistration({ failing: { "auth/register": { status: 400 } } });
  await fillForm({});
  await submit();
  expect(await alert()).toBe("Registrierung fehlgeschlagen");
});

it("the dialog switches between sign-in and registration, and only registration asks for a name [AUTH-03, AUTH-04, AUTH-11]", async () => {
  await openRegistration();
  await fill("E-Mail-Adresse", "ada@beispiel.de");
  await press("Jetzt anmelden");
  const form = await findDialog("Anmelden");
  const only = ["Name", "Passwort wiederholen"].map((label) => within(form).queryByLabelText(label));
  expect(only).toEqual([null, null]);
  expect((await findField("E-Mail-Adresse")).value).toBe("ada@beispiel.de");
  await press("Jetzt registrieren");
  expect(await findField("Name")).toBeTruthy();
});

it("the dialog asks before it discards input", async () => {
  await openRegistration();
  await fill("Name", "Käthe");
  await user.keyboard("{Escape}");
  await press("Weiter bearbeiten", { container: await findConfirmation() });
  expect((await findField("Name")).value).toBe("Käthe");
  await waitFor(async () => expect(document.activeElement).toBe(await findField("Name")));
  await user.keyboard("{Escape}");
  await press("Verwerfen", { container: await findConfirmation() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a double click registers one account and sends one mail", async () => {
  const { stack } = await openRegistration();
  const email = newEmail();
  await fillForm({ email });
  await user.dblClick(await screen.findByRole("button", { name: "Konto anlegen" }));
  expect(textOf(await findDialog("Bitte prüfen Sie Ihr Postfach"))).toContain(email);
  expect(stack.mails().filter(({ to }) => to === email)).toHaveLength(1);
});
