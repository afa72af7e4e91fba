import { newBusinessRegistration } from "@linkedpotential/fixtures/accounts";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { readClipboard } from "../../testing/templates.ts";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  user,
} from "../../testing/user.ts";

const row = (text: string) => screen.findByRole("row", { name: new RegExp(text) });
const rows = () => screen.queryAllByRole("row").length - 1;
const tab = (name: string) => press(name, { role: "tab" });

it("the admin page redirects other accounts to the dashboard, and is in the profile menu of admins [ROUTE-23, PERM-09, D7]", async () => {
  await renderScreen("/admin");
  await waitFor(() => expect(location.pathname).toBe("/freelance/dashboard"));
  const { account } = await renderScreen("/freelance/dashboard", { isAdmin: true, as: { name: "Ada Admin" } });
  await press(`Profilmenü: ${account.user.name}`);
  await press("Verwaltung", { role: "menuitem" });
  await waitFor(() => expect(location.pathname).toBe("/admin"));
  await expectHeading("Verwaltung");
  await waitFor(() => expect(document.title).toBe("Übersicht · Verwaltung · LinkedPotential"));
  await press(/^Meldungen/, { role: "tab" });
  await waitFor(() => expect(document.title).toBe("Meldungen · Verwaltung · LinkedPotential"));
});

it("an admin searches accounts, and deletes one with a reason after a confirmation that names the person [ADMIN-01, ADMIN-07]", async () => {
  const ida = await readyAccount({ name: "Ida Löschmich" });
  await readyAccount({ name: "Jan Löschmich" });
  await indexAccounts();
  await renderScreen("/admin?tab=users", { isAdmin: true });
  await fill("Name, E-Mail oder Id suchen", "löschmich");
  await waitFor(() => expect(rows()).toBe(2));
  expect(new URLSearchParams(location.search).get("search")).toBe("löschmich");
  expect((await row("Ida Löschmich")).textContent).toContain(ida.user.email);
  await press("Aktionen zu Ida Löschmich");
  await press("Konto löschen", { role: "menuitem" });
  const form = await findDialog("Konto löschen");
  expect(form.textContent).toContain(`Ida Löschmich (${ida.user.email})`);
  await expectText("Es läuft kein Abo.", form);
  await press("Endgültig löschen");
  await expectText("Bitte geben Sie eine Begründung ein.", form);
  await fill("Begründung", "Nur Werbung.", form);
  await press("Endgültig löschen");
  await expectToast("Konto gelöscht");
  await waitFor(() => expect(rows()).toBe(1));
});

it("the user list shows a failure with a retry, and stays when a deletion fails [ERR-138, ERR-139]", async () => {
  await readyAccount({ name: "Ida Bleibt" });
  await indexAccounts();
  const { network } = await renderScreen("/admin?tab=users&search=bleibt", {
    isAdmin: true,
    failing: { "admin/list-users": { status: 500 } },
  });
  await expectText("Fehler beim Laden");
  network.clearFailures();
  await press("Erneut versuchen");
  await press("Aktionen zu Ida Bleibt");
  await press("Konto löschen", { role: "menuitem" });
  const form = await findDialog("Konto löschen");
  await fill("Begründung", "Nur Werbung.", form);
  network.fail("accounts/delete", { status: 500 });
  await press("Endgültig löschen");
  await expectText("Fehler beim Löschen: Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.", form);
  expect((await findField("Begründung", form)).value).toBe("Nur Werbung.");
  network.clearFailures();
  await press("Abbrechen");
  await waitFor(() => expect(rows()).toBe(1));
});

it("an admin deletes several accounts by address, after a list of the matching accounts [ADMIN-08, ADMIN-12, ADMIN-13]", async () => {
  const people = await Promise.all(["Ada Eins", "Bea Zwei"].map((name) => readyAccount({ name })));
  await indexAccounts();
  const { getFromApi } = await renderScreen("/admin?tab=users", { isAdmin: true });
  const found = async () => (await getFromApi<object[]>("/api/admin/users?search=Bea%20Zwei")).length;
  await press("Mehrere löschen");
  await press("Prüfen");
  const form = await findDialog();
  await expectText("Bitte geben Sie mindestens eine E-Mail-Adresse ein.", form);
  expect(document.activeElement).toBe(await findField("E-Mail-Adressen", form));
  await fill("E-Mail-Adressen", "ida@example");
  await press("Prüfen");
  await expectText("„ida@example“ ist keine gültige E-Mail-Adresse.", form);
  await expectText("Bitte geben Sie eine Begründung ein.", form);
  await fill("Begründung", "Doppelte Konten.", form);
  const [ada, bea] = people.map(({ user }) => user.email);
  await fill("E-Mail-Adressen", `Eins, Ada <${ada}>; mailto:${bea},\n"Niemand" <niemand@example.org>`);
  await press("Prüfen");
  const list = await screen.findByRole("list", { name: "Was die Adressen treffen" });
  expect(document.activeElement).toBe(list);
  const hits = within(list);
  expect(hits.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ada Eins.*Wird gelöscht$/),
    expect.stringMatching(/^Bea Zwei.*Wird gelöscht$/),
    "niemand@example.orgKein Konto",
  ]);
  await expectText("Ein laufendes Abo endet mit dem Konto sofort, und nichts wird erstattet.");
  expect(await found()).toBe(1);
  await press("2 Konten endgültig löschen");
  await expectToast("2 Konten gelöscht");
  expect(await found()).toBe(0);
});

