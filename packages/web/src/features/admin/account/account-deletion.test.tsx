import { addDays, germanDate, today } from "@linkedpotential/contract/dates";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const reason = "Zwanzig gleiche Beiträge.";
const openFromPage = async () => {
  await press("Weitere Aktionen");
  await press("Konto löschen", { role: "menuitem" });
  return findDialog("Konto löschen");
};

it("the dialog to delete an account says that its subscription ends, in the list and on its page [D70]", async () => {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const { user: payer } = await billingCalls(stack).subscriber();
  await indexAccounts();
  await renderScreen(`/admin/users/${payer.id}`, { isAdmin: true, as: account });
  const ends = /^Ein Abo läuft bis \d\d\.\d\d\.\d{4}\. Mit dem Konto endet es sofort, und nichts wird erstattet\.$/;
  await expectText(ends, await openFromPage());
  await renderScreen(`/admin?tab=users&search=%23${payer.id}`, { isAdmin: true, as: account });
  await press(`Aktionen zu ${payer.name}`);
  await press("Konto löschen", { role: "menuitem" });
  const form = await findDialog("Konto löschen");
  await expectText(ends, form);
  await expectText(/sperren Sie das Konto\.$/, form);
  await fill("Begründung", reason, form);
  await press("Endgültig löschen", { container: form });
  await expectToast("Konto gelöscht");
  await expectText("Keine Konten gefunden");
  await stack.deliver();
  expect(stack.lastMailTo(payer.email)?.text).toContain(reason);
});

it("the dialog to delete an account says that given Premium ends with it", async () => {
  const person = await readyAccount({ name: "Gero Geschenkt" });
  const { stack, account, reload } = await renderScreen(`/admin/users/${person.user.id}`, { isAdmin: true });
  const until = addDays(today(new Date()), 30);
  await stack.call("accounts/give-premium", {
    token: account.token,
    params: { accountId: String(person.user.id) },
    body: { until },
  });
  await reload();
  await expectText(`Premium ist bis ${germanDate(until)} geschenkt und endet mit dem Konto.`, await openFromPage());
});

it("the dialog to delete an account works although the subscription cannot be read", async () => {
  const { user: person } = await readyAccount({ name: "Lea Ohnenetz" });
  await indexAccounts();
  const { network } = await renderScreen("/admin?tab=users&search=ohnenetz", { isAdmin: true });
  network.fail("accounts/get", { status: 404 });
  await press(`Aktionen zu ${person.name}`);
  await press("Konto löschen", { role: "menuitem" });
  const form = await findDialog("Konto löschen");
  await expectText("Ob ein Abo läuft, ließ sich nicht prüfen.", form);
  await fill("Begründung", reason, form);
  await press("Endgültig löschen", { container: form });
  await expectToast("Konto gelöscht");
});
