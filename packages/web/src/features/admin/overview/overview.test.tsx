import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press, textOf } from "../../../testing/user.ts";

async function report(stack: TestStack, title: string) {
  const { member, publish } = communityCalls(stack);
  const post = await publish(await member(), { title });
  await moderationCalls(stack).report(await member(), post);
}

const numbers = async () => {
  const heading = await screen.findByRole("heading", { name: "Was wartet" });
  const links = within(heading.closest("section") as HTMLElement).getAllByRole("link");
  return Object.fromEntries(
    links.map((link) => {
      const [, count = "", name = ""] = /^(\d+\+?)(.*)$/.exec(textOf(link)) ?? [];
      return [name, Number(count)];
    }),
  );
};

it("the overview counts what waits, and each number leads to it", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  await expectHeading("Verwaltung");
  await waitFor(() => expect(document.title).toBe("Übersicht · Verwaltung · LinkedPotential"));
  const failed = await screen.findByRole("link", { name: /E-Mails? nicht zugestellt in 7\sTagen: Konten ansehen$/ });
  expect(failed.getAttribute("href")).toBe("/admin?tab=users&bounced=true");
  const before = await numbers();
  await report(stack, "Wartet auf Entscheidung");
  await billingCalls(stack).declare("billing/withdraw", { user: { name: "Ida Öz", email: "ida.wartet@example.org" } });
  await stack.deliver();
  await reload();
  const after = await numbers();
  expect(after.Meldungen).toBe((before.Meldungen ?? 0) + 1);
  expect(after["Erklärungen zu Verträgen"]).toBe((before["Erklärungen zu Verträgen"] ?? 0) + 1);
  const open = (after.Meldungen ?? 0) + (after.Einsprüche ?? 0);
  expect(await screen.findByRole("tab", { name: `Meldungen ${open} offen` })).toBeTruthy();
  await press(new RegExp(`^${after.Meldungen}\\s*Meldungen$`), { role: "link" });
  await screen.findByRole("heading", { name: /Wartet auf Entscheidung/ });
  expect(location.search).toBe("?tab=reports&state=open");
});

it("the overview lists the waiting cases, each with its deadline and a link to exactly this case", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  await numbers();
  for (const name of ["Wilma Widerruft", "Willi Widerruft"]) {
    const email = `${name.replace(" ", ".").toLowerCase()}@example.org`;
    await billingCalls(stack).declare("billing/withdraw", { user: { name, email } });
  }
  await stack.deliver();
  await reload();
  const list = await screen.findByRole("list", { name: "Die dringendsten Fälle" });
  const link = await within(list).findByRole("link", { name: "Wilma Widerruft" });
  expect(textOf(link.closest("li") as HTMLElement)).toMatch(
    /^WiderrufWilma WiderruftErstatten bis \d\d\.\d\d\.\d{4}Eingegangen vor wenigen Minuten$/,
  );
  await press("Wilma Widerruft", { role: "link", container: list });
  const declarations = await screen.findByRole("list", { name: "Erklärungen, die auf Sie warten" });
  expect(within(declarations).getAllByRole("heading").length).toBe(1);
  await press(/Nur Wilma Widerruft/);
  await within(declarations).findByText("Willi Widerruft");
  expect(location.search).toBe("?tab=contracts");
});

it("several reports about the same post are one case with their number", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  const { member, publish } = communityCalls(stack);
  const post = await publish(await member(), { title: "Doppelt gemeldet" });
  const { report: reportBy } = moderationCalls(stack);
  for (const _ of [1, 2]) await reportBy(await member(), post);
  await reload();
  const list = await screen.findByRole("list", { name: "Die dringendsten Fälle" });
  const rows = await within(list).findAllByRole("link", { name: "Doppelt gemeldet" });
  expect(rows.map((row) => textOf(row.closest("li") as HTMLElement))).toEqual([
    expect.stringMatching(/^MeldungDoppelt gemeldet2 Meldungen/),
  ]);
});