it("the address form keeps its input when the lookup fails", async () => {
  await renderScreen("/admin?tab=users", { isAdmin: true, failing: { "admin/look-up-users": "offline" } });
  await press("Mehrere löschen");
  await fill("E-Mail-Adressen", "ida@example.org");
  await fill("Begründung", "Nur Werbung.");
  await press("Prüfen");
  await expectText(/^Keine Verbindung. Ihre Eingaben bleiben erhalten/, await findDialog());
  const addresses = await findField("E-Mail-Adressen");
  expect([addresses.value, addresses.getAttribute("aria-invalid")]).toEqual(["ida@example.org", null]);
});

it("the focus moves to the user list after an account is deleted", async () => {
  await readyAccount({ name: "Ida Gehtbald" });
  await indexAccounts();
  await renderScreen("/admin?tab=users&search=gehtbald", { isAdmin: true });
  await press("Aktionen zu Ida Gehtbald");
  await press("Konto löschen", { role: "menuitem" });
  await fill("Begründung", "Nur Werbung.", await findDialog("Konto löschen"));
  await press("Endgültig löschen");
  const empty = await screen.findByText("Keine Konten gefunden");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(empty)).toBe(true);
});

it("an admin creates, copies and revokes a code, and the record lists its creation", async () => {
  const { stack, reload } = await renderScreen("/admin?tab=codes", { isAdmin: true, as: { name: "Cora Codes" } });
  await press("Code erstellen");
  await fill("Zahl der Registrierungen", "zwei");
  const form = await findDialog();
  await press("Code erstellen", { container: form });
  await expectText("Bitte eine Zahl von 1 bis 1.000 angeben.", form);
  // No other test uses 17, so `row("17 von 17")` finds only this code.
  await fill("Zahl der Registrierungen", "17");
  await press("Code erstellen", { container: form });
  await expectToast("Code erstellt");
  const copy = within(await row("17 von 17")).getByRole("button", { name: /^Code (\w{4} ){4}kopieren$/ });
  const code = /^Code (.+) kopieren$/.exec(copy.getAttribute("aria-label") ?? "")?.[1] ?? "";
  await press(`Code ${code} kopieren`);
  expect(await readClipboard()).toBe(code);
  const registered = await stack.call("auth/register-business", { body: newBusinessRegistration(code) });
  expect(registered.status).toBe(201);
  await tab("Protokoll");
  await row(`Cora Codes.*Registrierungscode erstellt.*${code}`);
  await tab("Registrierungscodes");
  await reload();
  await waitFor(async () => expect((await row(code)).textContent).toContain("16 von 17"));
  await press(`Code ${code} zurückziehen`);
  await press("Zurückziehen");
  await expectToast("Code zurückgezogen");
  await waitFor(() => expect(screen.queryByText(code)).toBeNull());
});

it("the record leads to the account that an action was about", async () => {
  const { user: person } = await readyAccount({ name: "Lena Link" });
  const { stack, account } = await renderScreen("/admin", { isAdmin: true, as: { name: "Rita Recht" } });
  const call = { token: account.token, params: { accountId: String(person.id) } };
  expect((await stack.call("accounts/end-sessions", call)).status).toBe(200);
  await tab("Protokoll");
  const entry = await row("Rita Recht.*Lena Link$");
  await press("Lena Link", {
    role: "link",
    container: entry.querySelector<HTMLElement>("td:last-child") ?? entry,
  });
  await expectHeading("Lena Link");
  expect(location.search).toBe("?tab=record");
});

it("the focus moves to the code list after a code is revoked", async () => {
  const { stack, account, reload } = await renderScreen("/admin?tab=codes", { isAdmin: true });
  // No other test uses 19, so `row("19 von 19")` finds only this code.
  const body = { maxUses: 19, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  expect((await stack.call("admin/create-code", { token: account.token, body })).status).toBe(201);
  await reload();
  const revoke = within(await row("19 von 19")).getByRole("button", { name: /^Code (\w{4} ){4}zurückziehen$/ });
  await user.click(revoke);
  await press("Abbrechen");
  await waitFor(() => expect(document.activeElement).toBe(revoke));
  await user.click(revoke);
  await press("Zurückziehen");
  await expectToast("Code zurückgezogen");
  await waitFor(() => expect(revoke.isConnected).toBe(false));
  await waitFor(() => expect(screen.getByRole("tabpanel").contains(document.activeElement)).toBe(true));
});

it("the admin page is available in English, and links to the live events", async () => {
  await renderScreen("/admin?tab=events", { isAdmin: true, language: "en" });
  const link = await screen.findByRole("link", { name: "Open the participants’ view" });
  expect(link.getAttribute("href")).toBe("/freelance/dashboard?section=trainings2");
  await tab("Record");
  await screen.findByText("Admin actions of the past two years. Names of deleted accounts are not included.");
});
