import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, fill, findField, press, textOf } from "../../../testing/user.ts";

const receipt = async (title: string) => textOf((await screen.findByRole("heading", { name: title })).parentElement);

it("the cancellation form works without an account, keeps its input after a failure and shows a receipt with the time", async () => {
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
  expect((await findField("Grund")).value).toBe("Umzug");
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

it("the withdrawal form is prefilled for a signed-in user", async () => {
  const { network, account } = await renderScreen("/vertrag-widerrufen");
  await waitFor(async () => expect((await findField("Name")).value).toBe(account.user.name));
  await press("Widerruf bestätigen");
  expect(await receipt("Ihr Widerruf ist eingegangen")).toContain(account.user.email);
  expect(network.sent("billing/withdraw").map(({ body }) => body)).toEqual([
    { name: account.user.name, email: account.user.email, contract: "LinkedPotential Premium" },
  ]);
});

it("the receipt saves the whole declaration as a text file, because the mail to an unknown address does not repeat it", async () => {
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
  expect(await receipt("Ihre Kündigung ist eingegangen")).toContain("nennt die Bestätigung nur Art, Datum und Uhrzeit");
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

it("the name field rejects a web address", async () => {
  const { network } = await renderScreen("/vertrag-widerrufen", { as: "nobody" });
  await fill("Name", "boese.example");
  await fill("E-Mail-Adresse", "ida@example.org");
  await press("Widerruf bestätigen");
  await expectText("Bitte geben Sie keine Internetadresse an. Nach einem Punkt gehört ein Leerzeichen.");
  expect(network.sent()).toEqual([]);
});

it("the mailed link confirms a declaration only after a press, and its token is removed from the address bar", async () => {
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

it("the confirmation page rejects an incomplete link and an invalid one", async () => {
  await renderScreen("/erklaerung-bestaetigen?token=1.abc", { as: "nobody" });
  await expectText(/^Dieser Link ist unvollständig/);
  expect(screen.queryByRole("button", { name: "Erklärung bestätigen" })).toBeNull();
  await renderScreen(`/erklaerung-bestaetigen?token=1.${"a".repeat(43)}`, { as: "nobody" });
  await press("Erklärung bestätigen");
  await expectText(/^Dieser Link gilt nicht oder nicht mehr\./);
});

it("the footers of the public pages link to both declarations in the wording of the law", async () => {
  for (const path of ["/freelance", "/business"]) {
    await renderScreen(path, { as: "nobody" });
    const link = await screen.findByRole("link", { name: "Verträge hier kündigen" });
    expect(link.getAttribute("href")).toBe("/vertrag-kuendigen");
    const other = screen.getByRole("link", { name: "Vertrag widerrufen" });
    expect(other.getAttribute("href")).toBe("/vertrag-widerrufen");
  }
});

it("the withdrawal page is available in English", async () => {
  await renderScreen("/vertrag-widerrufen", { as: "nobody", language: "en" });
  await expectHeading("Withdraw from a contract");
  expect(screen.getByRole("button", { name: "Confirm withdrawal" })).toBeTruthy();
});
