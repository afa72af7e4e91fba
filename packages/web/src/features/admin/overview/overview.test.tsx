import { newRegistration } from "@linkedpotential/fixtures/accounts";
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

it("the charts count 90 days, and say since when", async () => {
  const { stack, reload } = await renderScreen("/admin", { isAdmin: true });
  await screen.findByRole("heading", { name: /^Neue Konten/ });
  await stack.call("auth/register", { body: newRegistration() });
  await stack.deliver();
  await reload();
  await expectText(/^Gezählt wird seit dem \d\d\.\d\d\.\d{4}\. Für die Tage davor steht 0\.$/);
  const table = await screen.findByRole("table", { name: "Neue Konten" });
  expect(textOf(table)).toMatch(/^TagAnzahl\d\d\.\d\d\.\d{4}\d+$/);
  for (const name of ["Premium begonnen", "Premium gekündigt", "E-Mails nicht zugestellt"]) {
    await screen.findByRole("heading", { name: new RegExp(`^${name}`) });
  }
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
