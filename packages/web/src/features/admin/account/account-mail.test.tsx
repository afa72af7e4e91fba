import type { Account } from "@linkedpotential/contract/accounts/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { giveLongPremium } from "@linkedpotential/local/testing/premium-grants";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, user } from "../../../testing/user.ts";

it("the page of an account names the mail that bounced, and sends the confirmation once more", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  const { email } = person.user;
  await changeAccount(person, { bouncedEmail: email, mailBouncedAt: "2026-03-12T09:10:00.000Z" });
  const { stack } = await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  await screen.findByRole("heading", { name: "Eine E-Mail kam nicht an" });
  await expectText(new RegExp(`^Die E-Mail vom 12\\.03\\.2026, 10:10.* an ${email} kam nicht an\\.`));
  await expectText(/^Die Person sieht nach dem Anmelden einen Hinweis/);
  await press("Bestätigung noch einmal senden");
  await expectToast("Bestätigung gesendet");
  await expectToast(`Ida Öz bekommt den Link an ${email}.`);
  await stack.deliver();
  await waitFor(() => expect(stack.lastMailTo(email)?.subject).toContain("bestätigen"));
});

async function openLocked() {
  const person = await readyAccount({ name: "Ida Öz" });
  const path = `/admin/users/${person.user.id}`;
  const shown = await renderScreen(path, { isAdmin: true });
  const { lock, object } = lockCalls(shown.stack, shown.account.token);
  const { lockToken } = await lock(person);
  const stored = () => shown.getFromApi<Account>(`/api${path}`);
  return { ...shown, person, stored, object: () => object(lockToken) };
}

const ask = async () => {
  await press("Entsperren");
  return screen.findByRole("alertdialog", { name: "Konto entsperren?" });
};

it("before unlocking, the page says that a mail goes out, and shows the objection that is granted", async () => {
  const { object, reload, stored, network } = await openLocked();
  await object();
  await reload();
  let question = await ask();
  await expectText(/^Die Person erfährt es sofort per E-Mail\./, question);
  await expectText("Damit geben Sie diesem Einspruch statt:", question);
  await expectText("Die Beiträge habe nicht ich geschrieben.", question);
  await press("Abbrechen", { container: question });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(network.sent("accounts/unlock")).toEqual([]);
  question = await ask();
  await press("Entsperren", { container: question });
  await expectToast("Konto entsperrt");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect((await stored()).lock).toBeNull();
});

it("before unlocking, the page says that nobody is told without a confirmed address", async () => {
  const { person, reload } = await openLocked();
  await changeAccount(person, { emailVerified: false });
  await reload();
  const question = await ask();
  await expectText(/^Eine E-Mail geht nicht hinaus/, question);
  await press("Entsperren", { container: question });
  await expectToast(/^Ida Öz kann sich wieder anmelden\. Ida Öz bekommt keine E-Mail, weil/);
});

it("before unlocking, the page says that the renewal stays off, and the contract how it is switched on again", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const payer = await billingCalls(stack).subscriber();
  const { name } = payer.user;
  await lockCalls(stack, account.token).lock(payer);
  await renderScreen(`/admin/users/${payer.user.id}?tab=contract`, { isAdmin: true, as: account });
  await expectText("Verlängert sich");
  await stack.deliver();
  const question = await ask();
  const off =
    /^Das Abo läuft bis \d\d\.\d\d\.\d{4}, und seine Verlängerung bleibt aus\. (.*) kann sie bis dahin unter „Abo & Zahlungen“ wieder einschalten\.$/;
  expect((await within(question).findByText(off)).textContent).toContain(`${name} kann sie`);
  await press("Abbrechen", { container: question });
  await renderScreen(`/admin/users/${payer.user.id}?tab=contract`, { isAdmin: true, as: account });
  await expectText(/^Bleibt aus, auch nach dem Entsperren\./);
  await press("Entsperren", { container: await ask() });
  await expectToast("Konto entsperrt");
  await expectText(/^Die Person kann sie bis zum Ende des Abos unter „Abo & Zahlungen“ wieder einschalten\.$/);
});

const openMessage = async () => {
  await press("Weitere Aktionen");
  await press("Nachricht senden", { role: "menuitem" });
  return findDialog("Nachricht senden");
};