it("a payment dispute names the day until which the bank accepts an answer", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  const billing = billingCalls(stack);
  const payer = await billing.subscriber();
  await billing.dispute(payer);
  await stack.deliver();
  await reload();
  const list = await screen.findByRole("list", { name: "Die dringendsten Fälle" });
  const row = (await within(list).findByRole("link", { name: payer.user.name })).closest("li") as HTMLElement;
  expect(textOf(row)).toMatch(/Der Bank antworten bis \d\d\.\d\d\.\d{4}$/);
  // All admins would see it in later tests.
  await billing.dispute(payer, "won");
  await stack.deliver();
});

it("the charts count 90 days, and say since when", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  await screen.findByRole("heading", { name: /^Neue Konten/ });
  await stack.call("auth/register", { body: newRegistration() });
  await stack.deliver();
  await reload();
  await expectText(/^Gezählt wird seit dem \d\d\.\d\d\.\d{4}\. Für die Tage davor steht 0\.$/);
  const table = await screen.findByRole("table", { name: "Neue Konten" });
  expect(textOf(table)).toMatch(/^TagAnzahl\d\d\.\d\d\.\d{4}\d+$/);
  for (const name of ["Premium begonnen", "Premium gekündigt oder beendet", "E-Mails nicht zugestellt"]) {
    await screen.findByRole("heading", { name: new RegExp(`^${name}`) });
  }
  const day = within(table).getByRole("link", { name: /^Konten vom \d\d\.\d\d\.\d{4} zeigen$/ });
  const { searchParams } = new URL(day.getAttribute("href") ?? "", location.href);
  expect(searchParams.get("joinedTo")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(searchParams.get("joinedFrom")).toBe(searchParams.get("joinedTo"));
  await press(day.getAttribute("aria-label") ?? "", { role: "link", container: table });
  await waitFor(() => expect(new URLSearchParams(location.search).get("tab")).toBe("users"));
});

it("the revenue says what it counts, and the shares of Premium say of whom", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  await screen.findByRole("heading", { name: "Umsatz und Premium" });
  await billingCalls(stack).subscriber();
  await indexAccounts();
  await reload();
  const figure = async (name: string) => textOf((await screen.findByText(name)).parentElement as HTMLElement);
  expect(await figure("Umsatz im Monat")).toMatch(
    /^Umsatz im Monat[\d.]+ €\d+ laufendes? Abos? zu 29 €, inkl. USt. \([\d.,]+ € netto\)Vor 30 Tagen wurde/,
  );
  expect(await figure("Freelancer mit Premium")).toMatch(/Premium[\d,]+ %\d+ von \d+ mit bestätigter E-Mail-Adresse$/);
  expect(await figure("Neue Freelancer mit Premium")).toMatch(/Premium[\d,]+ %\d+ von \d+ aus den letzten 90 Tagen$/);
  await expectText(/^Zum Umsatz zählen bezahlte Abos, .* Geschenktes Premium zählt nur zu den Anteilen\./);
});

it("the requests for calls follow the figures", async () => {
  await renderScreen("/admin", { isAdmin: true });
  await screen.findByRole("heading", { name: "Verlauf" });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(textOf);
  expect([...headings.slice(0, 3), headings.at(-1)]).toEqual([
    ...["Was wartet", "Umsatz und Premium", "Verlauf", "Gesprächsanfragen"],
  ]);
});

it("numbers and charts show a failure with a retry, each on its own", async () => {
  const { network } = await renderScreen("/admin", {
    isAdmin: true,
    failing: { "admin/get-overview": { status: 500 } },
  });
  await numbers();
  await expectText("Fehler beim Laden");
  network.clearFailures();
  await press("Erneut versuchen");
  await screen.findByRole("heading", { name: /^Neue Konten/ });
});

it("the profile menu of an admin names how much waits; nobody else asks for it", async () => {
  const other = await renderScreen("/freelance/dashboard");
  await screen.findByRole("button", { name: /^Profilmenü/ });
  await other.network.settled();
  expect(other.network.sent("admin/get-work")).toEqual([]);
  await report(other.stack, "Noch eine Meldung");
  const { account, network } = await renderScreen("/freelance/dashboard", { isAdmin: true });
  await waitFor(() => expect(network.sent("admin/get-work").length).toBeGreaterThan(0));
  await press(`Profilmenü: ${account.user.name}`);
  await press(/^Verwaltung · \d+ offen$/, { role: "menuitem" });
  await expectHeading("Verwaltung");
});
