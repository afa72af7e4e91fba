import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  findConfirmation,
  findDialog,
  press,
} from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const title = "Sales Abend";

/** Shows the participants of an event with one seat. Ida has the seat; Jan and Uwe wait. */
async function showFullEvent() {
  const seed = { liveTrainings: [{ title, date: "2027-03-12", maxParticipants: 1 }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  for (const name of ["Ida Öz", "Jan Süd", "Uwe Ost"]) {
    const { token } = await readyAccount({ name });
    await shown.stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  }
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  const readNames = async () => {
    const list = await shown.getFromApi<ParticipantList>(`/api/live-trainings/${eventId}/participants`);
    return [list.participants, list.waiting].map((people) => people.map(({ name }) => name));
  };
  return { ...shown, dialog, readNames };
}

it("a full event gets one more seat for a waiting person, also for one further back", async () => {
  const { dialog, readNames, network } = await showFullEvent();
  await press("Uwe Ost einen zusätzlichen Platz geben", { container: dialog });
  const question = await findConfirmation("Uwe Ost einen zusätzlichen Platz geben?");
  await expectText(/^Der Platz ist vergeben\. Die Zahl der Plätze steigt auf 2/, question);
  await press("Abbrechen", { container: question });
  expect(network.sent("live-trainings/add-participant")).toEqual([]);
  await press("Uwe Ost einen zusätzlichen Platz geben", { container: dialog });
  await press("Plätze auf 2 erhöhen und Platz geben", { container: await findConfirmation() });
  await expectToast("Uwe Ost ist angemeldet");
  await expectText("2 von 2 Plätzen vergeben · Warteliste 1", dialog);
  expect(await readNames()).toEqual([["Ida Öz", "Uwe Ost"], ["Jan Süd"]]);
});

it("a seat that could not be added changes nothing", async () => {
  const { dialog, readNames, network } = await showFullEvent();
  await press("Jan Süd einen zusätzlichen Platz geben", { container: dialog });
  network.fail("live-trainings/add-participant", { status: 500, body: { code: "request.internal" } });
  await press("Plätze auf 2 erhöhen und Platz geben", { container: await findConfirmation() });
  await expectErrorToast("Fehler", "Die Person wurde nicht hinzugefügt.");
  expect(await readNames()).toEqual([["Ida Öz"], ["Jan Süd", "Uwe Ost"]]);
  expect(within(dialog).getByText("1 von 1 Plätzen vergeben · Warteliste 2")).toBeTruthy();
});
