import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf } from "../../../../testing/user.ts";

async function openContract() {
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  const payer = await billingCalls(stack).subscriber();
  const shown = await renderScreen(`/admin/users/${payer.user.id}?tab=contract`, { isAdmin: true, as: account });
  await screen.findByRole("list", { name: "Rechnungen" });
  return { ...shown, payer };
}

it("an admin ends a subscription with the paid period, then at once", async () => {
  const { stack, payer } = await openContract();
  await press("Abo beenden");
  let dialog = await findDialog("Abo beenden");
  await expectText(new RegExp(`^${payer.user.name} bekommt die Begründung per E-Mail\\.`), dialog);
  await press("Abo beenden", { container: dialog });
  await expectText("Bitte wählen Sie, wann das Abo endet.", dialog);
  await expectText("Bitte geben Sie eine Begründung ein.", dialog);
  await press(/^Zum Ende des bezahlten Zeitraums \(\d\d\.\d\d\.\d{4}\)/, { role: "radio", container: dialog });
  await fill("Begründung", "Wie am Telefon vereinbart.", dialog);
  await press("Abo beenden", { container: dialog });
  await expectToast("Abo gekündigt");
  await expectText("Gekündigt");
  await stack.deliver();
  await press("Abo beenden");
  dialog = await findDialog("Abo beenden");
  expect(within(dialog).queryByRole("radio", { name: /^Zum Ende/ })).toBeNull();
  await fill("Begründung", "Doch sofort.", dialog);
  await press("Abo beenden", { container: dialog });
  await expectToast("Abo beendet");
  await press("Abbrechen", { container: await findDialog(/^Rechnung LP-\S+ erstatten$/) });
  await expectText("Beendet");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Abo beenden" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("main").contains(document.activeElement)).toBe(true));
  await stack.deliver();
  await stack.deliver();
  expect(stack.lastMailTo(payer.user.email)?.text).toContain("Doch sofort.");
});

it("after an end at once, the refund of the unused part opens with its amount and the same reasons", async () => {
  const now = "2027-04-24T10:00:00Z";
  vi.setSystemTime(now);
  const { stack, account } = await renderScreen("/admin", { isAdmin: true });
  vi.setSystemTime("2027-04-12T10:00:00Z");
  const payer = await billingCalls(stack).subscriber();
  vi.setSystemTime(now);
  await renderScreen(`/admin/users/${payer.user.id}?tab=contract`, { isAdmin: true, as: account });
  await press("Abo beenden");
  const dialog = await findDialog("Abo beenden");
  await expectText(/Danach öffnet sich die Erstattung mit dem Anteil für die übrigen Tage: 17,40 €\.$/, dialog);
  await press(/^Sofort/, { role: "radio", container: dialog });
  await fill("Begründung", "Ausfall seit März.", dialog);
  await press("Abo beenden", { container: dialog });
  const refund = await findDialog(/^Rechnung LP-\S+ erstatten$/);
  expect((await findField("Begründung", refund)).value).toBe("Ausfall seit März.");
  expect((await findField("Betrag", refund)).value).toBe("17,40");
  await press("Erstatten", { container: refund });
  await expectToast("17,40 € erstattet");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectText("davon 17,40 € erstattet", await screen.findByRole("list", { name: "Rechnungen" }));
});

it("an admin refunds a part of an invoice, and the person sees that", async () => {
  const { stack, payer } = await openContract();
  await press(/^Rechnung LP-\S+ erstatten$/);
  const dialog = await findDialog(/^Rechnung LP-\S+ erstatten$/);
  await expectText("29,00 € sind die ganze Rechnung.", dialog);
  await fill("Begründung", "Ausfall am 12. März.", dialog);
  for (const wrong of ["29,01", "0", "9,505", "viel"]) {
    await fill("Betrag", wrong, dialog);
    await press("Erstatten", { container: dialog });
    await expectText("Bitte einen Betrag von 0,01 € bis 29,00 € angeben.", dialog);
  }
  await fill("Betrag", "9,50", dialog);
  await press("Erstatten", { container: dialog });
  await expectToast("9,50 € erstattet");
  const list = screen.getByRole("list", { name: "Rechnungen" });
  await expectText("davon 9,50 € erstattet", list);
  expect(textOf(list)).toContain("Teilweise erstattet");
  await expectText(/^zur Rechnung LP-\d{4}-\d{5}$/, list);
  await press(/^Rechnung LP-\S+ erstatten$/, { container: list });
  await expectText("19,50 € sind noch übrig, 9,50 € schon erstattet.");
  await stack.deliver();
  await renderScreen("/freelance/dashboard?section=billing", { as: payer });
  await expectText("Teilweise erstattet");
  await expectText(/^Zur Rechnung LP-\d{4}-\d{5}$/);
});

it("an invoice that was refunded by another admin stays as it is, and the form says so", async () => {
  const { stack, payer } = await openContract();
  billingCalls(stack).refund(payer, 1000);
  await press(/^Rechnung LP-\S+ erstatten$/);
  const dialog = await findDialog(/^Rechnung LP-\S+ erstatten$/);
  await fill("Begründung", "Kulanz", dialog);
  await press("Erstatten", { container: dialog });
  await expectText(/Zu dieser Rechnung gab es inzwischen eine andere Erstattung/, dialog);
  await expectText("19,00 € sind noch übrig, 10,00 € schon erstattet.", dialog);
});
