import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../../testing/user.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
const title = "Sales Abend";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

/** Shows the participants of an event with one seat. Ida has the seat; Jan and Uwe wait. */
async function showParticipants({ date = "2027-03-12", time = "19:00", now = "2027-03-01T09:00:00Z" } = {}) {
  const seed = { liveTrainings: [{ title, date, time, maxParticipants: 1 }] };
  const shown = await renderScreen("/freelance/dashboard?section=kpis", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  const people = [
    await readyAccount({ name: "Ida Öz" }),
    await readyAccount({ name: "Jan Süd" }),
    await readyAccount({ name: "Uwe Ost" }),
  ] as const;
  for (const { token } of people)
    await shown.stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  vi.setSystemTime(now);
  history.replaceState(null, "", eventsAt);
  await shown.reload();
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  const stored = () => shown.getFromApi<ParticipantList>(`/api/live-trainings/${eventId}/participants`);
  return { ...shown, dialog, people, stored };
}

const rows = async (name: "Teilnehmende" | "Warteliste", dialog: HTMLElement) =>
  within(await within(dialog).findByRole("list", { name }))
    .getAllByRole("listitem")
    .map(textOf);

it("the list shows everybody with name, address and time, the seats and the waiting list", async () => {
  const { dialog, people } = await showParticipants();
  await expectText("1 von 1 Plätzen vergeben · Warteliste 2", dialog);
  const [ida, jan] = people;
  const [row] = await rows("Teilnehmende", dialog);
  expect(row).toContain(`Ida Öz${ida.user.email}seit 01.03.2027, 10:00`);
  expect((await rows("Warteliste", dialog))[0]).toContain(`Jan Süd${jan.user.email}seit 01.03.2027, 10:00`);
});

/** An event whose participants the admin sees when it begins. */
const beginning = { date: "2027-03-01", time: "10:30", now: "2027-03-01T09:30:00Z" };

it("attendance can be entered from the beginning of the event; before, the list says when", async () => {
  const { dialog } = await showParticipants();
  await expectText("Die Anwesenheit tragen Sie ab Beginn ein, am 12.03.2027, 19:00.", dialog);
  expect(within(dialog).queryByRole("checkbox")).toBeNull();
});

it("the name of a participant leads to the account", async () => {
  const { dialog, people } = await showParticipants();
  const link = await within(dialog).findByRole("link", { name: "Ida Öz" });
  expect(link.getAttribute("href")).toBe(`/admin/users/${people[0].user.id}`);
});

it("attendance is saved at once, and can be undone from the toast", async () => {
  const { dialog, stored } = await showParticipants(beginning);
  await press("Ida Öz war anwesend", { container: dialog, role: "checkbox" });
  await expectToast("Ida Öz: anwesend");
  expect((await stored()).participants).toMatchObject([{ isPresent: true }]);
  await press("Rückgängig");
  await waitFor(async () => expect((await stored()).participants).toMatchObject([{ isPresent: false }]));
  const box = within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Ida Öz war anwesend" });
  expect(box.checked).toBe(false);
});

it("a failed attendance is taken back and reported", async () => {
  const { dialog, network } = await showParticipants(beginning);
  network.fail("live-trainings/set-attendance", { status: 500, body: { code: "request.internal" } });
  await press("Ida Öz war anwesend", { container: dialog, role: "checkbox" });
  await expectErrorToast("Fehler", "Die Anwesenheit wurde nicht gespeichert.");
  const box = within(dialog).getByRole<HTMLInputElement>("checkbox", { name: "Ida Öz war anwesend" });
  expect(box.checked).toBe(false);
});

it("a person is removed after a question, and the next one gets the seat that is then held", async () => {
  const { dialog, stored, network } = await showParticipants();
  await press("Ida Öz entfernen", { container: dialog });
  await press("Abbrechen", { container: await findConfirmation("Ida Öz entfernen?") });
  expect(network.sent("live-trainings/remove-participant")).toEqual([]);
  await press("Ida Öz entfernen", { container: dialog });
  await press("Entfernen", { container: await findConfirmation("Ida Öz entfernen?") });
  await expectToast("Ida Öz entfernt");
  await expectText("Platz reserviert bis 02.03.2027, 10:00", dialog);
  await expectText("1 von 1 Plätzen vergeben, davon 1 reserviert · Warteliste 1", dialog);
  await press("Jan Süd den reservierten Platz geben", { container: dialog });
  await expectToast("Jan Süd ist angemeldet");
  await waitFor(async () => expect((await stored()).participants).toMatchObject([{ name: "Jan Süd" }]));
});

it("a waiting person moves to the front, and back with undo", async () => {
  const { dialog, stored } = await showParticipants();
  await press("Uwe Ost an den Anfang der Warteliste setzen", { container: dialog });
  await expectToast("Uwe Ost steht jetzt vorn");
  const names = async () => (await stored()).waiting.map(({ name }) => name);
  expect(await names()).toEqual(["Uwe Ost", "Jan Süd"]);
  expect((await rows("Warteliste", dialog)).map((row) => row.slice(0, 7))).toEqual(["Uwe Ost", "Jan Süd"]);
  await press("Rückgängig");
  await waitFor(async () => expect(await names()).toEqual(["Jan Süd", "Uwe Ost"]));
});

it("a message shows its preview, states its recipients, and is sent once", async () => {
  const { dialog, network } = await showParticipants();
  await press("Nachricht an alle", { container: dialog });
  const form = await findDialog("Nachricht an alle");
  await press("An 1 Person senden", { container: form });
  await expectText("Bitte geben Sie einen Betreff ein.", form);
  await expectText("Bitte geben Sie den Text der Nachricht ein.", form);
  await fill("Betreff", "Neuer Raum", form);
  await fill("Nachricht", "Wir treffen uns im zweiten Raum.", form);
  const preview = within(form).getByRole("region", { name: "Vorschau" });
  expect(textOf(preview)).toContain("Neuer RaumGuten Tag Vorname Nachname,Wir treffen uns im zweiten Raum.");
  expect(textOf(preview)).toContain(`Neuer Raum (${title}). Der Text steht in der E-Mail.`);
  await press("Auch an 2 Personen auf der Warteliste", { container: form, role: "checkbox" });
  await press("An 3 Personen senden", { container: form });
  await expectToast("Nachricht an 3 Personen gesendet");
  expect(network.sent("live-trainings/send-message").map(({ body }) => body)).toEqual([
    { subject: "Neuer Raum", text: "Wir treffen uns im zweiten Raum.", isForWaitingList: true },
  ]);
});

it("the list is saved as CSV", async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { dialog, people } = await showParticipants();
  await press("Teilnehmende als CSV speichern", { container: dialog });
  vi.restoreAllMocks();
  expect(names).toEqual(["teilnehmende-sales-abend-2027-03-12.csv"]);
  const [ida, jan] = people;
  const text = (await saved[0]?.text()) ?? "";
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "\uFEFFName;E-Mail;Stand;Seit;Anwesend",
    `Ida Öz;${ida.user.email};angemeldet;01.03.2027, 10:00;`,
    `Jan Süd;${jan.user.email};Warteliste;01.03.2027, 10:00;`,
  ]);
});

