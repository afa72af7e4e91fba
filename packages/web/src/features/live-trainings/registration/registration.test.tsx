import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  eventsPath,
  expectCardContains,
  expectTextInCard,
  findEventCard,
  findLinkInCard,
  pressInCard,
  register,
  registerOtherPerson,
  seedEvent,
  storedParticipation,
} from "../../../testing/event-card.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, expectToast, findConfirmation, press } from "../../../testing/user.ts";

const refused = (status: number, code: string, error = "Nein.") => ({ status, body: { error, code } });

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});
afterEach(() => vi.restoreAllMocks());

it("the first button opens a choice, which sends nothing and has a way back [EVENT-45..47, EVENT-48..50, EVENT-51, EVENT-65-NS, EVENT-68-NS]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ bookingLink: "https://booking.example.org/sales" }));
  await pressInCard("Am Event teilnehmen");
  const booking = await findLinkInCard(/^Bereits hier eingetragen\?/);
  expect([booking.getAttribute("href"), booking.getAttribute("target"), booking.getAttribute("rel")]).toEqual([
    "https://booking.example.org/sales",
    "_blank",
    "noopener noreferrer",
  ]);
  expect(within(await findEventCard()).getByRole("button", { name: "Direkt anmelden" })).toBe(document.activeElement);
  await pressInCard("Zurück");
  expect(await within(await findEventCard()).findByRole("button", { name: "Am Event teilnehmen" })).toBe(
    document.activeElement,
  );
  expect(shown.network.sent()).toEqual([]);
  expect(await storedParticipation(shown)).toBeNull();
});

it("a registration takes a seat, opens the meeting, and survives a reload [SCOPE-03, EVENT-33, EVENT-34, EVENT-36, EVENT-52..55, EVENT-56, EVENT-57, EVENT-62, API-19, TOAST-12]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ meetingLink: "https://meet.example.org/abend" }));
  await expectCardContains("Noch 20 von 20 Plätzen frei");
  await register();
  await expectToast("Anmeldung erfolgreich");
  await expectCardContains("Noch 19 von 20 Plätzen frei");
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  const eventId = shown.liveTrainings[0]?.id;
  expect(shown.network.sent().map(({ path, body }) => [path, body])).toEqual([
    ["/api/event-participation", { eventId, waitingList: false }],
  ]);
  const join = await findLinkInCard(/^Meeting beitreten/);
  expect([join.getAttribute("href"), join.getAttribute("target")]).toEqual([
    "https://meet.example.org/abend",
    "_blank",
  ]);
  expect(within(await findEventCard()).queryByRole("button", { name: "Am Event teilnehmen" })).toBeNull();
  await shown.reload();
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  expect(await shown.getFromApi("/api/event-participation/user")).toMatchObject([{ eventId }]);
});

it("a registration is canceled after a confirmation, and frees the seat [EVENT-57..59, EVENT-63, EVENT-67-NS, API-20, TOAST-13]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent());
  await register();
  await pressInCard("Teilnahme absagen");
  await press("Zurück", { container: await findConfirmation("Teilnahme absagen?") });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  await pressInCard("Teilnahme absagen");
  await press("Teilnahme absagen", { container: await findConfirmation() });
  await expectToast("Anmeldung storniert");
  await expectCardContains("Noch 20 von 20 Plätzen frei");
  await expectTextInCard("Am Event teilnehmen");
  expect(shown.network.sent("live-trainings/cancel").map(({ path }) => path)).toEqual([
    `/api/event-participation/${shown.liveTrainings[0]?.id}`,
  ]);
  expect(await storedParticipation(shown)).toBeNull();
});

it("the number of participants never falls below zero, even if the cached number was wrong [EVENT-64]", async () => {
  const { account, network, stack, liveTrainings, reload } = await renderScreen(eventsPath, seedEvent());
  const [event] = liveTrainings;
  await stack.call("live-trainings/register", { token: account.token, body: { eventId: Number(event?.id) } });
  const participation = { state: "registered", position: null, offeredUntil: null };
  network.fail("live-trainings/list", { status: 200, body: [{ ...event, currentParticipants: 0, participation }] }, 1);
  await reload();
  network.hold("live-trainings/list");
  await pressInCard("Teilnahme absagen");
  await press("Teilnahme absagen", { container: await findConfirmation() });
  await expectTextInCard("Am Event teilnehmen");
  await expectCardContains("Noch 20 von 20 Plätzen frei");
});

