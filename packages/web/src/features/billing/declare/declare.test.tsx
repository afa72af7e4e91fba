import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { expectHeading, expectText, field, fill, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const receipt = async (title: string) => wordsOf((await screen.findByRole("heading", { name: title })).parentElement);

it("takes a cancellation from anybody, checks it, keeps what was typed and shows what arrived when", async () => {
  const { network } = await renderScreen("/vertrag-kuendigen", { as: "nobody" });
  await expectHeading("Vertrag kündigen");
  await press("Jetzt kündigen");
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("name"));
  expect(network.sent()).toEqual([]);
  await fill("Name", "Ida Nord");
  await fill("E-Mail-Adresse", "ida@example.org");
  await press("Außerordentlich, aus wichtigem Grund", { role: "radio" });
  await fill("Grund", "Umzug");
  network.fail("billing/cancel-contract", "offline", 1);
  await press("Jetzt kündigen");
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/);
  expect((await field("Grund")).value).toBe("Umzug");
  await press("Jetzt kündigen");
  const shown = await receipt("Ihre Kündigung ist eingegangen");
  expect(shown).toMatch(/Eingegangen am\d{1,2}\. \S+ \d{4} um \d{2}:\d{2} ME/);
  for (const words of ["Ida Nord", "ida@example.org", "LinkedPotential Premium", "Umzug", "nächstmöglichen"]) {
    expect(shown).toContain(words);
  }
  expect(screen.getByRole("button", { name: "Drucken" })).toBeTruthy();
  const keys = network.sent("billing/cancel-contract").map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

it("takes a withdrawal, filled in for who is signed in", async () => {
  const { network, account } = await renderScreen("/vertrag-widerrufen");
  await waitFor(async () => expect((await field("Name")).value).toBe(account.user.name));
  await press("Widerruf bestätigen");
  expect(await receipt("Ihr Widerruf ist eingegangen")).toContain(account.user.email);
  expect(network.sent("billing/withdraw").map(({ body }) => body)).toEqual([
    { name: account.user.name, email: account.user.email, contract: "LinkedPotential Premium" },
  ]);
});

it("saves the whole declaration as a text, because the mail to a stranger does not repeat it", async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await renderScreen("/vertrag-kuendigen", { as: "nobody" });
  await fill("Name", "Ida Nord");
  await fill("E-Mail-Adresse", "fremd@example.org");
  await press("Außerordentlich, aus wichtigem Grund", { role: "radio" });
  await fill("Grund", "Umzug");
  await press("Jetzt kündigen");
  expect(await receipt("Ihre Kündigung ist eingegangen")).toContain("nennt sie nur Art, Datum und Uhrzeit");
  await press("Als Textdatei speichern");
  const [title, , received, ...lines] = ((await saved[0]?.text()) ?? "").trimEnd().split("\r\n");
  expect(names).toEqual([expect.stringMatching(/^erklaerung-\d{4}-\d{2}-\d{2}\.txt$/)]);
  expect(title).toBe("Ihre Kündigung ist eingegangen");
  expect(received).toMatch(/^Eingegangen am: \d{1,2}\. \S+ \d{4} um \d{2}:\d{2} ME/);
  expect(lines).toEqual([
    "Name: Ida Nord",
    "E-Mail-Adresse: fremd@example.org",
    "Vertrag: LinkedPotential Premium",
    "Art der Kündigung: Außerordentlich, aus wichtigem Grund",
    "Grund: Umzug",
    "Ende des Vertrags: Zum nächstmöglichen Zeitpunkt",
  ]);
});

it("says at the field that no address of a website may stand there", async () => {
  const { network } = await renderScreen("/vertrag-widerrufen", { as: "nobody" });
  await fill("Name", "boese.example");
  await fill("E-Mail-Adresse", "ida@example.org");
  await press("Widerruf bestätigen");
  await expectText("Bitte ohne Internetadresse. Nach einem Punkt steht ein Leerzeichen.");
  expect(network.sent()).toEqual([]);
});

it("confirms by the link in a receipt only when it is pressed, and keeps the link's secret out of the address bar", async () => {
  const { stack, account } = await renderScreen("/freelance/dashboard");
  const billing = billingCalls(stack);
  await billing.confirm(account);
  await stack.deliver();
  await billing.declare("billing/withdraw", account, { name: "Jan Anders" });
  await stack.deliver();
  const link = `/erklaerung-bestaetigen?${new URLSearchParams({ token: mailedToken(stack, account.user.email) })}`;
  expect(stack.lastMailTo(account.user.email)?.text).toContain(link);
  const { network, reload } = await renderScreen(link, { as: "nobody" });
  await expectHeading("Erklärung bestätigen");
  expect(location.pathname + location.search).toBe("/erklaerung-bestaetigen");
  await reload();
  expect(await screen.findByRole("button", { name: "Erklärung bestätigen" })).toBeTruthy();
  expect(network.sent()).toEqual([]);
  network.fail("billing/confirm-declaration", "offline", 1);
  await press("Erklärung bestätigen");
  await expectText(/^Keine Verbindung/);
  await press("Erklärung bestätigen");
  expect(await receipt("Ihre Erklärung ist bestätigt")).toContain("Wir führen Ihren Widerruf aus");
  expect(history.state?.mailLink).toBeUndefined();
  await stack.deliver();
  expect(await billing.subscription(account)).toMatchObject({ status: "canceled" });
});

it("says that a link is incomplete, and that one is not valid", async () => {
  await renderScreen("/erklaerung-bestaetigen?token=1.abc", { as: "nobody" });
  await expectText(/^Dieser Link ist unvollständig/);
  expect(screen.queryByRole("button", { name: "Erklärung bestätigen" })).toBeNull();
  await renderScreen(`/erklaerung-bestaetigen?token=1.${"a".repeat(43)}`, { as: "nobody" });
  await press("Erklärung bestätigen");
  await expectText(/^Dieser Link gilt nicht oder nicht mehr\./);
});

it("is reached from the footer of the pages in front, by the words of the law", async () => {
  for (const path of ["/freelance", "/business"]) {
    await renderScreen(path, { as: "nobody" });
    const link = await screen.findByRole("link", { name: "Verträge hier kündigen" });
    expect(link.getAttribute("href")).toBe("/vertrag-kuendigen");
    const other = screen.getByRole("link", { name: "Vertrag widerrufen" });
    expect(other.getAttribute("href")).toBe("/vertrag-widerrufen");
  }
});

it("is English for who reads English", async () => {
  await renderScreen("/vertrag-widerrufen", { as: "nobody", language: "en" });
  await expectHeading("Withdraw from a contract");
  expect(screen.getByRole("button", { name: "Confirm withdrawal" })).toBeTruthy();
});
