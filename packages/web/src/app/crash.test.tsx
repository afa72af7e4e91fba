import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { crmPath, findLeadRow, openLeadForm } from "../testing/crm.ts";
import { followLink } from "../testing/navigation.ts";
import { renderScreen } from "../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press, user } from "../testing/user.ts";

const dashboard = "/freelance/dashboard";
const crashTitle = "Diese Ansicht konnte nicht geladen werden";
/** Answer with a valid status, but with a body that every part of the screen crashes on. */
const broken = { status: 200, body: [null] };

// React logs every error that a boundary catches; keep the test output quiet.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

const notices = () => screen.queryAllByText(crashTitle).map((title) => title.closest("[role=alert]") as HTMLElement);
const expectNotices = (count: number) => waitFor(() => expect(notices()).toHaveLength(count));
/** Presses the first retry button that is not busy. */
const retry = async () =>
  user.click(
    await waitFor(() => {
      const [button] = screen.getAllByRole("button", { name: "Erneut versuchen" });
      if (!button || button.getAttribute("aria-disabled") === "true") throw new Error("a retry is under way");
      return button;
    }),
  );

it.each([
  ["leads", "leads/list", "CRM"],
  ["templates", "leads/list", "Projektakquise"],
  ["trainings", "trainings/list", "Trainings"],
  ["trainings2", "live-trainings/list", "Live Events"],
  ["community", "community/list", "Kollaborationen"],
] as const)("limits a crash to the section %s; the navigation and a retry work", async (section, route, title) => {
  const { network } = await renderScreen(`${dashboard}?section=${section}`, { failing: { [route]: broken } });
  await expectNotices(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  await followLink("KPIs");
  await expectHeading("KPIs Tracking");
  await expectNotices(0);
  history.back();
  await expectNotices(1);
  network.clearFailures();
  await retry();
  await expectHeading(title);
  await expectNotices(0);
  expect(document.activeElement?.tagName).toBe("MAIN");
});

it("stays crashed while the answer is invalid, and refetches with each retry", async () => {
  const { network } = await renderScreen(crmPath, {
    seed: { leads: [{ name: "Anna" }] },
    failing: { "leads/list": broken },
  });
  await expectNotices(1);
  const before = network.sent("leads/list").length;
  await retry();
  await waitFor(() => expect(network.sent("leads/list").length).toBeGreaterThan(before));
  await expectNotices(1);
  network.clearFailures();
  await retry();
  expect(await findLeadRow("Anna")).toBeTruthy();
});

it.each([
  ["tasks/list", 2, "Keine offenen Aufgaben"],
  ["live-trainings/list", 1, "Keine anstehenden Live-Events"],
  ["community/list-others", 1, /^Die Community gehört zu/],
] as const)("limits a crash caused by the answer of %s to its %i dashboard cards", async (route, count, empty) => {
  const { network } = await renderScreen(dashboard, { failing: { [route]: broken } });
  await expectNotices(count);
  await expectHeading(/^Guten /);
  await expectText("Zu den Live-Events");
  // A broken answer that arrives after the retry would crash the card again.
  await network.settled();
  network.clearFailures();
  for (let left = count; left > 0; left -= 1) {
    await retry();
    await expectNotices(left - 1);
  }
  await expectText(empty);
});

it("shows a crash inside a dialog between its title and its buttons", async () => {
  const seed = { leads: [{ name: "Anna" }] };
  const { network } = await renderScreen(crmPath, { seed, failing: { "leads/list-timeline": broken } });
  const form = await openLeadForm("Anna");
  await press("Verlauf", { role: "tab", container: form });
  await within(form).findByText(crashTitle);
  network.clearFailures();
  await press("Erneut versuchen", { container: form });
  await waitFor(() => expect(within(form).queryByText(crashTitle)).toBeNull());
  await press("Schließen", { container: form });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("replaces a crashed dialog with a small one, which can be closed and retried", async () => {
  const { network } = await renderScreen(`${dashboard}?section=trainings2`, {
    seed: { liveTrainings: [{ title: "Sprechstunde" }] },
    failing: { "live-trainings/get": { status: 200, body: { title: { de: "Sprechstunde" } } } },
  });
  await press(/^Sprechstunde/);
  await press("Schließen", { container: await findDialog(crashTitle) });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press(/^Sprechstunde/);
  const crashed = await findDialog(crashTitle);
  network.clearFailures();
  await press("Erneut versuchen", { container: crashed });
  expect(await findDialog("Sprechstunde")).toBeTruthy();
});

it("keeps the top bar when a page without sections crashes", async () => {
  const { network } = await renderScreen("/admin?tab=users", {
    isAdmin: true,
    failing: { "admin/list-users": broken },
  });
  await expectNotices(1);
  expect(await screen.findByRole("button", { name: /^Profilmenü/ })).toBeTruthy();
  network.clearFailures();
  await retry();
  await expectNotices(0);
  expect(await screen.findByRole("table")).toBeTruthy();
});

it("offers a retry and a link home when a whole page crashes", async () => {
  const { network } = await renderScreen(dashboard, {
    failing: { "auth/me": { status: 200, body: { id: 1, role: "freelancer" } } },
  });
  await expectNotices(1);
  expect(screen.getByRole("link", { name: "Zur Startseite" }).getAttribute("href")).toBe("/");
  network.clearFailures();
  await retry();
  await expectNotices(0);
  await expectHeading(/^Guten /);
});

it("does not remember a section that crashed [SHELL-34, D72]", async () => {
  const { network, reload } = await renderScreen(`${dashboard}?section=trainings`);
  await expectHeading("Trainings");
  network.fail("live-trainings/list", broken);
  await followLink("Live-Events");
  await expectNotices(1);
  history.replaceState(null, "", dashboard);
  await reload();
  await expectHeading(/^Guten /);
});

const reports = (network: { sent: (id: "support/report-crash") => { body: unknown }[] }) =>
  network.sent("support/report-crash").map(({ body }) => body);

it("reports a crash once per device, with stack frames and without the typed text", async () => {
  const { network, reload } = await renderScreen(`${dashboard}?section=leads&search=Geheim`, {
    failing: { "leads/list": broken },
  });
  const expectReports = (count: number) => waitFor(() => expect(reports(network)).toHaveLength(count));
  await expectNotices(1);
  await expectReports(1);
  const [report] = reports(network);
  expect(report).toMatchObject({ kind: "render", place: "section", screen: "leads", name: "TypeError" });
  expect(JSON.stringify(report)).not.toMatch(/Geheim|Cannot read/);
  await reload();
  await expectNotices(1);
  // A crash of another part must be reported, although this device has already sent a report.
  network.fail("trainings/list", broken);
  await followLink("Trainings");
  await expectReports(2);
  expect(reports(network)[1]).toMatchObject({ screen: "trainings" });
});
