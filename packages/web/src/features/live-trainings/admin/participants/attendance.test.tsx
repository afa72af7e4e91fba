import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, findDialog, press } from "../../../../testing/user.ts";
import { participantsAsCsv, participantsFileName } from "./participants-csv.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const title = "Sales Abend";

/** Shows the participants Ida, Jan and Uwe of an event that has begun. */
async function showBegun() {
  const seed = { liveTrainings: [{ title, date: "2027-03-01", time: "10:30", maxParticipants: 3 }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  for (const name of ["Ida Öz", "Jan Süd", "Uwe Ost"]) {
    const { token } = await readyAccount({ name });
    await shown.stack.call("live-trainings/register", { token, body: { eventId } });
  }
  vi.setSystemTime("2027-03-01T09:30:00Z");
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  const readPresent = async () => {
    const { participants } = await shown.getFromApi<ParticipantList>(`/api/live-trainings/${eventId}/participants`);
    return participants.map(({ isPresent }) => isPresent);
  };
  return { ...shown, dialog, readPresent };
}

it("one press marks all as present, single ones are corrected, and undo restores what was there before", async () => {
  const { dialog, readPresent } = await showBegun();
  await expectText("0 von 3 anwesend", dialog);
  await press("Jan Süd war anwesend", { container: dialog, role: "checkbox" });
  await expectText("1 von 3 anwesend", dialog);
  await expectToast("Jan Süd: anwesend");
  await press("Alle anwesend", { container: dialog });
  await expectToast("2 Personen als anwesend eingetragen");
  await expectText("3 von 3 anwesend", dialog);
  expect(within(dialog).queryByRole("button", { name: "Alle anwesend" })).toBeNull();
  expect(await readPresent()).toEqual([true, true, true]);
  await press("Rückgängig");
  await expectToast("Anwesenheit von 2 Personen zurückgenommen");
  await waitFor(async () => expect((await readPresent()).filter(Boolean)).toHaveLength(1));
  await press("Alle anwesend", { container: dialog });
  await expectText("3 von 3 anwesend", dialog);
  await press("Uwe Ost war anwesend", { container: dialog, role: "checkbox" });
  await expectToast("Uwe Ost: nicht anwesend");
  await expectText("2 von 3 anwesend", dialog);
});

it("attendance that is not saved goes back, and the toast says so", async () => {
  const { dialog, network } = await showBegun();
  await expectText("0 von 3 anwesend", dialog);
  network.fail("live-trainings/set-attendance", { status: 500, body: { code: "request.internal" } });
  await press("Alle anwesend", { container: dialog });
  await expectToast(/^Anwesenheit nur für 0 von 3 Personen gespeichert/);
  await expectText("0 von 3 anwesend", dialog);
});

it("the CSV says who was absent once somebody was present, and its name fits every file system", async () => {
  const texts = (await import("../../../../texts/de/event-admin.ts")).default.csv;
  const person = (name: string, isPresent: boolean) => ({
    ...{ userId: 1, name, email: `${name}@example.org`, registeredAt: "2027-03-01T09:00:00.000Z", isPresent },
  });
  const list = { participants: [person("ida", true), person("jan", false)], waiting: [] };
  const lines = participantsAsCsv(list, { texts, language: "de", timezone: "Europe/Berlin" }).split("\r\n");
  expect(lines.slice(1, 3).map((line) => line.split(";").at(-1))).toEqual(["ja", "nein"]);
  const nameOf = (text: string) => participantsFileName({ title: text, date: "2027-03-12" }, texts);
  expect(nameOf(" Größe: A/B & „Übung“ 2 ")).toBe("teilnehmende-groesse-a-b-uebung-2-2027-03-12.csv");
  expect(nameOf("???")).toBe("teilnehmende-2027-03-12.csv");
});
