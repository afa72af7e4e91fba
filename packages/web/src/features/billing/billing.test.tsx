import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  dialog,
  expectHeading,
  expectText,
  expectToast,
  field,
  fill,
  hands,
  press,
  question,
  wordsOf,
} from "../../testing/person.ts";
import { openProfileDialog } from "../../testing/profile-dialogs.ts";
import { renderScreen } from "../../testing/screen.tsx";

const billing = "/freelance/dashboard?section=billing";
const overview = "/freelance/dashboard?section=dashboard";

/** 00:30 on 10 March in Berlin, the evening before by UTC. */
const afterMidnightInBerlin = (minute = 30) => vi.setSystemTime(`2027-03-09T23:${minute}:00Z`);

const region = (name: string) => screen.findByRole("region", { name });
const card = async () => (await screen.findByRole("heading", { name: "Aktuelles Abonnement" })).closest("section");

/** Opens the section for a subscriber who has paid the first month. */
async function renderSubscriber(path = billing, testCard?: string) {
  const first = await renderScreen(overview, { as: "nobody" });
  const calls = billingCalls(first.stack);
  const account = await calls.subscriber(testCard);
  return { ...(await renderScreen(path, { as: account })), calls };
}

describe("the billing section", () => {
  it("shows a free account its plan, what Premium adds and no invoices [BILL-01..04, BILL-05, BILL-16, BILL-17, BILL-22, EMPTY-09, SHELL-12, ROLE-10, PROD-107, SCOPE-08, CONST-31, CONST-122, CONST-123]", async () => {
    await renderScreen(billing);
    await expectHeading("Mein Abo & Zahlungen");
    await expectText("Keine Rechnungshistorie verfügbar.");
    await expectText("Inaktiv");
    const current = wordsOf(await card());
    expect(current).toContain("KostenlosInaktiv");
    expect(current).not.toContain("kündigen");
    expect(wordsOf(await region("Mehr erreichen mit Premium"))).toContain("29 EUR im Monat");
    expect(wordsOf(await region("Kostenlos"))).toContain("0 EUR pro Monat");
    expect(wordsOf(await region("Premium"))).toContain("29 EUR pro Monat");
  });

  it("names what each plan has and lacks, and what Premium shares with the free one [BILL-08..11, BILL-13, BILL-14, BILL-29..32, BILL-33..36, BILL-37]", async () => {
    await renderScreen(billing);
    const points = async (plan: string, list: string) =>
      within(within(await region(plan)).getByRole("list", { name: list }))
        .getAllByRole("listitem")
        .map(wordsOf);
    expect(await points("Premium", "Enthalten")).toEqual([
      "Zugang zur Community",
      "Kollaborationen ausschreiben",
      "Leads ohne Grenze",
      "Bevorzugter Support",
    ]);
    expect(await points("Premium", "Außerdem, wie im kostenlosen Plan:")).toEqual([
      "Erweiterte KPIs",
      "Premium-Vorlagen",
      "Automatische Follow-up-Erinnerungen",
    ]);
    expect((await points("Kostenlos", "Enthalten"))[0]).toBe("Bis zu 50 Leads");
    expect(await points("Kostenlos", "Nicht enthalten")).toEqual(["Kein Zugang zur Community"]);
  });

  it("leads to the checkout without a call [BILL-23, BILL-24, ROUTE-121]", async () => {
    const { network } = await renderScreen(billing);
    await expectText("Keine Rechnungshistorie verfügbar.");
    const links = screen.getAllByRole("link", { name: "Auf Premium upgraden" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/freelance/checkout", "/freelance/checkout"]);
    expect(network.sent()).toEqual([]);
  });

  it("shows a subscriber until when it is paid, with which card, and the invoice [BILL-05, BILL-07, BILL-21, CONST-124]", async () => {
    afterMidnightInBerlin();
    const { network } = await renderSubscriber();
    await expectText(/^LP-2027-\d{5}$/);
    await expectText("Aktiv");
    const current = wordsOf(await card());
    expect(current).toContain("PremiumAktiv");
    expect(current).toContain("Nächste Zahlung10.04.2027");
    expect(current).toContain("Visa •••• 4242");
    const [invoice] = within(await screen.findByRole("list", { name: "Rechnungen" })).getAllByRole("listitem");
    expect(wordsOf(invoice)).toMatch(/10\.03\.2027.*Bezahlt29,00 €$/);
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

  it("says that it could not be loaded, and loads it again", async () => {
    const { network } = await renderScreen(billing, {
      failing: { "billing/get-subscription": { status: 500 }, "billing/list-invoices": "offline" },
    });
    await expectText("Ihr Abonnement konnte nicht geladen werden");
    await expectText("Die Rechnungen konnten nicht geladen werden");
    network.heal();
    for (const retry of screen.getAllByRole("button", { name: "Erneut versuchen" })) await hands.click(retry);
    await expectText("Keine Rechnungshistorie verfügbar.");
    await expectText("Inaktiv");
  });

  it("says what to do about a renewal that failed [BILL-22]", async () => {
    afterMidnightInBerlin();
    const { calls, account, stack, reload } = await renderSubscriber(billing, "4000 0000 0000 0341");
    await calls.passTime(account);
    await stack.deliver();
    await reload();
    await expectText("Die letzte Zahlung ist fehlgeschlagen");
    expect(wordsOf(await card())).toContain("PremiumInaktiv");
    await expectText(/^Premium bleibt bis zum 17\.04\.2027 .* mit einer anderen Karte zahlen\.$/);
    const other = screen.getByRole("link", { name: "Mit anderer Karte zahlen" });
    expect(other.getAttribute("href")).toBe("/freelance/checkout/card");
  });

  it("says that a payment is disputed at the bank, until the bank has decided [D65]", async () => {
    const { calls, account, stack, reload } = await renderSubscriber();
    await calls.dispute(account);
    await stack.deliver();
    await reload();
    await expectText(/^Eine Zahlung an uns wurde bei Ihrer Bank reklamiert\./);
    expect(wordsOf(await card())).toContain("PremiumAktivIhre Bank prüft eine Zahlung");
    await calls.dispute(account, "won");
    await stack.deliver();
    await reload();
    await expectText("Visa •••• 4242");
    expect(screen.queryByText("Ihre Bank prüft eine Zahlung")).toBeNull();
  });

  it("tells of a renewal that failed in every section, and no more once it is paid", async () => {
    const { calls, account, stack, reload } = await renderSubscriber(overview, "4000 0000 0000 0341");
    const title = "Die letzte Zahlung ist fehlgeschlagen";
    await expectHeading(/^Guten /);
    expect(screen.queryByText(title)).toBeNull();
    await calls.passTime(account);
    await stack.deliver();
    await reload();
    await expectText(title);
    expect(wordsOf(screen.getByRole("link", { name: "Mit anderer Karte zahlen" }))).toBeTruthy();
    await renderScreen(billing, { as: account });
    await expectText(/^Premium bleibt bis zum /);
    expect(screen.getAllByText(title)).toHaveLength(1);
    await calls.passTime(account, "succeeded");
    await stack.deliver();
    await renderScreen(overview, { as: account });
    await expectHeading(/^Guten /);
    expect(screen.queryByText(title)).toBeNull();
  });

  it("takes name and address for the invoices, and says what is missing", async () => {
    const { network, stored } = await renderSubscriber();
    await press("Rechnungsanschrift");
    const asked = await dialog("Rechnungsanschrift");
    await fill("Firma", "Weiß & Söhne", asked);
    await press("Speichern", { at: asked });
    await waitFor(async () => expect(document.activeElement).toBe(await field("Straße und Hausnummer")));
    expect(network.sent("billing/set-billing-address")).toEqual([]);
    const typed = { "Straße und Hausnummer": "Königsallee 1", Postleitzahl: "40212", Ort: "Düsseldorf" };
    for (const [label, text] of Object.entries(typed)) await fill(label, text, asked);
    network.fail("billing/set-billing-address", "offline", 1);
    await press("Speichern", { at: asked });
    await within(asked).findByText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/);
    await press("Speichern", { at: asked });
    await expectToast("Rechnungsanschrift gespeichert");
    await expectText("Weiß & Söhne, Königsallee 1, 40212 Düsseldorf");
    expect(await stored("/api/subscription")).toMatchObject({
      billingAddress: { name: expect.any(String), company: "Weiß & Söhne", country: "DE", vatId: "" },
    });
  });

  it("says that Premium is given without a contract, which nobody can cancel", async () => {
    await renderScreen(billing, { as: { plan: "premium" } });
    await expectText(/ohne Abonnement und ohne Zahlung/);
    expect(screen.queryByRole("button", { name: "Abonnement kündigen" })).toBeNull();
  });
});

describe("cancelling", () => {
  it("is asked for, done once, confirmed, and the page loaded anew; it can be taken back [BILL-19, BILL-25..28]", async () => {
    afterMidnightInBerlin();
    const { network, reload } = await renderSubscriber();
    const reloaded = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    await press("Abonnement kündigen");
    const asked = await question("Premium kündigen?");
    await press("Premium behalten", { at: asked });
    expect(network.sent("billing/cancel-subscription")).toEqual([]);
    await press("Abonnement kündigen");
    await press("Jetzt kündigen", { at: await question("Premium kündigen?") });
    const alert = await question("Abonnement wurde gekündigt");
    expect(network.sent("billing/cancel-subscription")).toHaveLength(1);
    expect(reloaded).not.toHaveBeenCalled();
    await press("OK", { at: alert });
    expect(reloaded).toHaveBeenCalledOnce();
    reloaded.mockRestore();
    await reload();
    await expectText(/^Gekündigt: Premium endet am 10\.04\.2027/);
    await expectText("Aktiv");
    afterMidnightInBerlin(31);
    await press("Kündigung zurücknehmen");
    await expectToast("Premium läuft weiter");
    const cancel = await screen.findByRole("button", { name: "Abonnement kündigen" });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it("that fails says so and can be tried again [ERR-122]", async () => {
    const { network } = await renderSubscriber();
    network.fail("billing/cancel-subscription", { status: 500 });
    await press("Abonnement kündigen");
    const asked = await question("Premium kündigen?");
    await press("Jetzt kündigen", { at: asked });
    expect(wordsOf(await within(asked).findByRole("alert"))).toBe("Fehler beim Kündigen des Abonnements");
    network.heal();
    await press("Jetzt kündigen", { at: asked });
    expect(await question("Abonnement wurde gekündigt")).toBeTruthy();
  });
});

it("has a dialog in the profile menu that shows both plans without a call and leads on [BILL-40, SHELL-22]", async () => {
  const { network } = await renderScreen(overview);
  await expectText("Keine offenen Aufgaben");
  const opened = await openProfileDialog("Abonnement");
  expect(within(opened).getByRole("region", { name: "Kostenlos" }).textContent).toContain("Ihr Plan");
  expect(within(opened).getByRole("link", { name: "Auf Premium upgraden" })).toBeTruthy();
  expect(network.sent("billing/get-subscription")).toEqual([]);
  await press("Abo & Zahlungen öffnen", { role: "link", at: opened });
  await expectHeading("Mein Abo & Zahlungen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("is English for who reads English", async () => {
  await renderScreen(billing, { language: "en" });
  await expectHeading("My subscription & payments");
  await expectText("No invoices available.");
  expect(screen.getByRole("region", { name: "Free" }).textContent).toContain("Up to 50 leads");
});
