import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { NotificationType } from "@linkedpotential/contract/notifications/schema";
import { notifyOfFollowUps } from "@linkedpotential/local/testing/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "../../lib/api/query-client.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { findRecord } from "../../testing/crm.ts";
import { renderScreen, type Screen } from "../../testing/screen.tsx";
import { expectText, findDialog, press, textOf, user } from "../../testing/user.ts";
import { ageText } from "../../texts/age-text.ts";

const overview = "/freelance/dashboard?section=trainings";
const bell = (count: number | "9+") => `Benachrichtigungen, ${count} ungelesen`;

const notify = ({ account }: Screen, ...leadIds: number[]) => notifyOfFollowUps(account.user.id, leadIds);
async function pollLeads(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: ["/api/leads"] });
}
const signalFromOtherTab = () =>
  dispatchEvent(new StorageEvent("storage", { key: "news", newValue: crypto.randomUUID() }));
const rows = async () => within(await findDialog("Benachrichtigungen")).findAllByRole("listitem");

it("the bell shows the number of unread notifications, 9+ above nine, and learns of new ones by the poll of the leads [NOTIF-09, NOTIF-10, CONST-117, WIDGET-30]", async () => {
  const shown = await renderScreen(overview);
  await screen.findByRole("button", { name: "Benachrichtigungen" });
  await waitFor(() => expect(shown.network.sent("notifications/count-unread")).toHaveLength(1));
  await notify(shown, ...Array.from({ length: 9 }, (_, index) => index + 1));
  await pollLeads();
  expect(textOf(await screen.findByRole("button", { name: bell(9) }))).toBe("9");
  await pollLeads();
  expect(shown.network.sent("notifications/count-unread")).toHaveLength(2);
  await notify(shown, 10);
  await pollLeads();
  expect(textOf(await screen.findByRole("button", { name: bell("9+") }))).toBe("9+");
});

it("the bell learns of new notifications by any response, and informs other tabs", async () => {
  const shown = await renderScreen(overview);
  await waitFor(() => expect(shown.network.sent("notifications/count-unread")).toHaveLength(1));
  expect(localStorage.getItem("news")).toBeNull();
  await notify(shown, 1);
  await refreshSession();
  await screen.findByRole("button", { name: bell(1) });
  await waitFor(() => expect(document.title).toBe("(1) Trainings · LinkedPotential"));
  expect(localStorage.getItem("news")).not.toBeNull();
});

it("the bell updates at once when another tab learns of a notification", async () => {
  const shown = await renderScreen(overview);
  await waitFor(() => expect(shown.network.sent("notifications/count-unread")).toHaveLength(1));
  await notify(shown, 1);
  signalFromOtherTab();
  await screen.findByRole("button", { name: bell(1) });
});

it("the bell's list marks all notifications as read, and sends nothing when none is unread [NOTIF-08, NOTIF-11, NOTIF-12]", async () => {
  const shown = await renderScreen(overview, { seed: { leads: [{ name: "Ida Öz", company: "Nord AG" }] } });
  await waitFor(() => expect(shown.network.sent("notifications/count-unread")).toHaveLength(1));
  await notify(shown, 1);
  signalFromOtherTab();
  await press(bell(1));
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(textOf(row)).toBe("Follow-up fälligNeuIda Öz, Nord AGGerade eben");
  await waitFor(() => expect(shown.network.sent("notifications/mark-read")).toHaveLength(1));
  await user.keyboard("{Escape}");
  await press("Benachrichtigungen");
  await waitFor(async () => expect(textOf((await rows())[0])).not.toContain("Neu"));
  expect(shown.network.sent("notifications/mark-read")).toHaveLength(1);
  expect(await shown.getFromApi("/api/notifications/unread-count")).toEqual({ count: 0 });
});

it("the list shows that it is loading, failed with a retry, or is empty [EMPTY-08]", async () => {
  const { network } = await renderScreen(overview, { failing: { "notifications/list": { status: 500 } } });
  const release = network.hold("notifications/list");
  await press("Benachrichtigungen");
  await expectText("Benachrichtigungen werden geladen …", await findDialog());
  release();
  await expectText("Die Benachrichtigungen konnten nicht geladen werden.", await findDialog());
  network.clearFailures();
  await press("Erneut versuchen", { container: await findDialog() });
  await expectText("Keine Benachrichtigungen", await findDialog());
  expect(network.sent("notifications/mark-read")).toEqual([]);
});

