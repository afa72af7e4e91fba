import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  card,
  eventsAt,
  expectHere,
  expectSeats,
  linkHere,
  pressHere,
  register,
  someoneElse,
  storedPlace,
  withEvent,
} from "../../../testing/event-card.ts";
import { expectErrorToast, expectText, expectToast, press, question } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const refused = (status: number, code: string, error = "Nein.") => ({ status, body: { error, code } });

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});
afterEach(() => vi.restoreAllMocks());

it("offers a choice first, which registers nobody and can be left [EVENT-45..47, EVENT-48..50, EVENT-51, EVENT-65-NS, EVENT-68-NS]", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ bookingLink: "https://booking.example.org/sales" }));
  await pressHere("Am Event teilnehmen");
  const booking = await linkHere(/^Bereits hier eingetragen\?/);
  expect([booking.getAttribute("href"), booking.getAttribute("target"), booking.getAttribute("rel")]).toEqual([
    "https://booking.example.org/sales",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(within(await card()).getByRole("button", { name: "Direkt anmelden" })).toBe(document.activeElement);
  await pressHere("Zurück");
  expect(await within(await card()).findByRole("button", { name: "Am Event teilnehmen" })).toBe(document.activeElement);
  expect(shown.network.sent()).toEqual([]);
  expect(await storedPlace(shown)).toBeNull();
});

it("registers, counts one more, lets join the meeting and keeps it [SCOPE-03, EVENT-33, EVENT-34, EVENT-36, EVENT-52..55, EVENT-56, EVENT-57, EVENT-62, API-19, TOAST-12]", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ meetingLink: "https://meet.example.org/abend" }));
  await expectSeats("Noch 20 von 20 Plätzen frei");
  await register();
  await expectToast("Anmeldung erfolgreich");
  await expectSeats("Noch 19 von 20 Plätzen frei");
  await expectHere("Sie sind für dieses Event angemeldet.");
  const eventId = shown.liveTrainings[0]?.id;
  expect(shown.network.sent().map(({ path, body }) => [path, body])).toEqual([
    ["/api/event-participation", { eventId, waitingList: false }],
  ]);
  const join = await linkHere(/^Meeting beitreten/);
  expect([join.getAttribute("href"), join.getAttribute("target")]).toEqual([
    "https://meet.example.org/abend",
    "_blank",
  ]);
  expect(within(await card()).queryByRole("button", { name: "Am Event teilnehmen" })).toBeNull();
  await shown.reload();
  await expectHere("Sie sind für dieses Event angemeldet.");
  expect(await shown.stored("/api/event-participation/user")).toMatchObject([{ eventId }]);
});

it("cancels after a question, and counts one less [EVENT-57..59, EVENT-63, EVENT-67-NS, API-20, TOAST-13]", async () => {
  const shown = await renderScreen(eventsAt, withEvent());
  await register();
  await pressHere("Teilnahme absagen");
  await press("Zurück", { at: await question("Teilnahme absagen?") });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expectHere("Sie sind für dieses Event angemeldet.");
  await pressHere("Teilnahme absagen");
  await press("Teilnahme absagen", { at: await question() });
  await expectToast("Anmeldung storniert");
  await expectSeats("Noch 20 von 20 Plätzen frei");
  await expectHere("Am Event teilnehmen");
  expect(shown.network.sent("live-trainings/cancel").map(({ path }) => path)).toEqual([
    `/api/event-participation/${shown.liveTrainings[0]?.id}`,
  ]);
  expect(await storedPlace(shown)).toBeNull();
});

it("never counts less than nobody, whatever it was told before [EVENT-64]", async () => {
  const { account, network, stack, liveTrainings, reload } = await renderScreen(eventsAt, withEvent());
  const [event] = liveTrainings;
  await stack.call("live-trainings/register", { token: account.token, body: { eventId: Number(event?.id) } });
  const participation = { state: "registered", position: null, offeredUntil: null };
  network.fail("live-trainings/list", { status: 200, body: [{ ...event, currentParticipants: 0, participation }] }, 1);
  await reload();
  network.hold("live-trainings/list");
  await pressHere("Teilnahme absagen");
  await press("Teilnahme absagen", { at: await question() });
  await expectHere("Am Event teilnehmen");
  await expectSeats("Noch 20 von 20 Plätzen frei");
});

