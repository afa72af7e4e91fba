import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  press,
  textOf,
} from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const title = "Sales Abend";
const field = "Name oder E-Mail-Adresse suchen";

/** Shows the participants of an event. The first eight people have seats, and the others wait. */
async function showPeople(names: readonly string[]) {
  const seed = { liveTrainings: [{ title, date: "2027-03-12", maxParticipants: 8 }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  const emails: string[] = [];
  for (const name of names) {
    const { token, user } = await readyAccount({ name });
    emails.push(user.email);
    await shown.stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  }
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  await expectText(names.at(-1) ?? "", dialog);
  return { ...shown, dialog, emails };
}

const listed = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole("listitem")
    .map((row) => textOf(within(row).getByRole("link")));
const isSearchable = () => screen.queryByRole("searchbox", { name: field }) !== null;

const ten = ["Ida Öz", "Anna Müller", ...Array.from({ length: 7 }, (_, index) => `Person ${index}`), "Jan Süd"];

it("ten people have no search, and eleven are found by name or address in any spelling", async () => {
  const { dialog } = await showPeople(ten);
  expect(isSearchable()).toBe(false);
  await press("Schließen", { container: dialog });
  const more = await showPeople([...ten, "Uwe Süd"]);
  await fill(field, "sued", more.dialog);
  await waitFor(() => expect(listed(more.dialog)).toEqual(["Jan Süd", "Uwe Süd"]));
  await expectText("2 Personen gefunden", more.dialog);
  expect(within(more.dialog).queryByRole("list", { name: "Teilnehmende" })).toBeNull();
  await fill(field, "muller anna", more.dialog);
  await waitFor(() => expect(listed(more.dialog)).toEqual(["Anna Müller"]));
  await fill(field, more.emails[0] ?? "", more.dialog);
  await waitFor(() => expect(listed(more.dialog)).toEqual(["Ida Öz"]));
  await expectText("1 Person gefunden", more.dialog);
  await fill(field, "niemand", more.dialog);
  await expectText("Niemand gefunden", more.dialog);
  expect(listed(more.dialog)).toEqual([]);
  await fill(field, "", more.dialog);
  await waitFor(() => expect(listed(more.dialog)).toHaveLength(11));
});

it("a person found keeps the position on the waiting list, and the search stays when few people are left", async () => {
  const { dialog, network } = await showPeople([...ten, "Uwe Süd"]);
  await fill(field, "uwe", dialog);
  await waitFor(() => expect(listed(dialog)).toEqual(["Uwe Süd"]));
  await press("Uwe Süd an den Anfang der Warteliste setzen", { container: dialog });
  await expectToast("Uwe Süd steht jetzt vorn");
  await press("Rückgängig");
  await waitFor(() =>
    expect(network.sent("live-trainings/move-on-waiting-list").map(({ body }) => body)).toEqual([
      { position: 1 },
      { position: 3 },
    ]),
  );
  await press("Uwe Süd entfernen", { container: dialog });
  await press("Entfernen", { container: await findConfirmation() });
  await expectText("Niemand gefunden", dialog);
  await press("Suche leeren", { container: dialog });
  await waitFor(() => expect(listed(dialog)).toHaveLength(10));
  expect(isSearchable()).toBe(false);
});
