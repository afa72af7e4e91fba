import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, selectOption } from "../../../testing/user.ts";

const address: BillingAddress = {
  name: "Jörg Weiß",
  company: "Weiß & Söhne",
  street: "Königsallee 1",
  postalCode: "40212",
  city: "Düsseldorf",
  country: "DE",
  vatId: "",
};

/** Opens the dialog for a subscriber. Returns a function that saves an address as another window would. */
async function openDialog(stored?: BillingAddress) {
  const { stack } = await renderScreen("/freelance/dashboard", { as: "nobody" });
  const account = await billingCalls(stack).subscriber();
  const saveElsewhere = (body: BillingAddress) =>
    stack.call("billing/set-billing-address", { token: account.token, body });
  if (stored) await saveElsewhere(stored);
  const opened = await renderScreen("/freelance/dashboard?section=billing", { as: account });
  await press("Rechnungsanschrift");
  return { ...opened, saveElsewhere, asked: await findDialog("Rechnungsanschrift") };
}

it("saves the billing address and marks missing fields", async () => {
  const { network, getFromApi, asked } = await openDialog();
  await fill("Firma", "Weiß & Söhne", asked);
  await press("Speichern", { container: asked });
  await waitFor(async () => expect(document.activeElement).toBe(await findField("Straße und Hausnummer")));
  expect(network.sent("billing/set-billing-address")).toEqual([]);
  const typed = { "Straße und Hausnummer": "Königsallee 1", Postleitzahl: "40212", Ort: "Düsseldorf" };
  for (const [label, text] of Object.entries(typed)) await fill(label, text, asked);
  network.fail("billing/set-billing-address", "offline", 1);
  await press("Speichern", { container: asked });
  await within(asked).findByText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/);
  await press("Speichern", { container: asked });
  await expectToast("Rechnungsanschrift gespeichert");
  await expectText("Weiß & Söhne, Königsallee 1, 40212 Düsseldorf");
  expect(await getFromApi("/api/subscription")).toMatchObject({
    billingAddress: { name: expect.any(String), company: "Weiß & Söhne", country: "DE", vatId: "" },
  });
});

it("keeps what another window has saved, and asks before it overwrites the same field", async () => {
  const { saveElsewhere, asked, getFromApi, network } = await openDialog(address);
  const stored = async () => (await getFromApi<Subscription>("/api/subscription")).billingAddress;
  await saveElsewhere({ ...address, street: "Wallstraße 7", city: "Köln" });
  await fill("Firma", "Weiß GmbH", asked);
  await fill("Ort", "Bonn", asked);
  await press("Speichern", { container: asked });
  await within(asked).findByText("Inzwischen geändert in „Köln“.");
  expect(network.sent("billing/set-billing-address")).toEqual([]);
  await press("Speichern", { container: asked });
  await expectToast("Rechnungsanschrift gespeichert");
  expect(await stored()).toEqual({ ...address, street: "Wallstraße 7", company: "Weiß GmbH", city: "Bonn" });
});

it("takes country and VAT id from the same window, because the id is valid in its country only", async () => {
  const austrian = { ...address, country: "AT" } as const;
  const withId = { ...austrian, vatId: "ATU12345675" };
  const { saveElsewhere, asked, getFromApi, reload } = await openDialog(austrian);
  const stored = async () => (await getFromApi<Subscription>("/api/subscription")).billingAddress;
  await saveElsewhere(withId);
  await fill("Ort", "Wien", asked);
  await press("Speichern", { container: asked });
  await waitFor(async () => expect(await stored()).toEqual({ ...withId, city: "Wien" }));

  await saveElsewhere(austrian);
  await reload();
  await press("Rechnungsanschrift");
  const again = await findDialog("Rechnungsanschrift");
  await saveElsewhere(withId);
  await selectOption("Land", "Deutschland");
  await press("Speichern", { container: again });
  await waitFor(async () => expect(await stored()).toEqual(address));
});
