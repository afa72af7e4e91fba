import { beforeEach, expect, it, vi } from "vitest";
import {
  eventsAt,
  expectHere,
  expectSeats,
  pressHere,
  register,
  someoneElse,
  storedPlace,
  withEvent,
} from "../../../testing/event-card.ts";
import { expectText, expectToast, press, question } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

it("has a waiting list with a position, and a way to leave it", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  await someoneElse(shown);
  await someoneElse(shown, { waitingList: true });
  await shown.reload();
  await expectSeats("1 auf der Warteliste");
  await pressHere("Auf die Warteliste");
  await expectToast("Sie stehen auf der Warteliste");
  await expectHere(/Sie stehen auf Platz 2 der Warteliste\./);
  await expectSeats("2 auf der Warteliste");
  await pressHere("Warteliste verlassen");
  await press("Warteliste verlassen", { at: await question("Warteliste verlassen?") });
  await expectToast("Warteliste verlassen");
  await expectSeats("1 auf der Warteliste");
  expect(await storedPlace(shown)).toBeNull();
});

it("holds a freed seat for who waits, until a deadline, to be taken", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  const first = await someoneElse(shown);
  await shown.reload();
  await pressHere("Auf die Warteliste");
  await expectHere(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await expectHere(/Ein Platz ist für Sie frei\. Wir halten ihn bis 02\.03\.2027/);
  await expectSeats("Ein Platz ist für Sie reserviert");
  await pressHere("Platz annehmen");
  await expectToast("Anmeldung erfolgreich");
  await expectHere("Sie sind für dieses Event angemeldet.");
  expect(await storedPlace(shown)).toMatchObject({ state: "registered" });
});

it("names the deadline of a held seat in the person's time zone", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  const { stack, account } = shown;
  await stack.call("user/update-settings", { token: account.token, body: { timezone: "America/New_York" } });
  const first = await someoneElse(shown);
  await shown.reload();
  await pressHere("Auf die Warteliste");
  await expectHere(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await expectHere(/Wir halten ihn bis 02\.03\.2027, 04:00/);
});

it("gives a held seat back after a question", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  const first = await someoneElse(shown);
  await shown.reload();
  await pressHere("Auf die Warteliste");
  await expectHere(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await pressHere("Platz abgeben");
  await press("Platz abgeben", { at: await question("Platz abgeben?") });
  await expectToast("Platz abgegeben");
  await expectSeats("Noch 1 von 1 Plätzen frei");
});

it("shows that a seat given back has gone to who waited for it", async () => {
  const shown = await renderScreen(eventsAt, withEvent({ maxParticipants: 1 }));
  await register();
  await expectHere("Sie sind für dieses Event angemeldet.");
  await someoneElse(shown, { waitingList: true });
  await pressHere("Teilnahme absagen");
  await press("Teilnahme absagen", { at: await question() });
  await expectHere("Event ausgebucht");
});

it("is there in English", async () => {
  const shown = await renderScreen(eventsAt, { ...withEvent({ maxParticipants: 1 }), language: "en" });
  const first = await someoneElse(shown);
  await shown.reload();
  await expectHere("Fully booked");
  await expectSeats("The seat is taken");
  await pressHere("Join the waiting list");
  await expectText("You are on the waiting list");
  await expectHere(/^You are number 1 on the waiting list\./);
  await first.cancel();
  await shown.reload();
  await expectHere(/^There is a free seat for you\. We keep it until 2 Mar 2027/);
  await pressHere("Give up the seat");
  await press("Back", { at: await question("Give up the seat?") });
  await pressHere("Take the seat");
  await expectHere("You are registered for this event.");
  await pressHere("Cancel registration");
  await press("Cancel registration", { at: await question("Cancel your registration?") });
  await expectText("Registration cancelled");
});
