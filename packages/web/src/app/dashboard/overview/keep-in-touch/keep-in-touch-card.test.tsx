import type { Lead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { overviewPath } from "../../../../testing/task-card.ts";
import { expectText, expectToast, findDialog, press, textOf } from "../../../../testing/user.ts";

const created = "2027-03-01T09:00:00Z";
const now = "2027-03-29T09:00:00Z";
const client = { name: "Clara Öz", company: "Nord AG", status: "won", rhythmWeeks: 2 } as const;
const other = { name: "Otto Süd", company: "Süd GmbH", rhythmWeeks: 3 } as const;
const third = { name: "Tina Zimt", company: "Zimt KG", rhythmWeeks: 8 } as const;

beforeEach(() => void vi.setSystemTime(created));

/** Creates the account four weeks before it is shown, with a session that lasts that long. */
async function renderLater(leads: object[]) {
  const shown = await renderScreen(overviewPath, { seed: { leads } });
  await expectText("Dranbleiben");
  vi.setSystemTime(now);
  const { stack, account } = shown;
  const { json } = await stack.call("auth/login", { body: { email: account.user.email, password: account.password } });
  return renderScreen(overviewPath, { as: { ...account, token: (json as { token: string }).token } });
}

const names = () => [...document.querySelectorAll("ul[aria-label='Kontakte zum Dranbleiben'] > li a")].map(textOf);
const expectNames = (...expected: string[]) =>
  waitFor(() => expect(names().filter((name) => name !== "Vorlage")).toEqual(expected));
const leadNamed = async (getFromApi: <Answer>(path: string) => Promise<Answer>, name: string) =>
  (await getFromApi<Lead[]>("/api/leads")).find((lead) => lead.name === name);

it("suggests leads and clients whose rhythm has elapsed, longest overdue first", async () => {
  await renderLater([other, client, third, { name: "Ohne Rhythmus" }]);
  await expectNames("Clara Öz", "Otto Süd");
  await expectText("0 von 5 heute");
});

it("a logged contact restarts the rhythm at once, and can be undone", async () => {
  const { getFromApi, network } = await renderLater([other, client]);
  await press("Aktivität mit Clara Öz eintragen");
  await press("Telefonat", { role: "menuitem" });
  await expectNames("Otto Süd");
  await expectToast("Eingetragen: Telefonat");
  await expectText("1 von 5 heute");
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([["leads/log-touch", { type: "call", text: "" }]]);
  await press("Rückgängig");
  await expectNames("Clara Öz", "Otto Süd");
  expect(await leadNamed(getFromApi, "Clara Öz")).toMatchObject({ lastTouchAt: null });
});

it("'later' plans a follow-up in a week instead of a contact", async () => {
  const { getFromApi } = await renderLater([other, client]);
  await press("Später: Clara Öz");
  await expectNames("Otto Süd");
  await expectToast("Follow-up in einer Woche geplant");
  const lead = await leadNamed(getFromApi, "Clara Öz");
  expect(lead).toMatchObject({ followUpDate: "2027-04-05", lastTouchAt: null });
  await press("Rückgängig");
  await expectNames("Clara Öz", "Otto Süd");
});

it("suggests as many people per day as were chosen, and nobody during a pause", async () => {
  const { stack, account, reload } = await renderLater([other, client]);
  const set = async (body: object) => {
    await stack.call("user/update-work-settings", { token: account.token, body });
    await reload();
  };
  await set({ keepInTouchPerDay: 1 });
  await expectNames("Clara Öz");
  await press("Aktivität mit Clara Öz eintragen");
  await press("Nachricht", { role: "menuitem" });
  await expectText("Das Tagesziel ist erreicht.");
  await set({ keepInTouchPausedUntil: "2027-04-10" });
  await expectText("Pause bis 10.04.2027.");
  await press("Pause beenden");
  await expectText("Das Tagesziel ist erreicht.");
});

it("the number per day is chosen in a dialog", async () => {
  const { network } = await renderLater([other, client]);
  await press("Dranbleiben einstellen");
  const dialog = await findDialog("Dranbleiben einstellen");
  await press(/^5/, { container: dialog });
  await press("1", { role: "option" });
  await press("Speichern", { container: dialog });
  await expectNames("Clara Öz");
  expect(network.sent("user/update-work-settings").map(({ body }) => body)).toEqual([
    { keepInTouchPerDay: 1, keepInTouchPausedUntil: null },
  ]);
});

it("names the next person when nobody is due", async () => {
  await renderScreen(overviewPath, { seed: { leads: [client] } });
  await expectText("Heute steht niemand an.");
  await expectText("Als Nächstes: Clara Öz, in 2 Wochen.");
});

it("without any rhythm offers to set one for won leads, with undo", async () => {
  const { leads, getFromApi } = await renderScreen(overviewPath, {
    seed: { leads: [{ ...client, rhythmWeeks: null }] },
  });
  await screen.findByRole("group", { name: "Rhythmus für Clara Öz" });
  await press("8 Wochen");
  await expectToast("Rhythmus: alle 8 Wochen");
  await expectText("Als Nächstes: Clara Öz, in 8 Wochen.");
  const stored = () => getFromApi<Lead>(`/api/leads/${leads[0]?.id}`);
  expect((await stored()).rhythmWeeks).toBe(8);
  await press("Rückgängig");
  await waitFor(async () => expect((await stored()).rhythmWeeks).toBeNull());
});

it("explains the rhythm to somebody without clients", async () => {
  await renderScreen(overviewPath);
  await expectText(/^Ein Rhythmus erinnert Sie .* Den Rhythmus legen Sie beim Lead fest\.$/);
});
