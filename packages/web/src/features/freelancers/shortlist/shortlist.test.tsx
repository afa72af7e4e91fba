import type { Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, expectToast, fill, findDialog, press, textOf } from "../../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
const stored = "/api/freelancers?shortlist=true";
const refused = { status: 500, body: { code: "request.internal" } };
/** Skill by which each test finds its own freelancers, because all tests share the profiles. */
let skill = "";
beforeEach(() => {
  skill = `Oktant${crypto.randomUUID().slice(0, 8)}`;
});

const crm = (search = "") => `/business/dashboard?tab=crm${search}`;
const cards = () =>
  within(screen.getByRole("list", { name: "Merkliste" }))
    .getAllByRole("heading")
    .map(textOf);
const isPressed = async (name: string) => (await screen.findByRole("button", { name })).getAttribute("aria-pressed");
const update = ({ stack }: Screen, { token }: { token: string }, { user }: Someone, body: object) =>
  stack.call("shortlist/update", { token, params: { freelancerId: String(user.id) }, body });

/** Opens the search of a business for the test's skill, with freelancers who have it. */
async function open(...names: string[]) {
  const opened = await renderScreen("/business/dashboard", { as });
  const freelancers: Someone[] = [];
  for (const name of names) {
    freelancers.push(await projectRequestCalls(opened.stack).freelancer({ name, description: "", skills: [skill] }));
  }
  await opened.stack.deliver();
  const searched = await renderScreen(crm(`&skill=${skill}`), { as: opened.account });
  const [first, second] = freelancers;
  if (!first) throw new Error("no freelancer");
  return { ...searched, first, second: second ?? first };
}

it("a press on a result adds it to the shortlist, which shows the newest first and counts its profiles", async () => {
  const { network, getFromApi, reload } = await open("Änne Weiß", "Jan Dyk");
  expect(await isPressed("Merken: Änne W.")).toBe("false");
  await press("Merken: Änne W.");
  expect(await isPressed("Gemerkt: Änne W.")).toBe("true");
  await waitFor(async () => expect(await getFromApi(stored)).toHaveLength(1));
  expect(network.sent("shortlist/update")).toMatchObject([{ body: { saved: true } }]);
  await press("Merken: Jan D.");
  await press("Merkliste (2)", { role: "tab" });
  await waitFor(() => expect(cards()).toEqual(["Jan D.", "Änne W."]));
  await expectText(/^Von Ihnen gemerkt am /, await screen.findByRole("listitem", { name: "Jan D." }));
  await waitFor(async () => expect(await getFromApi(stored)).toHaveLength(2));
  await reload();
  await waitFor(() => expect(cards()).toEqual(["Jan D.", "Änne W."]));
});

it("a second press removes the profile at once, and the toast brings it back with its note", async () => {
  const opened = await open("Änne Weiß");
  await update(opened, opened.account, opened.first, { saved: true, note: "Erste Wahl" });
  await renderScreen(crm("&view=shortlist"), { as: opened.account });
  await press("Gemerkt: Änne W.");
  await expectText("Noch kein Profil gemerkt");
  await expectToast("Von der Merkliste entfernt");
  await press("Rückgängig");
  await expectText("Erste Wahl", await screen.findByRole("listitem", { name: "Änne W." }));
});

it("a refused save and a refused removal are rolled back with their reason", async () => {
  const { network } = await open("Änne Weiß");
  await screen.findByRole("button", { name: "Merken: Änne W." });
  network.fail("shortlist/update", refused);
  await press("Merken: Änne W.");
  await expectToast(/Das Profil konnte nicht gemerkt werden\./);
  expect(await isPressed("Merken: Änne W.")).toBe("false");
  network.clearFailures();
  await press("Merken: Änne W.");
  await waitFor(() => expect(network.sent("shortlist/update")).toHaveLength(2));
  network.fail("shortlist/update", refused);
  await press("Gemerkt: Änne W.");
  await expectToast(/Das Profil konnte nicht von der Merkliste entfernt werden\./);
  expect(await isPressed("Gemerkt: Änne W.")).toBe("true");
});