it("an admin sends a message to one person by mail and bell, and the record names its subject", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  const { network, stack } = await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  const form = await openMessage();
  await expectText(/^Ida Öz bekommt die Nachricht als E-Mail und als Benachrichtigung\./, form);
  await press("Senden", { container: form });
  await expectText("Bitte geben Sie einen Betreff ein.", form);
  await expectText("Bitte geben Sie den Text der Nachricht ein.", form);
  await fill("Betreff", "Ihr Profil", form);
  await fill("Nachricht", "Bitte ergänzen Sie es.", form);
  network.fail("accounts/send-message", "offline", 1);
  await press("Senden", { container: form });
  await expectText(/^Keine Verbindung/, form);
  await press("Senden", { container: form });
  await expectToast("Nachricht gesendet");
  await expectToast("Ida Öz bekommt sie als E-Mail und als Benachrichtigung.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await stack.deliver();
  await waitFor(() => expect(stack.lastMailTo(person.user.email)?.subject).toBe("Ihr Profil"));
  await press("Protokoll", { role: "tab" });
  const record = await screen.findByRole("table");
  await expectText("Ihr Profil", record);
  const text = within(record).getByText("Bitte ergänzen Sie es.");
  expect(text.closest("details")?.open).toBe(false);
  await user.click(within(record).getByText("Text der Nachricht"));
  expect(text.closest("details")?.open).toBe(true);
  await renderScreen("/freelance/dashboard", { as: person });
  await press(/^Benachrichtigungen/);
  await expectText("Nachricht von unserem Team");
  await expectText(/^Ihr Profil\s+Bitte ergänzen Sie es\.$/);
});

it.each([
  ["Nachfrage zur Rechnung", "Rückfrage zu Ihrer Rechnung", "[Nummer der Rechnung]"],
  ["Hinweis zu einem Beitrag", "Hinweis zu Ihrem Beitrag", "[Titel des Beitrags]"],
  ["Antwort auf Ihre Anfrage", "Antwort auf Ihre Anfrage", "[Datum]"],
])("the template %j fills the message, and its gaps must be filled in", async (name, subject, gap) => {
  const person = await readyAccount({ name: "Ida Öz" });
  const { network } = await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  const form = await openMessage();
  await press("Vorlage einsetzen", { container: form });
  await press(name, { role: "menuitem" });
  await press("Senden", { container: form });
  await expectText(`Bitte ersetzen Sie ${gap} durch Ihre Angabe.`, form);
  const { value } = await findField("Nachricht", form);
  const text = value.replaceAll(/\[[^\]]+\]/g, "2027-14");
  await fill("Nachricht", text, form);
  await press("Senden", { container: form });
  await expectToast("Nachricht gesendet");
  expect(network.sent("accounts/send-message").map(({ body }) => body)).toEqual([{ subject, text }]);
});

it("the message says that it reaches a business by mail and bell, and nobody without a confirmed address", async () => {
  const business = await readyAccount({ name: "Nord GmbH", role: "business" });
  await renderScreen(`/admin/users/${business.user.id}`, { isAdmin: true });
  await expectText(/^Nord GmbH bekommt die Nachricht als E-Mail und als Benachrichtigung\. /, await openMessage());
  const open = await readyAccount({ name: "Olga Offen" });
  await changeAccount(open, { emailVerified: false });
  await renderScreen(`/admin/users/${open.user.id}`, { isAdmin: true });
  await screen.findByRole("heading", { name: "Olga Offen" });
  await press("Weitere Aktionen");
  await screen.findByRole("menuitem", { name: "Datenauskunft starten" });
  expect(screen.queryByRole("menuitem", { name: "Nachricht senden" })).toBeNull();
});

it("Premium that was once given for longer can only be given again within two years", async () => {
  const person = await readyAccount({ name: "Ida Öz" });
  await giveLongPremium(person);
  const { network } = await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  await press("Weitere Aktionen");
  await press("Premium schenken", { role: "menuitem" });
  const form = await findDialog("Premium schenken");
  await press("Premium schenken", { container: form });
  await expectText(/^Spätestens \d\d\.\d\d\.\d{4}, zwei Jahre im Voraus\.$/, form);
  const date = within(form).getByRole("group", { name: "Letzter Tag" });
  await waitFor(() => expect(within(date).getAllByRole("spinbutton")[0]?.getAttribute("aria-invalid")).toBe("true"));
  expect(network.sent("accounts/give-premium")).toEqual([]);
  await press("365 Tage", { container: form });
  await press("Premium schenken", { container: form });
  await expectToast(/^Premium bis/);
});
