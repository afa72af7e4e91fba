import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../../testing/navigation.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectText, textOf } from "../../../../testing/user.ts";

it("shows the money by status, weighted by the chances", async () => {
  const leads = [
    { status: "new", dealValue: 1000 },
    { status: "proposal", dealValue: 10_000 },
    { status: "proposal", dealValue: 2000, closingProbability: 50 },
    { status: "won", dealValue: 7000 },
    { status: "lost", dealValue: 9000 },
  ] as const;
  await renderScreen(overviewPath, { seed: { leads: [...leads] } });
  await expectText("13.000 € offen");
  await expectText("7.600 € gewichtet");
  await expectText("7.000 € gewonnen");
  const table = await screen.findByRole("table", { name: "Offene Leads nach Status" });
  expect(within(table).getAllByRole("row").slice(1).map(textOf)).toEqual([
    "Neu11.000 €",
    "Kontaktiert00 €",
    "Interesse gezeigt00 €",
    "Qualifiziert00 €",
    "Angebot212.000 €",
  ]);
});

it("links to the active deals that were not touched for 14 days", async () => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
  const { stack, account } = await renderScreen(overviewPath, { seed: { leads: [{ status: "proposal" }, {}] } });
  vi.setSystemTime("2027-03-16T09:00:00Z");
  const { json } = await stack.call("auth/login", { body: { email: account.user.email, password: account.password } });
  await renderScreen(overviewPath, { as: { ...account, token: (json as { token: string }).token } });
  await followLink("1 Lead seit 14 Tagen ohne Kontakt");
  await waitFor(() => expect(location.search).toBe("?section=leads&statuses=qualified%2Cproposal&sort=lastActivity"));
});
