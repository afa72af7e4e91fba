import { newEmail } from "@linkedpotential/fixtures/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { dialog, expectText, field, fill, hands, press, question, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openDialog } from "../../../testing/sign-in.ts";

const password = "geheim-und-lang";

async function openRegistration(options: Parameters<typeof renderScreen>[1] = {}, path = "/landing/freelance") {
  const opened = await renderScreen(path, { as: "nobody", ...options });
  return { ...opened, form: await openDialog("Kostenlos starten") };
}

async function fillForm(values: { name?: string; email?: string; password?: string; confirmation?: string }) {
  await fill("Name", values.name ?? "Jörg Weißenfels");
  await fill("E-Mail-Adresse", values.email ?? newEmail());
  await fill("Passwort", values.password ?? password);
  await fill("Passwort wiederholen", values.confirmation ?? values.password ?? password);
}

const submit = () => press("Konto anlegen");
const alert = async () => wordsOf(await within(await dialog()).findByRole("alert"));

it("sends the workspace of the page and signs nobody in [WS-05, WS-06]", async () => {
  const { network } = await openRegistration({}, "/landing/linkedpotential");
  await fillForm({});
  await submit();
  expect(await dialog("Bitte prüfen Sie Ihr Postfach")).toBeTruthy();
  expect(network.sent("auth/register").map(({ body }) => body)).toEqual([
    expect.objectContaining({ workspaceSlug: "linkedpotential" }),
  ]);
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("makes an account of the language in which one registers, beginning with its first mail", async () => {
  const { stack, network } = await renderScreen("/landing/freelance", { as: "nobody", language: "fr" });
  await press("Créer un compte", { at: await screen.findByRole("banner") });
  const form = await dialog();
  const email = newEmail();
  await fill("Nom", "Zoé Lefèvre");
  await fill("Adresse e-mail", email);
  await fill("Mot de passe", password);
  await fill("Répéter le mot de passe", password);
  await press("Créer un compte", { at: form });
  await dialog("Consultez votre boîte de réception");
  expect(network.sent("auth/register").map(({ body }) => body)).toEqual([expect.objectContaining({ language: "fr" })]);
  expect(stack.lastMailTo(email)?.subject).toContain("veuillez confirmer votre adresse e-mail");
});

it("says at each field what is wrong [AUTH-09, AUTH-10]", async () => {
  const { form } = await openRegistration();
  await submit();
  expect(await within(form).findAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(3);
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  expect(document.activeElement).toBe(await field("Name"));
  await fillForm({ email: "ada@", password: "kurz", confirmation: "anders" });
  await submit();
  await expectText("Gültige E-Mail erforderlich");
  await expectText("Das Passwort muss mindestens 8 Zeichen lang sein.");
  await expectText("Die Passwörter stimmen nicht überein.");
});

it("shows the server's sentence without its status and keeps the input [AUTH-22, ERR-11]", async () => {
  const { account } = await renderScreen("/freelance/dashboard");
  await openRegistration();
  await fillForm({ name: "Zweiter Versuch", email: account.user.email });
  await submit();
  expect(await alert()).toBe("Benutzer existiert bereits. Bitte melden Sie sich an.");
  expect((await field("Name")).value).toBe("Zweiter Versuch");
});

it("has a text of its own where the server has none", async () => {
  await openRegistration({ failing: { "auth/register": { status: 400 } } });
  await fillForm({});
  await submit();
  expect(await alert()).toBe("Registrierung fehlgeschlagen");
});

it("toggles between the two modes; only registering asks for a name [AUTH-03, AUTH-04, AUTH-11]", async () => {
  await openRegistration();
  await fill("E-Mail-Adresse", "ada@beispiel.de");
  await press("Jetzt anmelden");
  const form = await dialog("Anmelden");
  const only = ["Name", "Passwort wiederholen"].map((label) => within(form).queryByLabelText(label));
  expect(only).toEqual([null, null]);
  expect((await field("E-Mail-Adresse")).value).toBe("ada@beispiel.de");
  await press("Jetzt registrieren");
  expect(await field("Name")).toBeTruthy();
});

it("asks before it throws away what was typed", async () => {
  await openRegistration();
  await fill("Name", "Käthe");
  await hands.keyboard("{Escape}");
  await press("Weiter bearbeiten", { at: await question() });
  expect((await field("Name")).value).toBe("Käthe");
  await waitFor(async () => expect(document.activeElement).toBe(await field("Name")));
  await hands.keyboard("{Escape}");
  await press("Verwerfen", { at: await question() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("makes one account and one mail of a double click", async () => {
  const { stack } = await openRegistration();
  const email = newEmail();
  await fillForm({ email });
  await hands.dblClick(await screen.findByRole("button", { name: "Konto anlegen" }));
  expect(wordsOf(await dialog("Bitte prüfen Sie Ihr Postfach"))).toContain(email);
  expect(stack.mails().filter(({ to }) => to === email)).toHaveLength(1);
});