it("registers once, however often it is pressed [EVENT-07]", async () => {
  const { network } = await renderScreen(eventsAt, withEvent());
  const go = network.hold("live-trainings/register");
  await pressHere("Am Event teilnehmen");
  const button = within(await card()).getByRole("button", { name: /Direkt anmelden/ });
  button.click();
  button.click();
  go();
  await expectToast("Anmeldung erfolgreich");
  expect(network.sent("live-trainings/register")).toHaveLength(1);
});

it("shows a full event as full, with nothing to press but the waiting list [EVENT-60, EVENT-61]", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  await someoneElse(shown);
  await shown.reload();
  const full = await within(await card()).findByRole("button", { name: "Event ausgebucht" });
  expect((full as HTMLButtonElement).disabled).toBe(true);
  expect(within(await card()).queryByRole("button", { name: "Am Event teilnehmen" })).toBeNull();
  await expectSeats("Der Platz ist vergeben");
});

it("lets who is registered join and cancel a full event [D37, EVENT-66-NS]", async () => {
  await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  await register();
  await expectSeats("Der Platz ist vergeben");
  expect(await linkHere(/^Meeting beitreten/)).toBeTruthy();
  await pressHere("Teilnahme absagen");
  await press("Teilnahme absagen", { at: await question() });
  await expectSeats("Noch 1 von 1 Plätzen frei");
});

it("says that one is registered already, and reads the list anew [ERR-13, ERR-14]", async () => {
  const shown = await renderScreen(eventsAt, withEvent());
  const { token } = shown.account;
  await card();
  await shown.stack.call("live-trainings/register", { token, body: { eventId: Number(shown.liveTrainings[0]?.id) } });
  await register();
  await expectToast("Fehler");
  await expectToast("Sie sind bereits für dieses Event angemeldet.");
  await expectHere("Sie sind für dieses Event angemeldet.");
});

it("says that the last seat has gone, and then shows it [ERR-15]", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  await card();
  await someoneElse(shown);
  await register();
  await expectToast("Das Event ist bereits ausgebucht.");
  await expectHere("Event ausgebucht");
});

it("knows both refusals by their texts too [ERR-13, ERR-15]", async () => {
  const { network } = await renderScreen(eventsAt, withEvent());
  network.fail("live-trainings/register", refused(409, "", "Event is full"), 1);
  await register();
  await expectToast("Das Event ist bereits ausgebucht.");
  network.fail("live-trainings/register", refused(409, "", "Already registered for this event"), 1);
  await pressHere("Direkt anmelden");
  await expectToast("Sie sind bereits für dieses Event angemeldet.");
});

it("says that registering or cancelling failed, and leaves everything as it was [ERR-16, ERR-17]", async () => {
  const { network } = await renderScreen(eventsAt, withEvent());
  network.fail("live-trainings/register", refused(500, "request.internal"), 1);
  await register();
  await expectToast("Fehler bei der Anmeldung.");
  await expectSeats("Noch 20 von 20 Plätzen frei");
  await pressHere("Direkt anmelden");
  await expectToast("Anmeldung erfolgreich");
  network.fail("live-trainings/cancel", refused(500, "request.internal"), 1);
  await pressHere("Teilnahme absagen");
  await press("Teilnahme absagen", { at: await question() });
  await expectErrorToast("Fehler", "Fehler beim Stornieren der Anmeldung.");
  await expectHere("Sie sind für dieses Event angemeldet.");
});

it("says without a connection that there is none, and keeps the list", async () => {
  const { network } = await renderScreen(eventsAt, withEvent());
  await card();
  network.goOffline();
  await register();
  await expectToast(/^Fehler bei der Anmeldung\. /);
  await expectSeats("Noch 20 von 20 Plätzen frei");
});

it("loads the event as a calendar file", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:file";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { network, liveTrainings } = await renderScreen(eventsAt, withEvent());
  await register();
  await pressHere("In den Kalender");
  await waitFor(() => expect(names).toEqual([`live-event-${liveTrainings[0]?.id}.ics`]));
  expect(await files[0]?.text()).toMatch(/DTSTART:20270312T180000Z[\s\S]*SUMMARY:Sales Abend/);
  network.fail("live-trainings/calendar", refused(500, "request.internal"), 1);
  await pressHere("In den Kalender");
  await expectToast("Die Kalenderdatei konnte nicht geladen werden.");
});

it("is there in English", async () => {
  await renderScreen(eventsAt, { ...withEvent(), language: "en" });
  await pressHere("Take part");
  await pressHere("Register now");
  await expectText("You are registered");
  await expectHere("You are registered for this event.");
});
