import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { findDialog, press, textOf } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const dashboard = "/business/dashboard";
const rows = async () =>
  within(await screen.findByRole("list", { name: "Laufende Aufträge" }))
    .getAllByRole("listitem")
    .map(textOf);

/** Opens the overview of a business that has hired Änne by her offer, and Ida without one. */
async function open() {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = requestMessageCalls(stack);
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  const ida = await communityCalls(stack).member("Ida Öz");
  const ids = { aenne: await calls.acceptedRequest(account, aenne), ida: await calls.acceptedProject(account, ida) };
  const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };
  const messageId = await calls.propose(aenne, ids.aenne, { offer });
  await calls.reply(account, ids.aenne, { messageId, accepted: true });
  vi.setSystemTime("2027-03-01T09:01:00Z");
  await calls.update(account, ids.ida, { progress: "hired" });
  return { ids, calls, ...(await renderScreen(dashboard, { as: account })) };
}

it("the overview lists who is hired, the latest one first, with price, start and sheet", async () => {
  await open();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  const [ida, aenne] = await rows();
  expect(ida).toBe("Ida Ö.Zu Ihrem Auftrag „Neues Kundenportal für eine Spedition“Zum Gespräch");
  expect(aenne).toMatch(/^Änne W\.5 Tage zu 680 € = 3\.400 € netto · Beginn: 15\.03\.2027Zum Gespräch/);
  await press("Auftragsübersicht: Änne W.");
  await findDialog("Auftragsübersicht");
});

it("an order that came to nothing is not listed", async () => {
  const { calls, account, ids, reload } = await open();
  await calls.update(account, ids.aenne, { progress: "ended" });
  await reload();
  await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining("Ida Ö.")]));
});
