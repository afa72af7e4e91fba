import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, press, textOf } from "../../../testing/user.ts";

const path = "/admin?tab=contracts";
const declarations = () => screen.findByRole("list", { name: "Erklärungen, die auf Sie warten" });
const card = async (name: string) => (await within(await declarations()).findByText(name)).closest("li") as HTMLElement;

async function settle(name: string) {
  await press(`Erklärung von ${name} ist erledigt`);
  const dialog = await screen.findByRole("dialog", { name: "Erklärung erledigt?" });
  await expectText(/Die Person bekommt das Ergebnis und Ihre Notiz per E-Mail/, dialog);
  await press("Erledigt, Person benachrichtigen", { container: dialog });
  await expectText("Bitte wählen Sie ein Ergebnis.", dialog);
  await press(/^Unbegründet/, { role: "radio", container: dialog });
  await press("Erledigt, Person benachrichtigen", { container: dialog });
  await expectText("Bitte nennen Sie den Grund.", dialog);
  await fill("Notiz an die Person", "Der Vertrag endete schon im Mai.", dialog);
  await press("Erledigt, Person benachrichtigen", { container: dialog });
  return dialog;
}

async function showDeclaration(name: string) {
  const shown = await renderScreen(path, { isAdmin: true });
  const email = `${name.replace(" ", ".").toLowerCase()}@example.org`;
  await billingCalls(shown.stack).declare("billing/withdraw", { user: { name, email } });
  await shown.stack.deliver();
  await shown.reload();
  return { ...shown, email };
}

it("an admin marks a declaration as done, and can undo that [D64]", async () => {
  const { stack, email } = await showDeclaration("Erika Erledigt");
  expect(textOf(await card("Erika Erledigt"))).toMatch(
    new RegExp(
      `^WiderrufErika ErledigtZu dieser E-Mail-Adresse gibt es kein bestätigtes Konto.*${email}.*Kein Konto mit dieser`,
    ),
  );
  await settle("Erika Erledigt");
  await expectToast("Erklärung erledigt");
  await stack.deliver();
  expect(stack.lastMailTo(email)?.text).toContain("Der Vertrag endete schon im Mai.");
  await waitFor(() => expect(screen.queryByText("Erika Erledigt", { selector: "h3" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("tabpanel").contains(document.activeElement)).toBe(true));
  await press("Rückgängig");
  await card("Erika Erledigt");
});

it.each<[Parameters<ReturnType<typeof billingCalls>["declare"]>[0], string, object, RegExp, RegExp]>([
  [
    "billing/withdraw",
    "Ute Umsonst",
    {},
    /^Das Konto hatte beim Eingang kein Abo, die Widerrufsfrist/,
    /Beginn und Zahlungen/,
  ],
  ["billing/cancel-contract", "Karla Kündigt", {}, /kein laufendes Abo\.$/, /^Prüfen Sie beim Konto, ob jetzt/],
  [
    "billing/cancel-contract",
    "Stefan Später",
    { endsOn: "2099-01-31" },
    /^Das gewünschte Ende liegt/,
    /Läuft es, beenden/,
  ],
])(
  "%s by %s, who has no subscription, says what was found and what to do",
  async (route, name, more, found, advice) => {
    const { stack, reload } = await renderScreen(path, { isAdmin: true });
    await billingCalls(stack).declare(route, await readyAccount({ name }), more);
    await stack.deliver();
    await reload();
    const waiting = await card(name);
    await expectText(found, waiting);
    await expectText(advice, waiting);
    // Otherwise all admins would see it in later tests.
    await settle(name);
    await expectToast("Erklärung erledigt");
  },
);

it("a declaration stays when marking it fails", async () => {
  const { network } = await showDeclaration("Bernd Bleibt");
  network.fail("admin/settle-declaration", "offline");
  const dialog = await settle("Bernd Bleibt");
  await within(dialog).findByRole("alert");
  await press("Abbrechen", { container: dialog });
  await press("Verwerfen");
  await card("Bernd Bleibt");
});

it("before a declaration is done, the form says that the subscription still runs and what is not refunded", async () => {
  const { stack, reload } = await renderScreen(path, { isAdmin: true });
  const billing = billingCalls(stack);
  const payer = await billing.subscriber();
  await billing.declare("billing/withdraw", payer, { name: "Wanda Widerruf" });
  await stack.deliver();
  await reload();
  await press("Erklärung von Wanda Widerruf ist erledigt");
  const dialog = await screen.findByRole("dialog", { name: "Erklärung erledigt?" });
  await expectText(/^Das Abo läuft noch und verlängert sich am \d\d\.\d\d\.\d{4}\.$/, dialog);
  await expectText(/^Noch nicht erstattet: 29,00 € der Rechnung LP-\S+ vom \d\d\.\d\d\.\d{4}\.$/, dialog);
  const link = within(dialog).getByRole("link", { name: "Abo & Zahlungen in neuem Tab öffnen" });
  expect(link.getAttribute("href")).toBe(`/admin/users/${payer.user.id}?tab=contract`);
});

it("an open payment dispute is listed with its amount, its reason and links to its account and invoice [D65]", async () => {
  const { stack, reload } = await renderScreen(path, { isAdmin: true });
  await expectText("Kein Zahlungsstreit");
  const billing = billingCalls(stack);
  const payer = await billing.subscriber();
  const id = await billing.dispute(payer);
  await stack.deliver();
  await reload();
  const list = await screen.findByRole("list", { name: "Zahlungsstreit" });
  const link = within(list).getByRole("link", { name: payer.user.name });
  expect(link.getAttribute("href")).toBe(`/admin/users/${payer.user.id}`);
  expect(textOf(list)).toMatch(
    new RegExp(`Betrag29,00 €Grund der BankZahlung nicht selbst veranlasst.*Rechnung(LP-\\S+)Vorgang${id}$`),
  );
  const invoice = within(list).getByRole("link", { name: /^LP-/ });
  expect(invoice.getAttribute("href")).toBe(`/admin/users/${payer.user.id}?tab=contract`);
  await expectText(/^Zahlungen, die bei der Bank.*Sie antworten beim Zahlungsanbieter: Öffnen Sie den Vorgang dort/);
  await expectText(/^Der Bank antworten bis \d\d\.\d\d\.\d{4}, \d\d:\d\d$/, list);
  // All admins would see it in later tests.
  await billing.dispute(payer, "won");
  await stack.deliver();
});