it("the list shows the newest 30, and older ones on demand until it is closed", async () => {
  const shown = await renderScreen(overview);
  await notify(shown, ...Array.from({ length: 31 }, (_, index) => index + 1));
  await press(/^Benachrichtigungen/);
  expect(await rows()).toHaveLength(30);
  shown.network.fail("notifications/list", { status: 500 }, 1);
  await press("Ältere anzeigen", { container: await findDialog() });
  await expectText("Die älteren Benachrichtigungen konnten nicht geladen werden.", await findDialog());
  await press("Ältere anzeigen", { container: await findDialog() });
  await waitFor(async () => expect(await rows()).toHaveLength(31));
  await waitFor(async () => expect((await rows())[30]?.contains(document.activeElement)).toBe(true));
  await user.keyboard("{Escape}");
  await press(/^Benachrichtigungen/);
  expect(await rows()).toHaveLength(30);
});

it("the notification of a due follow-up opens its lead [NOTIF-17-NS]", async () => {
  const shown = await renderScreen(overview, { seed: { leads: [{ name: "Ida Öz" }] } });
  await notify(shown, 1);
  await press(/^Benachrichtigungen/);
  await press(/^Follow-up fällig/, { container: await findDialog() });
  await waitFor(() => expect(location.search).toBe("?section=leads&lead=1"));
  expect(await findRecord("Ida Öz")).toBeTruthy();
});

it.each<[NotificationType, string]>([
  ["collaboration_request_new", "section=community&view=network&tab=my-posts&requests=7"],
  ["collaboration_request_accepted", "section=community&view=network&tab=network"],
  ["collaboration_request_sent", "section=community&view=network&tab=my-requests"],
  ["collaboration_request", "section=community&view=network&tab=my-requests"],
  ["new_post", "section=community&post=7"],
  ["content_hidden", "section=community&view=network&tab=my-posts"],
  ["report_received", "section=community"],
  ["event_reminder", "section=trainings2&event=7"],
  ["billing_payment_failed", "section=billing"],
])("the notification %s opens %s [NOTIF-13..15, NOTIF-16-NS]", (type, search) => {
  const { section, details } = placeOf({ type, relatedId: 7 });
  expect(new URLSearchParams({ section, ...details }).toString()).toBe(search);
});

it("the age of a notification is given as just now, in minutes, hours or days, and as a date after a week [NOTIF-18..21, NOTIF-22, NOTIF-23-NS, CONST-116]", async () => {
  const now = new Date("2027-03-12T12:00:00.000Z");
  const reader = { language: "de", timezone: "Europe/Berlin", justNow: "Gerade eben" } as const;
  const ageOf = (seconds: number) => ageText(new Date(now.getTime() - seconds * 1000).toISOString(), now, reader);
  const [minute, hour, day] = [60, 3600, 86_400];
  expect([0, 59].map(ageOf)).toEqual(["Gerade eben", "Gerade eben"]);
  expect([minute, 5 * minute, hour - 1].map(ageOf)).toEqual(["vor 1 Minute", "vor 5 Minuten", "vor 59 Minuten"]);
  expect([hour, 2 * hour, day - 1].map(ageOf)).toEqual(["vor 1 Stunde", "vor 2 Stunden", "vor 23 Stunden"]);
  expect([day, 3 * day, 7 * day - 1].map(ageOf)).toEqual(["vor 1 Tag", "vor 3 Tagen", "vor 6 Tagen"]);
  expect(ageOf(7 * day)).toBe("05.03.2027");
  expect(ageOf(-5)).toBe("Gerade eben");
});

it("notifications are written in the language of the account", async () => {
  const shown = await renderScreen(overview, { language: "en" });
  await shown.stack.call("user/set-language", { token: shown.account.token, body: { language: "en" } });
  await notify(shown, 1);
  signalFromOtherTab();
  await press("Notifications, 1 unread");
  await expectText("Follow-up due", await findDialog("Notifications"));
  await expectText("Just now", await findDialog());
});
