import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  fill,
  findConfirmation,
  findField,
  press,
  selectOption,
  textOf,
} from "../../../testing/user.ts";

const checkout = "/freelance/checkout";
const cards = { good: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", asks: "4000 0025 0000 3155" };

async function order(card: string) {
  await fill("Kartennummer", card);
  await press("Zahlungspflichtig bestellen");
}

const expectAtField = (card: HTMLElement, error: string) =>
  waitFor(() => {
    const described = (card.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => textOf(document.getElementById(id)))).toContain(error);
    expect(document.activeElement).toBe(card);
  });

describe("the checkout", () => {
  it("shows the product, its price, term, cancellation and withdrawal, and a card form [PAY-01, PAY-02, PERM-08, ROLE-11, ROUTE-17, ROUTE-119]", async () => {
    const { network } = await renderScreen(checkout);
    await expectHeading("Premium bestellen");
    const summary = textOf(await screen.findByRole("region", { name: "Ihre Bestellung" }));
    expect(summary).toContain("29,00 EUR pro Monat");
    expect(summary).toContain("inkl. 19 % USt.");
    for (const feature of ["Leads in beliebiger Zahl", "Eigene Kollaborationen ausschreiben"])
      expect(summary).toContain(feature);
    for (const word of ["Laufzeit", "Kündigung", "Widerruf"]) expect(summary).toContain(word);
    const links = ["So widerrufen Sie", "AGB", "Datenschutz"].map((name) => screen.getByRole("link", { name }));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/vertrag-widerrufen", "/agb", "/datenschutz"]);
    expect(await findField("Kartennummer")).toBeTruthy();
    // Merely opening the page must not create a payment.
    expect(network.sent()).toEqual([]);
  });

  it("charges the card, unlocks Premium and opens the dashboard after two seconds [PAY-03..05, PAY-08, PAY-09, PAY-10, CONST-32, CONST-131]", async () => {
    const { network, stack, getFromApi } = await renderScreen(checkout);
    const left = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    await press(cards.good);
    await press("Zahlungspflichtig bestellen");
    await expectText("Zahlung erfolgreich");
    const paidAt = performance.now();
    const paid = screen.getByRole("heading", { name: "Zahlung erfolgreich" });
    await waitFor(() => expect(document.activeElement).toBe(paid));
    expect(network.sent().map(({ id, body }) => [id, body])).toEqual([
      ["billing/create-payment-intent", { amount: 29, currency: "eur" }],
    ]);
    await stack.deliver();
    await waitFor(() => expect(left).toHaveBeenCalledWith("/freelance/dashboard"));
    expect(performance.now() - paidAt).toBeGreaterThan(1500);
    expect(await getFromApi("/api/subscription")).toMatchObject({ plan: "premium", status: "active" });
    left.mockRestore();
  });

  it("shows why a card was declined, keeps its number and accepts another card [ERR-124]", async () => {
    const { network } = await renderScreen(checkout);
    await order("1234");
    await expectText("Zahlung fehlgeschlagen. Die Kartennummer ist ungültig.");
    const card = await findField("Kartennummer");
    await expectAtField(card, "Die Kartennummer ist ungültig.");
    expect(network.sent()).toEqual([]);
    await order(cards.declined);
    await expectText("Zahlung fehlgeschlagen. Ihre Karte wurde abgelehnt.");
    await expectAtField(card, "Ihre Karte wurde abgelehnt.");
    expect(card.value).toBe(cards.declined);
    await fill("Kartennummer", cards.good);
    expect(card.getAttribute("aria-invalid")).toBeNull();
    await order(cards.good);
    await expectText("Zahlung erfolgreich");
  });

  it("asks for the bank's approval if the card requires it, and charges nothing after a refusal [ERR-124]", async () => {
    const { getFromApi, stack } = await renderScreen(checkout);
    await order(cards.asks);
    await press("Ablehnen", { container: await findConfirmation("Ihre Bank fragt nach") });
    await expectText("Zahlung fehlgeschlagen. Die Zahlung wurde bei der Bank nicht bestätigt.");
    await stack.deliver();
    expect(await getFromApi("/api/subscription")).toMatchObject({ plan: "kostenlos" });
    await press("Zahlungspflichtig bestellen");
    await press("Bestätigen", { container: await findConfirmation("Ihre Bank fragt nach") });
    await expectText("Zahlung erfolgreich");
  });

  it("shows that the payment could not be started, and retries on the next press [ERR-123]", async () => {
    const { network } = await renderScreen(checkout);
    network.fail("billing/create-payment-intent", "offline", 1);
    await order(cards.good);
    await expectText(/^Zahlung fehlgeschlagen\. Keine Verbindung zum Server\./);
    await press("Zahlungspflichtig bestellen");
    await expectText("Zahlung erfolgreich");
  });

  it("orders once when the button is pressed twice or the order was paid in another tab", async () => {
    const { network, stack, account } = await renderScreen(checkout);
    const release = network.hold("billing/create-payment-intent");
    await fill("Kartennummer", cards.good);
    const button = screen.getByRole("button", { name: "Zahlungspflichtig bestellen" });
    button.click();
    button.click();
    await waitFor(() => expect(network.sent("billing/create-payment-intent")).toHaveLength(1));
    release();
    await expectText("Zahlung erfolgreich");
    expect(network.sent("billing/create-payment-intent")).toHaveLength(1);
    const other = await renderScreen(checkout);
    await findField("Kartennummer");
    await billingCalls(stack).confirm(other.account);
    await order(cards.good);
    await expectText("Zahlung erfolgreich");
    await stack.deliver();
    for (const payer of [account, other.account]) expect(await billingCalls(stack).invoices(payer)).toHaveLength(1);
  });

  it("accepts an optional billing address and does not order while it is incomplete", async () => {
    const { network, stack, getFromApi } = await renderScreen(checkout);
    await press("Anschrift für die Rechnung angeben", { role: "checkbox" });
    await order(cards.good);
    await waitFor(async () => expect(document.activeElement).toBe(await findField("Straße und Hausnummer")));
    expect(network.sent()).toEqual([]);
    await fill("Straße und Hausnummer", "Königsallee 1");
    await fill("Postleitzahl", "40212");
    await fill("Ort", "Düsseldorf");
    await press("Zahlungspflichtig bestellen");
    await expectText("Zahlung erfolgreich");
    await stack.deliver();
    expect(await getFromApi("/api/subscription")).toMatchObject({
      plan: "premium",
      billingAddress: { street: "Königsallee 1", postalCode: "40212", city: "Düsseldorf" },
    });
  });

  it("updates the VAT when the country changes, and sends the country without an address", async () => {
    const { network, stack, getFromApi } = await renderScreen(checkout);
    const summary = await screen.findByRole("region", { name: "Ihre Bestellung" });
    expect(screen.queryByLabelText("USt-IdNr.")).toBeNull();
    await selectOption("Land", "Schweiz");
    await waitFor(() =>
      expect(textOf(summary)).toContain("ohne USt.; die Leistung ist in Deutschland nicht steuerbar"),
    );
    await expectText(/29,00 EUR pro Monat ohne USt\., erste Zahlung heute/);
    await selectOption("Land", "Österreich");
    await waitFor(() => expect(textOf(summary)).toContain("inkl. 19 % USt. (4,63 EUR), netto 24,37 EUR"));
    await order(cards.good);
    await expectText("Zahlung erfolgreich");
    expect(network.sent().map(({ body }) => body)).toEqual([{ amount: 29, currency: "eur", country: "AT" }]);
    await stack.deliver();
    expect(await getFromApi("/api/subscription")).toMatchObject({ country: "AT", billingAddress: null });
  });

  it("applies the VAT of the customer's country when the One-Stop-Shop is enabled", async () => {
    const { stack, reload } = await renderScreen(checkout);
    stack.configure({ VAT_OSS: "on" });
    await reload();
    await selectOption("Land", "Finnland");
    const summary = await screen.findByRole("region", { name: "Ihre Bestellung" });
    await waitFor(() => expect(textOf(summary)).toContain("inkl. 25,5 % USt. für Finnland (5,89 EUR)"));
    stack.configure({ VAT_OSS: "off" });
  });

  it("accepts a foreign VAT id with the address that reverse charge requires, and rejects an id of another country", async () => {
    const { network, stack, getFromApi } = await renderScreen(checkout);
    await selectOption("Land", "Österreich");
    await fill("USt-IdNr.", "DE123456789");
    const summary = await screen.findByRole("region", { name: "Ihre Bestellung" });
    expect(textOf(summary)).toContain("inkl. 19 % USt. (4,63 EUR), netto 24,37 EUR");
    await fill("Straße und Hausnummer", "Ring 1");
    await fill("Postleitzahl", "1010");
    await fill("Ort", "Wien");
    await order(cards.good);
    await expectText(/^Diese USt-IdNr\. passt nicht zum gewählten Land/);
    await waitFor(async () => expect(document.activeElement).toBe(await findField("USt-IdNr.")));
    expect(network.sent()).toEqual([]);
    await fill("USt-IdNr.", "atu 12345678");
    await waitFor(() => expect(textOf(summary)).toContain("Sie schulden sie in Ihrem Land (Reverse Charge)"));
    await press("Zahlungspflichtig bestellen");
    await expectText("Zahlung erfolgreich");
    await stack.deliver();
    expect(await getFromApi("/api/subscription")).toMatchObject({
      billingAddress: { city: "Wien", country: "AT", vatId: "ATU12345678" },
    });
  });

  it("offers no order to a user who already has Premium", async () => {
    await renderScreen(checkout, { as: { plan: "premium" } });
    await expectText("Sie nutzen Premium bereits");
    expect(screen.queryByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeNull();
    expect(screen.getByRole("link", { name: "Zum Dashboard" }).getAttribute("href")).toBe("/freelance/dashboard");
  });

  it("is available in English and retries a failed load", async () => {
    const { network } = await renderScreen(checkout, {
      language: "en",
      failing: { "billing/get-subscription": { status: 500 } },
    });
    await expectText("Premium cannot be ordered right now");
    network.clearFailures();
    await press("Try again");
    expect(textOf(await screen.findByRole("region", { name: "Your order" }))).toContain("EUR");
    expect(within(screen.getByRole("main")).getByRole("button", { name: "Order with obligation to pay" })).toBeTruthy();
  });
});
