import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { notifyOfFollowUps } from "@linkedpotential/local/testing/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { premiumMember, simulateChangeInOtherTab } from "../../../../testing/community.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectText, findDialog, press, textOf } from "../../../../testing/user.ts";

/** Waits until the news has this many rows, which may arrive one after the other. */
const findRows = (count: number) =>
  waitFor(() => {
    const rows = within(screen.getByRole("list", { name: "Neuigkeiten" })).getAllByRole("link");
    expect(rows).toHaveLength(count);
    return rows;
  });
const expectNoNews = () => waitFor(() => expect(screen.queryByText("Neuigkeiten")).toBeNull());

/** Opens the overview of a member to whose posts this many requests were sent. */
async function renderWithRequests(count: number) {
  const account = await readyAccount(premiumMember);
  const { stack } = await renderScreen("/agb", { as: account });
  // All tests share the community, whose new posts would be news too.
  await stack.call("user/update-settings", {
    token: account.token,
    body: { notifications: { new_post: { inApp: false } } },
  });
  const shown = await renderScreen(overviewPath, {
    as: account,
    prepareCommunity: async ({ member: join, publish, request }, own) => {
      const requester = await join("Jan Dyk");
      for (let at = 1; at <= count; at += 1) await request(requester, await publish(own, { title: `Beitrag ${at}` }));
    },
  });
  await shown.stack.deliver();
  simulateChangeInOtherTab();
  return shown;
}

it("shows up to five unread notifications, each of which leads to its place", async () => {
  await renderWithRequests(6);
  const shown = await findRows(5);
  expect(textOf(shown[0])).toMatch(/^Neue AnfrageGerade ebenJan D\. fragt an: Beitrag \d$/);
  expect(shown[0]?.getAttribute("href")).toMatch(/section=community&view=network&tab=my-posts&requests=\d+$/);
});

it("disappears when its notifications are marked as read, here or at the bell", async () => {
  const { network } = await renderWithRequests(1);
  await press("Als gelesen markieren");
  await expectNoNews();
  expect(document.activeElement?.contains(screen.getByRole("heading", { name: "Pipeline" }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(network.sent("notifications/mark-read")).toHaveLength(1);
  await screen.findByRole("button", { name: "Benachrichtigungen" });
  await renderWithRequests(2);
  await findRows(2);
  await press("Benachrichtigungen, 2 ungelesen");
  await findDialog("Benachrichtigungen");
  await expectNoNews();
});

it("is absent without news, and loads no notifications then", async () => {
  const { network } = await renderScreen(overviewPath);
  await expectText("Keine anstehenden Live-Events");
  await network.settled();
  expect(network.sent("notifications/list")).toEqual([]);
  await expectNoNews();
});

it("leaves out due follow-ups, which the card of the day lists", async () => {
  const { account, reload } = await renderWithRequests(1);
  await notifyOfFollowUps(account.user.id, [1]);
  await reload();
  await screen.findByRole("button", { name: "Benachrichtigungen, 2 ungelesen" });
  expect((await findRows(1)).map(textOf)).toEqual([expect.stringMatching(/^Neue Anfrage/)]);
});
