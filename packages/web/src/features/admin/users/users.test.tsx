import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";

const path = "/admin?tab=users";
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const findTable = () => screen.findByRole("table", { name: "Konten" });
const findRow = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
/** Names of the listed accounts. Leaves out accounts of other tests, which share the stack. */
const shown = () =>
  within(screen.getByRole("table", { name: "Konten" }))
    .getAllByRole("link")
    .map(textOf)
    .filter((name) => / (Filter|Weg)$/.test(name));
const expectShown = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));

let premium: ReadyAccount;
let business: ReadyAccount;
/** Creates the accounts of a test. All tests of the file share one stack, so the first one that calls this creates them for all. */
async function addAccounts() {
  if (premium) return;
  premium = await readyAccount({ name: "Berta Filter", plan: "premium" });
  business = await readyAccount({ name: "Änne Filter", role: "business" });
  await changeAccount(business, { emailVerified: false });
  await indexAccounts();
}

it("filters combine, stand in the address, name their value and go one by one or all at once", async () => {
  await addAccounts();
  await renderScreen(path, { isAdmin: true });
  await findTable();
  await press("Filter Rolle");
  await user.click(await screen.findByRole("option", { name: "Unternehmen" }));
  await expectShown("Änne Filter");
  await expectText(/^\d+ Kont(o|en)$/);
  await press("Filter Nicht bestätigt");
  await waitFor(() => expect([parameter("role"), parameter("unconfirmed")]).toEqual(["business", "true"]));
  const unconfirmed = screen.getByRole("button", { name: "Filter Nicht bestätigt" });
  await waitFor(() => expect(unconfirmed.getAttribute("aria-pressed")).toBe("true"));
  await expectShown("Änne Filter");
  await press("Filter Gesperrt");
  await expectText("Zu diesen Filtern gibt es kein Konto.");
  await press("Filter Gesperrt");
  await press("Filter Rolle entfernen");
  await waitFor(() => expect(parameter("role")).toBeNull());
  await press("Filter löschen");
  await waitFor(() => expect(parameter("unconfirmed")).toBeNull());
  await waitFor(() => expect(shown()).toEqual(expect.arrayContaining(["Änne Filter", "Berta Filter"])));
});

it("an address with filters, search and sorting shows the same list", async () => {
  await addAccounts();
  await renderScreen(`${path}&plan=premium&search=%23${premium.user.id}&sort=name`, { isAdmin: true });
  await expectShown("Berta Filter");
  await expectText("1 Treffer");
  await expectText("Treffer sind alphabetisch sortiert.");
  expect(screen.queryByRole("button", { name: /Sortierung/ })).toBeNull();
  expect((await findField("Name, E-Mail oder Id suchen")).value).toBe(`#${premium.user.id}`);
});

it("the list is sorted by name, and shows id, role and state of each account [ADMIN-02..04]", async () => {
  await addAccounts();
  await renderScreen(`${path}&sort=name`, { isAdmin: true });
  await findTable();
  const names = shown();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "de")));
  const [row, other] = [await findRow("Änne Filter"), await findRow("Berta Filter")];
  expect(row.textContent).toContain(`#${business.user.id}`);
  expect(within(row).getByText("Nicht bestätigt")).toBeTruthy();
  expect(other.textContent).toContain("Freelancer · Premium");
  expect(other.textContent).toContain(premium.user.email);
});

