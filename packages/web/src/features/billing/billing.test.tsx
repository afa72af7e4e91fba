import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, expectToast, findConfirmation, press, textOf, user } from "../../testing/user.ts";

const billing = "/freelance/dashboard?section=billing";
const overview = "/freelance/dashboard?section=dashboard";

/**
 * Sets the time to shortly after midnight on 10 March in Berlin. In UTC it is still 9 March, so a date computed in UTC
 * is wrong.
 */
const afterMidnightInBerlin = (minute = 30) => vi.setSystemTime(`2027-03-09T23:${minute}:00Z`);

const region = (name: string) => screen.findByRole("region", { name });
const card = async () => (await screen.findByRole("heading", { name: "Ihr aktueller Tarif" })).closest("section");

/** Opens the section for a subscriber who has paid the first month. */
async function renderSubscriber(path = billing, testCard?: string) {
  const first = await renderScreen(overview, { as: "nobody" });
  const calls = billingCalls(first.stack);
  const account = await calls.subscriber(testCard);
  return { ...(await renderScreen(path, { as: account })), calls };
}

describe("the billing section", () => {
  it("shows the plan, the Premium offer and an empty invoice list to a free account [BILL-01..04, BILL-05, BILL-16, BILL-17, EMPTY-09, SHELL-12, ROLE-10, PROD-107, SCOPE-08, CONST-31, CONST-122, CONST-123]", async () => {
    await renderScreen(billing);
    await expectHeading("Mein Abo & Zahlungen");
    await expectText("Keine Rechnungshistorie verfügbar.");
    await expectText("Aktiv");
    const current = textOf(await card());
    expect(current).toContain("KostenlosAktiv");
    expect(current).not.toContain("kündigen");
    expect(textOf(await region("Mehr erreichen mit Premium"))).toContain("29 EUR im Monat");
    expect(textOf(await region("Kostenlos"))).toContain("0 EUR pro Monat");
    expect(textOf(await region("Premium"))).toContain("29 EUR pro Monat");
  });

  it("lists what each plan includes, and sells nothing with Premium that is free [BILL-08..11, BILL-13, BILL-14, BILL-29..32, BILL-33..36, BILL-37]", async () => {
    await renderScreen(billing);
    const points = async (plan: string, list: string) =>
      within(within(await region(plan)).getByRole("list", { name: list }))
        .getAllByRole("listitem")
        .map(textOf);
    const inEveryPlan = [
      "CRM mit Liste, Board und Verlauf",
      "Fälliges, Pipeline und Dranbleiben auf einer Seite",
      "Aufgaben und automatische Follow-up-Erinnerungen",
      "Kalender-Abo und eine E-Mail am Morgen, in der Sie Follow-ups erledigen",
      "Alle Leitfäden und Vorlagen",
      "Trainings und Live-Events",
      "KPI-Tracker mit Diagrammen und Zielrechnung",
      "Import und Export als CSV",
    ];
    const sold = [
      "Leads in beliebiger Zahl",
      "Beiträge der Community lesen und durchsuchen",
      "Eigene Kollaborationen ausschreiben",
      "Anfragen senden und annehmen, ein Netzwerk aufbauen",
      "Bevorzugter Support",
    ];
    expect(await points("Premium", "Enthalten")).toEqual(sold);
    for (const plan of ["Kostenlos", "Premium"])
      expect(await points(plan, "In beiden Tarifen enthalten:")).toEqual(inEveryPlan);
    expect(await points("Kostenlos", "Enthalten")).toEqual(["Bis zu 50 Leads"]);
    expect(await points("Kostenlos", "Nicht enthalten")).toEqual(["Kein Zugang zur Community"]);
  });

  it("links to the checkout without sending a request [BILL-23, BILL-24, ROUTE-121]", async () => {
    const { network } = await renderScreen(billing);
    await expectText("Keine Rechnungshistorie verfügbar.");
    const links = screen.getAllByRole("link", { name: "Auf Premium upgraden" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/freelance/checkout", "/freelance/checkout"]);
    expect(network.sent()).toEqual([]);
  });

  it("shows a subscriber the next payment, the card and a downloadable invoice [BILL-05, BILL-07, BILL-21, CONST-124]", async () => {
    afterMidnightInBerlin();
    const { network } = await renderSubscriber();
    await expectText(/^LP-2027-\d{5}$/);
    await expectText("Aktiv");
    const current = textOf(await card());
    expect(current).toContain("PremiumAktiv");
    expect(current).toContain("Nächste Zahlung10.04.2027");
    expect(current).toContain("Visa •••• 4242");
    const [invoice] = within(await screen.findByRole("list", { name: "Rechnungen" })).getAllByRole("listitem");
    expect(textOf(invoice)).toMatch(/10\.03\.2027.*Bezahlt29,00 €$/);
    expect(screen.queryByText("Auf Premium upgraden")).toBeNull();
    await expectText(/^Bis zum 24\.03\.2027 können Sie den Vertrag widerrufen/);
    const links = ["Karte ändern", "Verträge hier kündigen", "Vertrag widerrufen"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(links).toEqual(["/freelance/checkout/card", "/vertrag-kuendigen", "/vertrag-widerrufen"]);
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    network.fail("billing/get-invoice", "offline", 1);
    const name = /^Rechnung LP-\d{4}-\d{5} als PDF herunterladen$/;
    await press(name);
    await expectToast("Die Rechnung konnte nicht heruntergeladen werden");
    await press(name);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  });

  it("shows failed loads and retries them", async () => {
    const { network } = await renderScreen(billing, {
      failing: { "billing/get-subscription": { status: 500 }, "billing/list-invoices": "offline" },
    });
    await expectText("Ihr Tarif konnte nicht geladen werden");
    await expectText("Die Rechnungen konnten nicht geladen werden");
    network.clearFailures();
    for (const retry of screen.getAllByRole("button", { name: "Erneut versuchen" })) await user.click(retry);
    await expectText("Keine Rechnungshistorie verfügbar.");
    await expectText("Aktiv");
  });

  it("explains how to pay after a failed renewal [BILL-22]", async () => {
    afterMidnightInBerlin();
    const { calls, account, stack, reload } = await renderSubscriber(billing, "4000 0000 0000 0341");
    await calls.passTime(account);
    await stack.deliver();
    await reload();
    await expectText("Die letzte Zahlung ist fehlgeschlagen");
    expect(textOf(await card())).toContain("PremiumInaktiv");
    await expectText(/^Premium bleibt bis zum 17\.04\.2027 .* mit einer anderen Karte\.$/);
    const other = screen.getByRole("link", { name: "Mit anderer Karte zahlen" });
    expect(other.getAttribute("href")).toBe("/freelance/checkout/card");
  });

  it("shows that a payment is disputed until the bank has decided [D65]", async () => {
    const { calls, account, stack, reload } = await renderSubscriber();
    await calls.dispute(account);
    await stack.deliver();
    await reload();
    await expectText(/^Eine Zahlung an uns wurde bei Ihrer Bank reklamiert\./);
    expect(textOf(await card())).toContain("PremiumAktivIhre Bank prüft eine Zahlung");
    await calls.dispute(account, "won");
    await stack.deliver();
    await reload();
    await expectText("Visa •••• 4242");
    expect(screen.queryByText("Ihre Bank prüft eine Zahlung")).toBeNull();
  });

  it("shows its warning of a failed renewal in every other section until the renewal is paid", async () => {
    const { calls, account, stack, reload } = await renderSubscriber(overview, "4000 0000 0000 0341");
    const title = "Die letzte Zahlung ist fehlgeschlagen";
    await expectHeading(/^Guten /);
    expect(screen.queryByText(title)).toBeNull();
    await calls.passTime(account);
    await stack.deliver();
    await reload();
    await expectText(title);
    expect(textOf(screen.getByRole("link", { name: "Mit anderer Karte zahlen" }))).toBeTruthy();
    await renderScreen(billing, { as: account });
    await expectText(/^Premium bleibt bis zum /);
    expect(screen.getAllByText(title)).toHaveLength(1);
    await calls.passTime(account, "succeeded");
    await stack.deliver();
    await renderScreen(overview, { as: account });
    await expectHeading(/^Guten /);
    expect(screen.queryByText(title)).toBeNull();
  });

  it("explains Premium without a contract and offers no cancellation", async () => {
    await renderScreen(billing, { as: { plan: "premium" } });
    await expectText(/ohne Abo und ohne Zahlung/);
    expect(screen.queryByRole("button", { name: "Abonnement kündigen" })).toBeNull();
  });
});

describe("a cancellation", () => {
  it("needs a confirmation, is sent once, reloads the page and can be reversed [BILL-19, BILL-25..28]", async () => {
    afterMidnightInBerlin();
    const { network, reload } = await renderSubscriber();
    const reloaded = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    await press("Abonnement kündigen");
    const asked = await findConfirmation("Premium kündigen?");
    await press("Premium behalten", { container: asked });
    expect(network.sent("billing/cancel-subscription")).toEqual([]);
    await press("Abonnement kündigen");
    await press("Jetzt kündigen", { container: await findConfirmation("Premium kündigen?") });
    const alert = await findConfirmation("Abonnement wurde gekündigt");
    expect(network.sent("billing/cancel-subscription")).toHaveLength(1);
    expect(reloaded).not.toHaveBeenCalled();
    await press("OK", { container: alert });
    expect(reloaded).toHaveBeenCalledOnce();
    reloaded.mockRestore();
    await reload();
    await expectText(/^Gekündigt: Premium endet am 10\.04\.2027/);
    expect(textOf(await card())).toContain("PremiumAktivGekündigt, läuft bis 10.04.2027");
    afterMidnightInBerlin(31);
    await press("Kündigung zurücknehmen");
    await expectToast("Premium läuft weiter");
    const cancel = await screen.findByRole("button", { name: "Abonnement kündigen" });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it("shows a failure and can be retried [ERR-122]", async () => {
    const { network } = await renderSubscriber();
    network.fail("billing/cancel-subscription", { status: 500 });
    await press("Abonnement kündigen");
    const asked = await findConfirmation("Premium kündigen?");
    await press("Jetzt kündigen", { container: asked });
    expect(textOf(await within(asked).findByRole("alert"))).toBe("Fehler beim Kündigen des Abonnements");
    network.clearFailures();
    await press("Jetzt kündigen", { container: asked });
    expect(await findConfirmation("Abonnement wurde gekündigt")).toBeTruthy();
  });
});

it("the billing section is available in English", async () => {
  await renderScreen(billing, { language: "en" });
  await expectHeading("My subscription & payments");
  await expectText("No invoices yet.");
  expect(screen.getByRole("region", { name: "Free" }).textContent).toContain("Up to 50 leads");
});