it("the list leads to the event's form, and to a copy or series of it", async () => {
  const { dialog } = await showParticipants();
  await press("Bearbeiten", { container: dialog });
  await press("Abbrechen", { container: await findDialog("Live-Event bearbeiten") });
  await press("Kopie oder Reihe", { container: await findDialog(`Teilnehmende: ${title}`) });
  const form = await findDialog("Neues Live-Event");
  expect((await findField(/Titel/, form)).value).toBe(title);
});

it("the list has an address of its own, which a reload keeps and the back button leaves", async () => {
  const { reload } = await showParticipants();
  expect(location.search).toMatch(/^\?section=trainings2&participants=\d+$/);
  await reload();
  await expectText("1 von 1 Plätzen vergeben · Warteliste 2", await findDialog(`Teilnehmende: ${title}`));
  await press("Schließen", { container: await findDialog(`Teilnehmende: ${title}`) });
  await waitFor(() => expect(location.search).toBe("?section=trainings2"));
  await press(`Teilnehmende von „${title}“`);
  await findDialog(`Teilnehmende: ${title}`);
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the address of an event that is deleted says so", async () => {
  await renderScreen(`${eventsAt}&participants=99`, { isAdmin: true });
  await expectText("Dieses Event gibt es nicht mehr", await findDialog("Teilnehmende"));
});

it("a failed read is shown with a retry", async () => {
  const seed = { liveTrainings: [{ title, date: "2027-03-12" }] };
  const failing = { "live-trainings/list-participants": { status: 500, body: { code: "request.internal" } } } as const;
  const { network } = await renderScreen(eventsAt, { seed, isAdmin: true, failing });
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  await expectText("Die Teilnehmenden konnten nicht geladen werden", dialog);
  network.clearFailures();
  await press("Erneut versuchen", { container: dialog });
  await expectText("Noch niemand angemeldet.", dialog);
  expect(screen.queryByRole("list", { name: "Warteliste" })).toBeNull();
});
