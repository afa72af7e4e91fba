import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import { billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen, type Screen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, findDialog, press } from "../../../../testing/user.ts";

type Route = Parameters<ReturnType<typeof billingCalls>["declare"]>[0];

/** Opens the form of a declaration under a name that does not match the account, and chooses "carried out". */
async function openDeclaration(route: Route, name: string) {
  const shown = await renderScreen("/admin?tab=contracts", { isAdmin: true });
  const payer = await billingCalls(shown.stack).subscriber();
  return { ...shown, payer, ...(await declare(shown, payer, route, { name })) };
}

/** Sends a declaration, opens its form and chooses "carried out". */
async function declare(
  { stack, account, reload }: Pick<Screen, "stack" | "account" | "reload">,
  payer: Payer,
  route: Route,
  { name = payer.user.name, ...more }: { name?: string; kind?: string; reason?: string },
) {
  await billingCalls(stack).declare(route, payer, { name, ...more });
  await stack.deliver();
  await reload();
  await press(`Erklärung von ${name} ist erledigt`);
  const dialog = await findDialog("Erklärung erledigt?");
  await press(/^Ausgeführt/, { role: "radio", container: dialog });
  const contract = async () => {
    const params = { accountId: String(payer.user.id) };
    return (await stack.call("accounts/get-contract", { token: account.token, params })).json as AccountContract;
  };
  const submit = (label: string | RegExp = "Erledigt, Person benachrichtigen") => press(label, { container: dialog });
  return { dialog, contract, submit };
}

const stays = {
  undo: "„Rückgängig“ setzt nur die Erklärung wieder in die Liste. Ein ausgeführtes Ende und eine Erstattung bleiben.",
  undone: "Ein ausgeführtes Ende und eine Erstattung bleiben. Die E-Mail an die Person kann schon gesendet sein.",
};

const checkbox = (name: RegExp, dialog: HTMLElement) => within(dialog).findByRole("checkbox", { name });
const isChecked = async (name: RegExp, dialog: HTMLElement) => {
  const box = await checkbox(name, dialog);
  return (box as HTMLInputElement).checked;
};

it("a withdrawal is carried out before the person learns that it is", async () => {
  const { stack, payer, dialog, contract, submit } = await openDeclaration("billing/withdraw", "Wilma Widerruf");
  expect(await isChecked(/^Abo jetzt beenden$/, dialog)).toBe(true);
  expect(await isChecked(/^29,00\s€ erstatten \(Rechnung LP-\S+\)$/, dialog)).toBe(true);
  await submit(/^Ausführen und 29,00\s€ erstatten$/);
  await expectToast("Erklärung erledigt");
  const { subscription, invoices } = await contract();
  expect(subscription.status).toBe("canceled");
  expect(invoices.map(({ status }) => status)).toEqual(["credit_note", "refunded"]);
  await stack.deliver();
  await stack.deliver();
  const mails = stack.mails().flatMap(({ to, text }) => (to === payer.user.email ? [text] : []));
  expect(mails.some((text) => text.includes("geprüft und ausgeführt"))).toBe(true);
  expect(mails.some((text) => text.includes("Ihr Widerruf vom"))).toBe(true);
});