it("the list names the colleague who saved the profile, and everybody in the company changes the note", async () => {
  const opened = await open("Änne Weiß");
  const ida = await companyCalls(opened.stack).member(opened.account, "Ida Öz");
  await update(opened, ida, opened.first, { saved: true });
  const { network } = await renderScreen(crm("&view=shortlist"), { as: opened.account });
  const card = await screen.findByRole("listitem", { name: "Änne W." });
  await expectText(/^Gemerkt von Ida Öz am /, card);
  await press("Notiz hinzufügen: Änne W.");
  const form = await findDialog("Notiz zu Änne W.");
  await fill("Notiz", "Kennt unsere Branche.");
  network.goOffline();
  await press("Speichern", { container: form });
  await expectText(/^Keine Verbindung/, form);
  network.goOnline();
  await press("Speichern", { container: form });
  await expectToast("Notiz gespeichert");
  await expectText("Kennt unsere Branche.", card);
  await press("Profil ansehen: Änne W.", { role: "link" });
  await expectHeading("Änne W.");
  for (const text of ["Kennt unsere Branche.", /^Gemerkt von Ida Öz am /]) await expectText(text);
  await press("Notiz ändern: Änne W.");
  await fill("Notiz", "");
  await press("Speichern", { container: await findDialog("Notiz zu Änne W.") });
  await waitFor(() => expect(screen.queryByText("Kennt unsere Branche.")).toBeNull());
  await press("Gemerkt: Änne W.");
  expect(await isPressed("Merken: Änne W.")).toBe("false");
  await press("Zurück zur Merkliste");
  await expectText("Noch kein Profil gemerkt");
});

it("an empty list leads to the search, and a profile on the list can be asked", async () => {
  const opened = await open("Änne Weiß", "Jan Dyk");
  await press("Merkliste", { role: "tab" });
  await expectText("Noch kein Profil gemerkt");
  await press("Zur Suche");
  await press("Merken: Änne W.");
  await press("Merken: Jan D.");
  await projectRequestCalls(opened.stack).request(opened.account, opened.second);
  await waitFor(() => expect(opened.network.sent("shortlist/update")).toHaveLength(2));
  await renderScreen(crm("&view=shortlist"), { as: opened.account });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Anfrage senden: Jan D." })).toBeNull());
  await press("Anfrage senden: Änne W.");
  await findDialog("Anfrage an Änne W.");
});

it("a card shows the status of the newest request, and an accepted one leads from both lists to its messages", async () => {
  const opened = await open("Änne Weiß", "Jan Dyk");
  const { account, first, second } = opened;
  const calls = projectRequestCalls(opened.stack);
  const { id } = await calls.request(account, first);
  await calls.answer(first, id, { status: "accepted", reply: "Gern." });
  await calls.request(account, second);
  for (const person of [first, second]) await update(opened, account, person, { saved: true });
  await renderScreen(crm("&view=shortlist"), { as: account });
  await expectText("Angefragt", await screen.findByRole("listitem", { name: "Jan D." }));
  const toRequest = await screen.findByRole("link", { name: "Zur Anfrage: Jan D." });
  expect(toRequest.getAttribute("href")).toMatch(/view=requests&messages=\d+$/);
  const card = await screen.findByRole("listitem", { name: "Änne W." });
  await expectText("Angenommen", card);
  expect(within(card).queryByRole("button", { name: /^Anfrage senden/ })).toBeNull();
  await screen.findByRole("link", { name: "Zum Gespräch mit Änne W." });
  await renderScreen(crm(`&skill=${skill}`), { as: account });
  await press("Zum Gespräch mit Änne W.", { role: "link" });
  await screen.findByRole("textbox", { name: "Nachricht an Änne W." });
});

it("while a request of a colleague is open, the card leads to it and offers no second one", async () => {
  const opened = await open("Änne Weiß");
  const { account, first, stack } = opened;
  const ida = await companyCalls(stack).member(account, "Ida Öz");
  await projectRequestCalls(stack).request(ida, first);
  await update(opened, account, first, { saved: true });
  await renderScreen(crm("&view=shortlist"), { as: account });
  await screen.findByRole("link", { name: "Zur Anfrage: Änne W." });
  expect(screen.queryByRole("button", { name: /^Anfrage senden/ })).toBeNull();
});

it("the shortlist is searched by name and note", async () => {
  const opened = await open("Änne Weiß", "Jan Dyk");
  await update(opened, opened.account, opened.first, { saved: true, note: "Für das Portal" });
  await update(opened, opened.account, opened.second, { saved: true });
  await renderScreen(crm("&view=shortlist"), { as: opened.account });
  await waitFor(() => expect(cards()).toEqual(["Jan D.", "Änne W."]));
  for (const [search, found] of [
    ["portal", "Änne W."],
    ["jan", "Jan D."],
  ] as const) {
    await fill("Name, Skill oder Notiz suchen", search);
    await waitFor(() => expect(cards()).toEqual([found]));
  }
  await fill("Name, Skill oder Notiz suchen", "niemand");
  await expectText("Kein gemerktes Profil passt dazu");
  await press("Alle anzeigen");
  await waitFor(() => expect(cards()).toHaveLength(2));
});
