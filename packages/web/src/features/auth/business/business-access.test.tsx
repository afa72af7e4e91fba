import { newEmail } from "@linkedpotential/fixtures/accounts";
import { newRegistrationCode, readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, expectToast, fill, findField, press, textOf } from "../../../testing/user.ts";

const password = "geheim-und-lang";
const card = () => screen.findByRole("region", { name: "Ihr Zugang" });
const problem = async (words: string) =>
  waitFor(async () => expect(textOf(await within(await card()).findByRole("alert"))).toBe(words));
const tab = (name: string) => press(name, { role: "tab" });
const register = () => press("Konto anlegen");

async function fillRegistration(email: string, code: string) {
  await fill("Registrierungscode", code);
  await fill("Name", "Jürgen Groß");
  await fill("E-Mail-Adresse", email);
  await fill("Passwort", password);
  await fill("Passwort wiederholen", password);
}

const visit = (options = {}) => renderScreen("/business", { as: "nobody", ...options });

it("a business registers with a code, verifies its address and signs in to its dashboard [ROUTE-20, ROUTE-107, BIZ-03, BIZ-04, BIZ-06..09, BIZ-10, BIZ-13, API-130, API-129]", async () => {
  const { stack, network } = await visit();
  await tab("Registrieren");
  const [email, code] = [newEmail(), await newRegistrationCode()];
  await fillRegistration(email, code);
  await register();
  await expectToast("Registrierung erfolgreich");
  await expectText(new RegExp(`Bestätigungslink an ${email}`));
  const [call] = network.sent("auth/register-business");
  expect(call?.body).toEqual({ name: "Jürgen Groß", email, password, registrationCode: code, language: "de" });
  const mails = stack.mails().length;
  await press("Erneut senden");
  await expectText("Die E-Mail ist noch einmal an Sie unterwegs.");
  expect(stack.mails()).toHaveLength(mails + 1);
  const [link = ""] = /\/linkedpotential\/verify-email\?\S+/.exec(stack.lastMailTo(email)?.text ?? "") ?? [];
  await renderScreen(link, { as: "nobody" });
  await expectHeading("E-Mail-Adresse bestätigt");
  await press("Jetzt anmelden", { role: "link" });
  await expectPath("/business");
  await waitFor(async () => expect(document.activeElement).toBe(await findField("E-Mail-Adresse", await card())));
  await fill("E-Mail-Adresse", email);
  await fill("Passwort", password);
  await press("Anmelden", { container: await screen.findByRole("tabpanel") });
  await expectPath("/business/dashboard");
});

it("the mail to a new business is in the language of the page", async () => {
  const { stack } = await visit({ language: "en" });
  await tab("Register");
  const [email, code] = [newEmail(), await newRegistrationCode()];
  await fill("Registration code", code);
  await fill("Name", "Jürgen Groß");
  await fill("E-mail address", email);
  await fill("Password", password);
  await fill("Repeat password", password);
  await press("Create account");
  await expectText(new RegExp(`confirmation link to ${email}`));
  expect(stack.lastMailTo(email)?.subject).toContain("Please confirm your e-mail address");
});

it("the registration validates every field before it sends a request [BIZ-07..10]", async () => {
  const { network } = await visit();
  await tab("Registrieren");
  await register();
  await waitFor(() => expect(screen.getAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(4));
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await fillRegistration("ohne-at", "NORD");
  await fill("Passwort wiederholen", "anders");
  await register();
  await expectText("Gültige E-Mail erforderlich");
  await expectText("Die Passwörter stimmen nicht überein.");
  expect(network.sent("auth/register-business")).toEqual([]);
});

it("a failed registration shows the reason and keeps the input [ERR-128, ERR-129-NS, ERR-130, BIZ-12-NS]", async () => {
  const account = await readyAccount();
  const { network } = await visit();
  await tab("Registrieren");
  await fillRegistration(account.user.email, "GERATEN");
  await register();
  await problem("Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht.");
  const field = await findField("Registrierungscode");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  await expectText("Bitte prüfen Sie den Code auf Tippfehler.");
  await fill("Registrierungscode", await newRegistrationCode({ isExpired: true }));
  await register();
  await problem("Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht.");
  await fill("Registrierungscode", await newRegistrationCode());
  await register();
  await problem("Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.");
  expect((await findField("Registrierungscode")).getAttribute("aria-invalid")).not.toBe("true");
  network.fail("auth/register-business", { status: 400, body: { error: "Benutzer existiert bereits" } });
  await register();
  await problem("Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.");
  network.fail("auth/register-business", "offline");
  await register();
  await problem("Wir können den Server gerade nicht erreichen. Bitte versuchen Sie es später erneut.");
  await tab("Anmelden");
  await tab("Registrieren");
  expect((await findField("Name")).value).toBe("Jürgen Groß");
});

it("a failed sign-in shows the reason [ERR-125, ERR-126, ERR-127-NS, BIZ-31-NS]", async () => {
  const { user } = await readyAccount({ role: "business" });
  const { network } = await visit();
  const form = await screen.findByRole("tabpanel");
  await fill("E-Mail-Adresse", user.email);
  await fill("Passwort", "ganz-falsch");
  await press("Anmelden", { container: form });
  await problem("Anmeldung fehlgeschlagen. E-Mail-Adresse oder Passwort ist falsch.");
  network.fail("auth/login", "offline");
  await press("Anmelden", { container: form });
  await problem("Wir können den Server gerade nicht erreichen. Bitte versuchen Sie es später erneut.");
  const forgot = within(form).getByRole("link", { name: "Passwort vergessen?" });
  expect(forgot.getAttribute("href")).toBe("/linkedpotential/forgot-password?area=business");
});

it("the registration links to the terms and the privacy policy in new tabs (D57)", async () => {
  await visit();
  await tab("Registrieren");
  const form = await card();
  for (const [name, path] of [
    ["AGB", "/agb"],
    ["Datenschutzerklärung", "/datenschutz"],
  ] as const) {
    const link = await within(form).findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(path);
    expect(link.getAttribute("target")).toBe("_blank");
  }
});
