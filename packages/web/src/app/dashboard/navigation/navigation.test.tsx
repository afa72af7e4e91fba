import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press } from "../../../testing/user.ts";

const dashboard = "/freelance/dashboard";
const greeting = /^Guten /;

/** Sections whose heading differs from their name in the navigation. */
const headings: Record<string, string> = {
  trainings2: "Live Events",
  kpis: "KPIs Tracking",
  templates: "Projektakquise",
};

const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(search));

/** Waits until the side navigation marks the section as current. */
const expectCurrent = (name: string) =>
  waitFor(() => {
    const [entry] = screen.getAllByRole("link", { name });
    expect(entry?.getAttribute("aria-current")).toBe("page");
  });

it("opens every section under its own address [SHELL-01..04, SHELL-05, SHELL-09, SHELL-10, SHELL-11, SHELL-14-NS]", {
  tags: "warnings",
}, async () => {
  await renderScreen(dashboard);
  for (const [name, section] of [
    ["Trainings", "trainings"],
    ["Live-Events", "trainings2"],
    ["Guides", "templates"],
    ["CRM", "leads"],
    ["Kollaborationen", "community"],
    ["KPIs", "kpis"],
  ] as const) {
    await followLink(name);
    await expectHeading(headings[section] ?? name);
    await expectAddress(`?section=${section}`);
    await expectCurrent(name);
  }
  await followLink("Dashboard");
  await expectHeading(greeting);
  await expectAddress("");
  await waitFor(() => expect(document.title).toBe("Dashboard · LinkedPotential"));
});

it("has the community on the bar of phones, and the other sections behind a menu", async () => {
  await renderScreen(dashboard);
  const [, bar] = await screen.findAllByRole("navigation", { name: "Hauptnavigation" });
  const links = within(bar as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Dashboard", "CRM", "Guides", "Events", "Community"]);
  await press("Mehr", { container: bar as HTMLElement });
  const others = await screen.findAllByRole("menuitem");
  expect(others.map((item) => item.textContent)).toEqual(["Trainings", "KPIs", "Abo & Zahlungen"]);
});

it("has three categories of guides, remembers the chosen one and starts with project acquisition [SHELL-06..08, SHELL-40..43, NAV-107, NAV-108, ROUTE-125]", {
  tags: "warnings",
}, async () => {
  await renderScreen(dashboard);
  await followLink("Guides");
  await expectCurrent("Projektakquise");
  await followLink("Personal Branding");
  await expectAddress("?section=templates&category=personal-branding");
  await followLink("Meetings");
  await expectCurrent("Meetings");
  await followLink("CRM");
  await expectHeading("CRM");
  await followLink("Guides");
  await expectCurrent("Meetings");
  expect(localStorage.getItem("guideCategory")).toBe("meetings");
});

it("remembers the section after a reload and for the next visit on the same day [SHELL-33..36, SHELL-43, NAV-101, STORE-10]", async () => {
  const { reload } = await renderScreen(dashboard);
  await followLink("Live-Events");
  await expectHeading("Live Events");
  await reload();
  await expectHeading("Live Events");
  history.replaceState(null, "", dashboard);
  await reload();
  await expectHeading("Live Events");
  await expectAddress("?section=trainings2");
  await expectCurrent("Live-Events");
});

it("opens the dashboard on a new day in the account's time zone [SHELL-34, D72]", async () => {
  const at = (instant: string) => vi.setSystemTime(instant);
  at("2026-11-24T23:30:00Z");
  const { account, stack, reload } = await renderScreen(dashboard);
  await stack.call("user/update-settings", { token: account.token, body: { timezone: "America/New_York" } });
  const visit = async () => {
    history.replaceState(null, "", dashboard);
    await reload();
  };
  await visit();
  await followLink("CRM");
  await expectHeading("CRM");
  at("2026-11-25T04:59:00Z");
  await visit();
  await expectHeading("CRM");
  at("2026-11-25T05:00:00Z");
  await visit();
  await expectHeading(greeting);
});

const today = { activeSectionUntil: String(Number.MAX_SAFE_INTEGER) };

it.each([
  ["nothing is remembered [SHELL-37, NAV-104]", {}],
  ["an unknown section is remembered [SHELL-38, NAV-106]", { activeSection: "quatsch", ...today }],
  ["the KPIs are remembered [SHELL-39, NAV-105]", { activeSection: "kpis", ...today }],
])("opens the dashboard when %s", async (_reason, browserStorage) => {
  await renderScreen(dashboard, { browserStorage });
  await expectHeading(greeting);
  expect(location.search).toBe("");
});

it("opens the section in the address, or the dashboard for an unknown one, and goes back [SHELL-13-NS, SHELL-38, NAV-102]", async () => {
  const { account, reload } = await renderScreen(`${dashboard}?section=kpis`);
  await expectHeading("KPIs Tracking");
  await reload();
  await expectHeading("KPIs Tracking");
  await followLink("CRM");
  await expectHeading("CRM");
  history.back();
  await expectHeading("KPIs Tracking");
  for (const [section, heading] of [
    ["billing", "Mein Abo & Zahlungen"],
    ["community", "Kollaborationen"],
    ["trainings", "Trainings"],
    ["templates", "Projektakquise"],
    ["leads", "CRM"],
    ["dashboard", greeting],
    ["irgendwas", greeting],
  ] as const) {
    await renderScreen(`${dashboard}?section=${section}`, { as: account });
    await expectHeading(heading);
  }
});

it.each(["navigateToCommunity", "navigateToCollaboration"])(
  "opens the community on the window event %s [SHELL-44, SHELL-45, NAV-109, NAV-110]",
  async (event) => {
    await renderScreen(dashboard);
    await expectText("Keine offenen Aufgaben");
    dispatchEvent(new Event(event));
    await expectHeading("Kollaborationen");
    await expectAddress("?section=community");
  },
);
