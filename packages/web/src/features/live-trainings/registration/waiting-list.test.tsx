import { beforeEach, expect, it, vi } from "vitest";
import { refreshSession } from "../../../lib/session/session.ts";
import {
  eventsPath,
  expectCardContains,
  expectTextInCard,
  pressInCard,
  register,
  registerOtherPerson,
  seedEvent,
  storedParticipation,
} from "../../../testing/event-card.ts";
import { changeEvent } from "../../../testing/live-trainings.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findConfirmation, findDialog, press, user } from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

it("the waiting list shows the position, and can be left", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  await registerOtherPerson(shown);
  await registerOtherPerson(shown, { waitingList: true });
  await shown.reload();
  await expectCardContains("1 auf der Warteliste");
  await pressInCard("Auf die Warteliste");
  await expectToast("Sie stehen auf der Warteliste");
  await expectTextInCard(/Sie stehen auf Platz 2 der Warteliste\./);
  await expectCardContains("2 auf der Warteliste");
  await pressInCard("Warteliste verlassen");
  await press("Warteliste verlassen", { container: await findConfirmation("Warteliste verlassen?") });
  await expectToast("Warteliste verlassen");
  await expectCardContains("1 auf der Warteliste");
  expect(await storedParticipation(shown)).toBeNull();
});

it("a seat that becomes free is held for the first person on the waiting list until a deadline", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  const first = await registerOtherPerson(shown);
  await shown.reload();
  await pressInCard("Auf die Warteliste");
  await expectTextInCard(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await expectTextInCard(/Ein Platz ist für Sie frei\. Wir halten ihn bis 02\.03\.2027/);
  await expectCardContains("Ein Platz ist für Sie reserviert");
  await pressInCard("Platz annehmen");
  await expectToast("Anmeldung erfolgreich");
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  expect(await storedParticipation(shown)).toMatchObject({ state: "registered" });
});

it("an open page shows the held seat, and the new time of an event, as soon as the bell learns of it", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  const { stack, liveTrainings } = shown;
  const first = await registerOtherPerson(shown);
  await shown.reload();
  await pressInCard("Auf die Warteliste");
  await expectTextInCard(/Platz 1 der Warteliste/);
  await first.cancel();
  await stack.deliver();
  await refreshSession();
  await expectTextInCard(/Ein Platz ist für Sie frei/);
  await press("Benachrichtigungen, 1 ungelesen");
  await expectText("Ein Platz ist frei geworden", await findDialog("Benachrichtigungen"));
  await user.keyboard("{Escape}");
  await pressInCard("Platz annehmen");
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  for (const event of liveTrainings) await changeEvent(stack, event, { time: "20:15" });
  await stack.deliver();
  await refreshSession();
  await expectCardContains("20:15");
});

it("the deadline of a held seat is shown in the person's time zone", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  const { stack, account } = shown;
  await stack.call("user/update-settings", { token: account.token, body: { timezone: "America/New_York" } });
  const first = await registerOtherPerson(shown);
  await shown.reload();
  await pressInCard("Auf die Warteliste");
  await expectTextInCard(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await expectTextInCard(/Wir halten ihn bis 02\.03\.2027, 04:00/);
});

it("a held seat can be declined after a confirmation", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  const first = await registerOtherPerson(shown);
  await shown.reload();
  await pressInCard("Auf die Warteliste");
  await expectTextInCard(/Platz 1 der Warteliste/);
  await first.cancel();
  await shown.reload();
  await pressInCard("Platz abgeben");
  await press("Platz abgeben", { container: await findConfirmation("Platz abgeben?") });
  await expectToast("Platz abgegeben");
  await expectCardContains("Noch 1 von 1 Plätzen frei");
});

it("an event is still full after a cancellation when the waiting list takes the seat", async () => {
  const shown = await renderScreen(eventsPath, seedEvent({ maxParticipants: 1 }));
  await register();
  await expectTextInCard("Sie sind für dieses Event angemeldet.");
  await registerOtherPerson(shown, { waitingList: true });
  await pressInCard("Teilnahme absagen");
  await press("Teilnahme absagen", { container: await findConfirmation() });
  await expectTextInCard("Event ausgebucht");
});

it("the waiting list is available in English", async () => {
  const shown = await renderScreen(eventsPath, { ...seedEvent({ maxParticipants: 1 }), language: "en" });
  const first = await registerOtherPerson(shown);
  await shown.reload();
  await expectTextInCard("Fully booked");
  await expectCardContains("The seat is taken");
  await pressInCard("Join the waiting list");
  await expectText("You are on the waiting list");
  await expectTextInCard(/^You are number 1 on the waiting list\./);
  await first.cancel();
  await shown.reload();
  await expectTextInCard(/^A seat is available for you\. We are holding it until 2 Mar 2027/);
  await pressInCard("Give up the seat");
  await press("Back", { container: await findConfirmation("Give up the seat?") });
  await pressInCard("Take the seat");
  await expectTextInCard("You are registered for this event.");
  await pressInCard("Cancel registration");
  await press("Cancel registration", { container: await findConfirmation("Cancel your registration?") });
  await expectText("Registration canceled");
});
