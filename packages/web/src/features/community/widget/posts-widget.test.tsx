import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { premiumMember } from "../../../testing/community.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, expectText, findDialog, press, textOf } from "../../../testing/user.ts";

const refused = { status: 500, body: { code: "request.internal" } };
const none = { status: 200, body: [] };
const rows = async () => within(await screen.findByRole("list", { name: "Beiträge anderer" })).getAllByRole("listitem");
const words = async () => (await rows()).map(textOf);

it("the widget shows the newest two posts of others, truncated, and opens them [DASH-08, WIDGET-21..24, WIDGET-29-NS, CONST-113, CONST-114, API-117]", async () => {
  // All tests share the posts. A later time than in any other test makes the posts of this test the newest.
  vi.setSystemTime("2031-05-05T09:00:00Z");
  const { network } = await renderScreen(overviewPath, {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }, own) => {
      const jan = await join("Jan Dyk");
      await publish(jan, { title: "Der dritte" });
      await request(own, await publish(jan, { title: "Der zweite", content: "x".repeat(80) }));
      await publish(jan, { title: "Der erste", content: `${"y".repeat(79)}üund mehr` });
      await publish(own, { title: "Der eigene" });
    },
  });
  const line = "Jan D. · vor wenigen Minuten";
  await waitFor(async () =>
    expect(await words()).toEqual([
      `Der erste${"y".repeat(79)}ü…${line}`,
      `Der zweite${"x".repeat(80)}${line} · 1 offene Anfrage`,
    ]),
  );
  expect(network.sent("community/list-others").map(({ path }) => path)).toEqual([
    "/api/collaboration-posts-others?limit=2",
  ]);
  await press("Der zweite");
  await findDialog("Der zweite");
  expect(location.search).toMatch(/^\?section=community&post=\d+$/);
});

it("the widget refetches after two minutes, not earlier [WIDGET-25, CONST-120]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const { network } = await renderScreen(overviewPath, {
    as: premiumMember,
    failing: { "community/list-others": none },
  });
  await expectText("Noch keine Beiträge von anderen Nutzern vorhanden");
  const leaveAndReturn = async () => {
    await followLink("KPIs");
    await expectHeading("KPIs Tracking");
    await followLink("Dashboard");
    await expectText("Noch keine Beiträge von anderen Nutzern vorhanden");
  };
  vi.setSystemTime("2027-03-10T09:01:59Z");
  await leaveAndReturn();
  expect(network.sent("community/list-others")).toHaveLength(1);
  vi.setSystemTime("2027-03-10T09:02:01Z");
  await leaveAndReturn();
  await waitFor(() => expect(network.sent("community/list-others")).toHaveLength(2));
});

it("the widget shows a failure with a retry, and advertises Premium to users without it [D8]", async () => {
  const { network } = await renderScreen(overviewPath, {
    as: premiumMember,
    failing: { "community/list-others": refused },
  });
  const failed = (await expectText("Die Beiträge konnten nicht geladen werden")).closest<HTMLElement>("[role=alert]");
  network.clearFailures();
  network.fail("community/list-others", none);
  await press("Erneut versuchen", { container: failed as HTMLElement });
  await expectText("Noch keine Beiträge von anderen Nutzern vorhanden");
  await renderScreen(overviewPath);
  await expectText("Die Community gehört zu Premium");
  expect(screen.getByRole("link", { name: "Premium ansehen" }).getAttribute("href")).toContain("section=billing");
});
