import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
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
  expect(screen.getByRole("button", { name: "Drucken oder speichern" })).toBeTruthy();
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