it("the name of an account leads to its page, and back to the filtered list, also from another tab", async () => {
  await addAccounts();
  await renderScreen(`${path}&plan=premium&search=berta`, { isAdmin: true });
  await user.click(await screen.findByRole("link", { name: "Berta Filter" }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/users/${premium.user.id}`));
  await screen.findByRole("heading", { name: "Berta Filter" });
  await press("Protokoll", { role: "tab" });
  await screen.findByText("Noch nichts aufgezeichnet");
  await user.click(await screen.findByRole("link", { name: /Zurück|Konten/ }));
  await waitFor(() => expect(parameter("plan")).toBe("premium"));
  expect(parameter("search")).toBe("berta");
});

it("accounts whose mails bounce are filtered and marked", async () => {
  const bounced = await readyAccount({ name: "Gisela Filter" });
  await changeAccount(bounced, { bouncedEmail: bounced.user.email });
  await addAccounts();
  await indexAccounts();
  await renderScreen(path, { isAdmin: true });
  await findTable();
  await press("Filter E-Mails unzustellbar");
  await expectShown("Gisela Filter");
  expect(within(await findRow("Gisela Filter")).getByText("E-Mails unzustellbar")).toBeTruthy();
  expect(parameter("bounced")).toBe("true");
});

it("the list shows the day of the last sign-in, and is sorted by it", async () => {
  const { stack, reload } = await renderScreen(path, { isAdmin: true });
  const { user: account, password } = await readyAccount({ name: "Dunja Filter" });
  const body = { email: account.email, password };
  expect((await stack.call("auth/login", { body })).status).toBe(200);
  await stack.deliver();
  await addAccounts();
  await reload();
  await findTable();
  await press(/Sortierung/);
  await user.click(await screen.findByRole("option", { name: "Zuletzt angemeldet" }));
  await waitFor(() => expect(parameter("sort")).toBe("signedIn"));
  await waitFor(() => expect(shown()[0]).toBe("Dunja Filter"));
  const cells = within(await findRow("Dunja Filter"))
    .getAllByRole("cell")
    .map(textOf);
  expect(cells).toContain(dateText(today(new Date()), "de"));
  expect(cells).toContain(`#${account.id}`);
  expect(
    within(await findRow("Berta Filter"))
      .getAllByRole("cell")
      .map(textOf),
  ).toContain("keine Angabe");
});

it("selected accounts are saved as CSV that starts no formula", async () => {
  const { user: account } = await readyAccount({ name: '=SUMME(A1) "Carl"; Müller', plan: "premium" });
  await indexAccounts();
  await renderScreen(`${path}&search=carl`, { isAdmin: true });
  await findTable();
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
  await user.click(await findField("Alle angezeigten auswählen"));
  await press("Als CSV speichern");
  const [head = "", line = "", end] = ((await files[0]?.text()) ?? "").split("\r\n");
  expect(head.replace("\uFEFF", "")).toBe(
    "Id;Name;E-Mail;Rolle;Tarif;Bestätigt;E-Mails unzustellbar;Gesperrt;Gemeldet;Registriert;Zuletzt angemeldet",
  );
  expect(line).toContain(
    `#${account.id};"'=SUMME(A1) ""Carl""; Müller";${account.email};Freelancer;Premium;Ja;Nein;Nein;Nein;`,
  );
  expect(end).toBe("");
});

it("selected accounts are deleted through the dialog for several, with a reason for the mails", async () => {
  const people = await Promise.all(["Dora Weg", "Emil Weg", "Frida Weg"].map((name) => readyAccount({ name })));
  await indexAccounts();
  const { network, stack } = await renderScreen(`${path}&search=weg`, { isAdmin: true });
  await user.click(await findField("Alle angezeigten auswählen"));
  await expectText("3 Konten ausgewählt");
  await user.click(await findField("Emil Weg auswählen"));
  await expectText("2 Konten ausgewählt");
  const bar = await screen.findByRole("region", { name: "Ausgewählte Konten" });
  await press("Löschen", { container: bar });
  const dialog = await findDialog("Mehrere Konten löschen");
  const [dora, , frida] = people.map(({ user: { email } }) => email);
  expect((await findField("E-Mail-Adressen", dialog)).value).toBe(`${dora}\n${frida}`);
  await fill("Begründung", "Werbung in vielen Beiträgen.", dialog);
  await press("Prüfen");
  await press("2 Konten endgültig löschen");
  await expectToast("2 Konten gelöscht");
  expect(network.sent("admin/delete-users").map(({ body }) => body)).toEqual([
    { emails: [dora, frida], reason: "Werbung in vielen Beiträgen." },
  ]);
  await expectShown("Emil Weg");
  expect(screen.queryByRole("region", { name: "Ausgewählte Konten" })).toBeNull();
  await stack.deliver();
  await waitFor(() => expect(stack.lastMailTo(dora ?? "")?.text).toContain("Werbung in vielen Beiträgen."));
});

it("gives the list a tree of named controls, a table with named heads, and rows whose controls name their account", async () => {
  await readyAccount({ name: "Gerda Baum" });
  await indexAccounts();
  await renderScreen(`${path}&search=gerda`, { isAdmin: true });
  const table = await findTable();
  const nameOf = (element: Element) => element.getAttribute("aria-label") ?? textOf(element);
  const namesIn = (container: HTMLElement, role: string) => within(container).getAllByRole(role).map(nameOf);
  expect(namesIn(screen.getByRole("group", { name: "Filter" }), "button")).toEqual([
    ...[
      "Filter Rolle",
      "Filter Tarif",
      "Filter Nicht bestätigt",
      "Filter E-Mails unzustellbar",
      "Filter Gesperrt",
      "Filter Einspruch",
      "Filter Gemeldet",
      "Filter Registriert",
      "Filter Zuletzt angemeldet",
    ],
  ]);
  expect(within(table).getAllByRole("columnheader").map(nameOf)).toEqual([
    ...["", "Person", "Id", "Rolle", "Registriert", "Zuletzt angemeldet", "Aktionen"],
  ]);
  const row = await findRow("Gerda Baum");
  expect(namesIn(row, "checkbox")).toEqual(["Gerda Baum auswählen"]);
  expect(namesIn(row, "link")).toEqual(["Gerda Baum"]);
  expect(namesIn(row, "button")).toEqual(["Aktionen zu Gerda Baum"]);
});

it("says that nothing can be deleted offline, and keeps the selection", async () => {
  await readyAccount({ name: "Hanna Netz" });
  await indexAccounts();
  const { network } = await renderScreen(`${path}&search=hanna`, { isAdmin: true });
  await user.click(await findField("Hanna Netz auswählen"));
  network.goOffline();
  await press("Löschen", { container: await screen.findByRole("region", { name: "Ausgewählte Konten" }) });
  await fill("Begründung", "Nur Werbung.", await findDialog());
  await press("Prüfen", { container: await findDialog() });
  await expectText(/^Keine Verbindung/, await findDialog());
  await press("Abbrechen");
  await expectText("1 Konto ausgewählt");
});