it("pressing the button twice registers once [EVENT-07]", async () => {
  const { network } = await renderScreen(eventsPath, seedEvent());
  const go = network.hold("live-trainings/register");
  await pressInCard("Am Event teilnehmen");
  const button = within(await findEventCard()).getByRole("button", { name: /Direkt anmelden/ });
  button.click();
  button.click();
  go();
  await expectToast("Anmeldung erfolgreich");
  expect(network.sent("live-trainings/register")).toHaveLength(1);
});

it("a full event offers the waiting list only [EVENT-60, EVENT-61]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  await registerOtherPerson(shown);
  await shown.reload();
  const full = await within(await findEventCard()).findByRole("button", { name: "Event ausgebucht" });
  expect((full as HTMLButtonElement).disabled).toBe(true);
  expect(within(await findEventCard()).queryByRole("button", { name: "Am Event teilnehmen" })).toBeNull();
  await expectCardContains("Der Platz ist vergeben");
});

it("a participant of a full event can join and cancel [D37, EVENT-66-NS]", async () => {
  await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  await register();
  await expectCardContains("Der Platz ist vergeben");
  expect(await findLinkInCard(/^Meeting beitreten/)).toBeTruthy();
  await pressInCard("Teilnahme absagen");
  await press("Teilnahme absagen", { container: await findConfirmation() });
  await expectCardContains("Noch 1 von 1 Plätzen frei");
});

it("a second registration is refused, and the list is refetched [ERR-13, ERR-14]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent());
  const { token } = shown.account;
  await findEventCard();
  await shown.stack.call("live-trainings/register", { token, body: { eventId: Number(shown.liveTrainings[0]?.id) } });
  await register();
  await expectToast("Fehler");
  await expectToast("Sie sind bereits für dieses Event angemeldet.");
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
});

it("registering for a full event is refused, and the event is then shown as full [ERR-15]", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  await findEventCard();
  await registerOtherPerson(shown);
  await register();
  await expectToast("Das Event ist bereits ausgebucht.");
  await expectTextInCard("Event ausgebucht");
});

it("both refusals are also recognized by the text of the response [ERR-13, ERR-15]", async () => {
  const { network } = await renderScreen(eventsPath, seedEvent());
  network.fail("live-trainings/register", refused(409, "", "Event is full"), 1);
  await register();
  await expectToast("Das Event ist bereits ausgebucht.");
  network.fail("live-trainings/register", refused(409, "", "Already registered for this event"), 1);
  await pressInCard("Direkt anmelden");
  await expectToast("Sie sind bereits für dieses Event angemeldet.");
});

it("failures to register or cancel are shown as toasts, and change nothing [ERR-16, ERR-17]", async () => {
  const { network } = await renderScreen(eventsPath, seedEvent());
  network.fail("live-trainings/register", refused(500, "request.internal"), 1);
  await register();
  await expectToast("Fehler bei der Anmeldung.");
  await expectCardContains("Noch 20 von 20 Plätzen frei");
  await pressInCard("Direkt anmelden");
  await expectToast("Anmeldung erfolgreich");
  network.fail("live-trainings/cancel", refused(500, "request.internal"), 1);
  await pressInCard("Teilnahme absagen");
  await press("Teilnahme absagen", { container: await findConfirmation() });
  await expectErrorToast("Fehler", "Fehler beim Stornieren der Anmeldung.");
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
});

it("registering while offline fails, and keeps the list", async () => {
  const { network } = await renderScreen(eventsPath, seedEvent());
  await findEventCard();
  network.goOffline();
  await register();
  await expectToast(/^Fehler bei der Anmeldung\. /);
  await expectCardContains("Noch 20 von 20 Plätzen frei");
});

it("the calendar button downloads the event as a file", async () => {
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
  const { network, liveTrainings } = await renderScreen(eventsPath, seedEvent());
  await register();
  await pressInCard("In den Kalender");
  await waitFor(() => expect(names).toEqual([`live-event-${liveTrainings[0]?.id}.ics`]));
  expect(await files[0]?.text()).toMatch(/DTSTART:20270312T180000Z[\s\S]*SUMMARY:Sales Abend/);
  network.fail("live-trainings/calendar", refused(500, "request.internal"), 1);
  await pressInCard("In den Kalender");
  await expectToast("Die Kalenderdatei konnte nicht geladen werden.");
});

it("the registration is available in English", async () => {
  await renderScreen(eventsPath, { ...seedEvent(), language: "en" });
  await pressInCard("Take part");
  await pressInCard("Register now");
  await expectText("You are registered");
  await expectTextInCard("You are registered for this event.");
});
