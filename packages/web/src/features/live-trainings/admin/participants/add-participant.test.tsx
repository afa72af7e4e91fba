import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { changeAccount } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const title = "Sales Abend";
const field = "Name oder E-Mail-Adresse eines Kontos";
const hint = /^Kein Platz ist frei\. Die Person kommt auf die Warteliste/;

/** Shows the participants of an event for which the first person is registered. With one seat, the second one waits. */
async function showEvent({ seats = 1, names = ["Ida Öz"] } = {}) {
  const seed = { liveTrainings: [{ title, date: "2027-03-12", maxParticipants: seats }] };
  const shown = await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  const eventId = Number(shown.liveTrainings[0]?.id);
  for (const name of names) {
    const { token } = await readyAccount({ name });
    await shown.stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  }
  await press(`Teilnehmende von „${title}“`);
  const dialog = await findDialog(`Teilnehmende: ${title}`);
  const stored = () => shown.getFromApi<ParticipantList>(`/api/live-trainings/${eventId}/participants`);
  const sent = () => shown.network.sent("live-trainings/add-participant").map(({ body }) => body);
  return { ...shown, dialog, eventId, stored, sent };
}

const findOptions = async () =>
  within(await screen.findByRole("listbox"))
    .getAllByRole("option")
    .map(textOf);

it("an account is added by its address; an unknown address or a business keeps the input", async () => {
  const { dialog, stored } = await showEvent();
  const enter = async (address: string) => {
    await fill(field, address, dialog);
    await user.keyboard("{Enter}");
  };
  await press("Auf die Warteliste setzen", { container: dialog });
  await expectText("Bitte wählen Sie ein Konto aus der Liste, oder geben Sie die ganze E-Mail-Adresse ein.", dialog);
  await enter("niemand@example.org");
  await expectText("Zu dieser Adresse gibt es kein bestätigtes Konto als Freelancer.", dialog);
  expect(within(dialog).getByDisplayValue("niemand@example.org")).toBeTruthy();
  const business = await readyAccount({ role: "business" });
  await enter(business.user.email);
  await expectText(/^Live-Events sind nur für Freelancer\./, dialog);
  const eva = await readyAccount({ name: "Eva Nord" });
  await enter(eva.user.email);
  await expectToast(`${eva.user.email} steht auf der Warteliste`);
  await waitFor(async () => expect((await stored()).waiting.at(-1)).toMatchObject({ name: "Eva Nord" }));
  await expectText("Eva Nord", dialog);
});

it("an account is found by the beginning of its name, with its address and plan, and added once it is chosen", async () => {
  const eva = await readyAccount({ name: "Eva Suchwort", plan: "premium" });
  const off = await readyAccount({ name: "Ole Suchwort" });
  await changeAccount(off, { emailVerified: false });
  await readyAccount({ name: "Suchwort GmbH", role: "business" });
  await indexAccounts();
  const { dialog, stored, sent } = await showEvent({ seats: 5, names: [] });
  expect(within(dialog).queryByText(hint)).toBeNull();
  await fill(field, "suchw", dialog);
  await waitFor(async () =>
    expect(await findOptions()).toEqual([
      `Eva Suchwort${eva.user.email} · Premium`,
      `Ole Suchwort${off.user.email} · Kostenlos · E-Mail-Adresse nicht bestätigt`,
    ]),
  );
  expect(screen.getByRole("option", { name: /^Ole/ }).getAttribute("aria-disabled")).toBe("true");
  await press(/^Eva Suchwort/, { role: "option" });
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect((await findField(field, dialog)).value).toBe(eva.user.email);
  expect(sent()).toEqual([]);
  await press("Hinzufügen", { container: dialog });
  await expectToast("Eva Suchwort ist angemeldet");
  expect(sent()).toEqual([{ email: eva.user.email }]);
  await waitFor(async () => expect((await stored()).participants).toMatchObject([{ name: "Eva Suchwort" }]));
  expect((await findField(field, dialog)).value).toBe("");
});

it("found accounts that are registered or waiting already say so and cannot be chosen", async () => {
  const { dialog } = await showEvent({ names: ["Uwe Schonda", "Ute Schonda"] });
  await indexAccounts();
  await expectText("Ute Schonda", dialog);
  await fill(field, "schonda", dialog);
  await waitFor(async () =>
    expect((await findOptions()).map((text) => text.replace(/\S+@\S+/, ""))).toEqual([
      expect.stringMatching(/^Uwe.* · Kostenlos · schon angemeldet$/),
      expect.stringMatching(/^Ute.* · Kostenlos · auf der Warteliste$/),
    ]),
  );
  for (const option of screen.getAllByRole("option")) expect(option.getAttribute("aria-disabled")).toBe("true");
});

it("a whole address and Enter add the account, also while the list is open", async () => {
  const eva = await readyAccount({ name: "Eva Entertaste" });
  await indexAccounts();
  const { dialog, sent } = await showEvent({ seats: 5, names: [] });
  await fill(field, eva.user.email, dialog);
  await waitFor(async () => expect(await findOptions()).toEqual([expect.stringMatching(/^Eva Entertaste/)]));
  await user.keyboard("{Enter}");
  await expectToast(/ ist angemeldet$/);
  expect(sent()).toEqual([{ email: eva.user.email }]);
  await waitFor(async () => expect((await findField(field, dialog)).value).toBe(""));
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("nobody is found for an unknown name, and a single letter searches nothing", async () => {
  const { dialog, network } = await showEvent();
  await fill(field, "x", dialog);
  await fill(field, "xqzjk", dialog);
  await expectText("Niemand gefunden");
  expect(
    network.sent("admin/list-users").map(({ path }) => new URLSearchParams(path.split("?")[1]).get("search")),
  ).toEqual(["xqzjk"]);
});

it("a failed search says so, and a whole address still adds the account", async () => {
  const { dialog, network } = await showEvent({ seats: 5, names: [] });
  network.fail("admin/list-users", { status: 500, body: { code: "request.internal" } });
  const eva = await readyAccount({ name: "Eva Ausfall" });
  await fill(field, eva.user.email, dialog);
  await expectText(/^Die Suche ist fehlgeschlagen\./);
  await user.keyboard("{Enter}");
  await expectToast(/ ist angemeldet$/);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

it("once the last seat is taken, the form says that the next person comes to the waiting list", async () => {
  const { dialog } = await showEvent({ seats: 2 });
  await within(dialog).findByRole("button", { name: "Hinzufügen" });
  expect(within(dialog).queryByText(hint)).toBeNull();
  const jan = await readyAccount({ name: "Jan Süd" });
  await fill(field, jan.user.email, dialog);
  await user.keyboard("{Enter}");
  await expectToast(/ ist angemeldet$/);
  await within(dialog).findByRole("button", { name: "Auf die Warteliste setzen" });
  await expectText(hint, dialog);
});

it("Escape closes the list of found accounts, and only then the dialog", async () => {
  const { dialog } = await showEvent();
  await fill(field, "xqzjk", dialog);
  await expectText("Niemand gefunden");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Niemand gefunden")).toBeNull());
  expect(await findDialog(`Teilnehmende: ${title}`)).toBe(dialog);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
