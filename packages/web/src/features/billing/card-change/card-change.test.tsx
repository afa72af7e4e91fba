import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findConfirmation, findField, press } from "../../../testing/user.ts";

const page = "/freelance/checkout/card";
const cards = {
  other: "5555 5555 5555 4444",
  declined: "4000 0000 0000 0002",
  asks: "4000 0025 0000 3155",
  failsLater: "4000 0000 0000 0341",
};

/** Opens the page for a subscriber. With `hasOpenPayment` the second payment has failed. */
async function renderSubscriber({ hasOpenPayment = false, path = page } = {}) {
  const first = await renderScreen("/freelance", { as: "nobody" });
  const calls = billingCalls(first.stack);
  const account = await calls.subscriber(hasOpenPayment ? cards.failsLater : undefined);
  if (hasOpenPayment) await calls.passTime(account);
  await first.stack.deliver();
  return { ...(await renderScreen(path, { as: account })), calls, account };
}

async function save(card: string, name = "Karte speichern") {
  await fill("Kartennummer", card);
  await press(name);
}
const saveAndPay = (card: string) => save(card, "Karte speichern und 29,00\u00a0EUR zahlen");

describe("the card change page", () => {
  it("shows the current card, and saves a new one once and without a charge when pressed twice", async () => {
    const { network, calls, account } = await renderSubscriber();
    await expectHeading("Karte ändern");
    await expectText("Visa •••• 4242");
    expect(network.sent()).toEqual([]);
    const release = network.hold("billing/begin-card-change");
    await fill("Kartennummer", cards.other);
    const button = screen.getByRole("button", { name: "Karte speichern" });
    button.click();
    button.click();
    await waitFor(() => expect(network.sent("billing/begin-card-change")).toHaveLength(1));
    release();
    await expectText("Die neue Karte ist gespeichert");
    expect(network.sent().map(({ id }) => id)).toEqual(["billing/begin-card-change", "billing/use-card"]);
    const back = within(screen.getByRole("main")).getByRole("link", { name: "Abo & Zahlungen" });
    expect(back.getAttribute("href")).toBe("/freelance/dashboard?section=billing");
    expect(await calls.subscription(account)).toMatchObject({ card: { brand: "mastercard", last4: "4444" } });
    expect(await calls.invoices(account)).toHaveLength(1);
  });

  it("charges the open payment at once; a declined card stays in the form and is not saved", async () => {
    const { calls, account } = await renderSubscriber({ hasOpenPayment: true });
    await expectText(/^Die letzte Zahlung ist offen: 29,00 EUR\./);
    await saveAndPay(cards.failsLater);
    await expectText(/^Die Karte wurde nicht geändert\. Mit dieser Karte wurde die offene Zahlung abgelehnt\./);
    expect((await findField("Kartennummer")).value).toBe(cards.failsLater);
    expect(await calls.subscription(account)).toMatchObject({ status: "past_due" });
    await saveAndPay(cards.other);
    await expectText(/^Der offene Betrag ist bezahlt\./);
    expect(await calls.subscription(account)).toMatchObject({ status: "active", card: { last4: "4444" } });
    expect(await calls.invoices(account)).toHaveLength(2);
  });

  it("shows why the card was not changed: declined, not approved by the bank, or no connection", async () => {
    const { network, calls, account } = await renderSubscriber();
    await save(cards.declined);
    await expectText("Die Karte wurde nicht geändert. Ihre Karte wurde abgelehnt.");
    await save(cards.asks);
    await press("Ablehnen", { container: await findConfirmation("Ihre Bank fragt nach") });
    await expectText(/^Die Karte wurde nicht geändert\. .* nicht bestätigt\.$/);
    network.fail("billing/use-card", "offline", 1);
    await save(cards.other);
    await expectText(/^Die Karte wurde nicht geändert\. Keine Verbindung zum Server\./);
    expect(await calls.subscription(account)).toMatchObject({ card: { last4: "4242" } });
    await fill("Kartennummer", cards.asks);
    await press("Karte speichern");
    await press("Bestätigen", { container: await findConfirmation("Ihre Bank fragt nach") });
    await expectText("Die neue Karte ist gespeichert");
    const done = screen.getByRole("heading", { name: "Die neue Karte ist gespeichert" });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(await calls.subscription(account)).toMatchObject({ card: { last4: "3155" } });
  });

  it("saves the card once after the return from the bank's page", async () => {
    const { calls, account } = await renderSubscriber();
    const setup = await calls.enterCard(account);
    await renderScreen(`${page}?setup_intent=${setup}&redirect_status=succeeded`, { as: account });
    await expectText("Die neue Karte ist gespeichert");
    expect(location.search).toBe("");
    expect(await calls.subscription(account)).toMatchObject({ card: { last4: "4444" } });
    await renderScreen(`${page}?setup_intent=${setup}&redirect_status=failed`, { as: account });
    await expectText(/^Die Karte wurde nicht geändert\. Ihre Bank hat die Zahlung nicht bestätigt\./);
  });

  it("has no form for a user without a contract", async () => {
    await renderScreen(page, { as: { plan: "premium" } });
    await expectText("Es gibt kein laufendes Abo");
    expect(screen.queryByRole("button", { name: "Karte speichern" })).toBeNull();
  });
});