it("a cancellation ends the subscription with the paid period", async () => {
  const { dialog, contract, submit } = await openDeclaration("billing/cancel-contract", "Karl Kündigung");
  expect(await isChecked(/^Abo zum Ende des Zeitraums beenden \(\d\d\.\d\d\.\d{4}\)$/, dialog)).toBe(true);
  expect(within(dialog).queryByRole("checkbox", { name: /erstatten/ })).toBeNull();
  await submit();
  await expectToast("Erklärung erledigt");
  expect((await contract()).subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
});

it("an extraordinary cancellation ends at once and refunds the unused part, and putting it back undoes neither", async () => {
  const received = "2027-04-24T10:00:00Z";
  vi.setSystemTime(received);
  const shown = await renderScreen("/admin?tab=contracts", { isAdmin: true });
  vi.setSystemTime("2027-04-12T10:00:00Z");
  const payer = await billingCalls(shown.stack).subscriber();
  vi.setSystemTime(received);
  const more = { kind: "extraordinary", reason: "Drei Wochen nicht erreichbar" };
  const { dialog, contract, submit } = await declare(shown, payer, "billing/cancel-contract", more);
  expect(await isChecked(/^Abo jetzt beenden$/, dialog)).toBe(true);
  expect(await isChecked(/^17,40\s€ erstatten \(Rechnung LP-\S+\)$/, dialog)).toBe(true);
  await expectText(/^Anteil für die Tage nach dem 24\.04\.2027\./, dialog);
  await submit(/^Ausführen und 17,40\s€ erstatten$/);
  await expectToast(`${payer.user.name}. ${stays.undo}`);
  const { subscription, invoices } = await contract();
  expect(subscription.status).toBe("canceled");
  expect(invoices.map(({ amount }) => amount)).toEqual([-17.4, 29]);
  await press("Rückgängig");
  await expectToast(stays.undone);
  await press(`Erklärung von ${payer.user.name} ist erledigt`);
  const again = await findDialog("Erklärung erledigt?");
  await press(/^Ausgeführt/, { role: "radio", container: again });
  await expectText("Es läuft kein Abo mehr.", again);
  await waitFor(() => expect(within(again).queryAllByRole("checkbox")).toEqual([]));
  await press("Erledigt, Person benachrichtigen", { container: again });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a declaration of which something is not carried out is reported only after a confirmation", async () => {
  const { dialog, contract, submit } = await openDeclaration("billing/withdraw", "Nora Nichts");
  await press(/^Abo jetzt beenden$/, { role: "checkbox", container: dialog });
  await press(/^29,00\s€ erstatten/, { role: "checkbox", container: dialog });
  const anyway = /^Als ausgeführt melden, obwohl das Abo noch läuft und die Zahlung nicht erstattet ist$/;
  await checkbox(anyway, dialog);
  await submit();
  await expectText("Bitte bestätigen Sie das, oder wählen Sie aus, was jetzt ausgeführt wird.", dialog);
  await press(anyway, { role: "checkbox", container: dialog });
  await submit();
  await expectToast("Erklärung erledigt");
  expect((await contract()).subscription.status).toBe("active");
});

it("a failed refund says what was done, and the next attempt repeats nothing", async () => {
  const { network, dialog, contract, submit } = await openDeclaration("billing/withdraw", "Paula Panne");
  await checkbox(/^Abo jetzt beenden$/, dialog);
  network.fail("accounts/refund-payment", "offline", 1);
  await submit(/^Ausführen und 29,00\s€ erstatten$/);
  await expectText(
    /^Das Abo ist beendet\. Die Zahlung ist nicht erstattet, und die Person ist nicht benachrichtigt\./,
    dialog,
  );
  expect(within(dialog).queryByRole("checkbox", { name: /Abo jetzt beenden/ })).toBeNull();
  network.fail("admin/settle-declaration", "offline", 1);
  await submit(/^Ausführen und 29,00\s€ erstatten$/);
  await expectText(/^Das Abo ist beendet\. 29,00\s€ sind erstattet\. Die Person ist nicht benachrichtigt\./, dialog);
  await submit();
  await expectToast("Erklärung erledigt");
  expect((await contract()).invoices.map(({ amount }) => amount)).toEqual([-29, 29]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a contract that could not be read is reported as carried out only after a confirmation", async () => {
  const { network, stack, reload } = await renderScreen("/admin?tab=contracts", { isAdmin: true });
  const payer = await billingCalls(stack).subscriber();
  await billingCalls(stack).declare("billing/withdraw", payer, { name: "Udo Unbekannt" });
  await stack.deliver();
  network.fail("accounts/get-contract", "offline");
  await reload();
  await press("Erklärung von Udo Unbekannt ist erledigt");
  const dialog = await findDialog("Erklärung erledigt?");
  await press(/^Ausgeführt/, { role: "radio", container: dialog });
  const anyway = /^Als ausgeführt melden, obwohl der Stand des Abos nicht bekannt ist$/;
  expect(((await checkbox(anyway, dialog)) as HTMLInputElement).checked).toBe(false);
});
