import type { Someone } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectHeading, expectText, findField, press, textOf, user } from "../../../../testing/user.ts";

const shortlist = "/business/dashboard?tab=crm&view=shortlist";
const bar = () => screen.findByRole("region", { name: "Ausgewählte Profile" });
/** Password of all accounts of the tests. */
const password = "geheim-und-lang";
const table = () => screen.findByRole("table", { name: "Vergleich" });
const search = (name: string) => new URLSearchParams(location.search).get(name);

interface Profile {
  name: string;
  note?: string;
  dayRate?: number | null;
}

/** Opens the shortlist of a business with freelancers, the last of them first. */
async function open(...profiles: readonly Profile[]) {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const people: Someone[] = [];
  for (const { note = "", ...profile } of profiles) {
    const person = await projectRequestCalls(stack).freelancer({
      activityArea: "Design / UX",
      availability: "ab Mai",
      references: [],
      ...profile,
    });
    const params = { freelancerId: String(person.user.id) };
    await stack.call("shortlist/update", { token: account.token, params, body: { saved: true, note } });
    people.push(person);
  }
  await stack.deliver();
  return { ...(await renderScreen(shortlist, { as: account })), people };
}

const choose = async (...names: readonly string[]) => {
  for (const name of names) await user.click(await findField(`${name} auswählen`));
};
const columns = async () =>
  within(await table())
    .getAllByRole("columnheader")
    .map(textOf);
const row = async (name: RegExp) => within(await table()).getByRole("row", { name });
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole("cell")
    .map(textOf);

it("chosen profiles are shown side by side, and rows with the same value for all say so", async () => {
  const opened = await open(
    { name: "Änne Weiß", dayRate: 900, note: "Kennt die Branche" },
    { name: "Jan Dyk", dayRate: null },
  );
  await choose("Änne W.");
  await expectText("1 Profil ausgewählt", await bar());
  await expectText("Zum Vergleichen noch ein Profil auswählen", await bar());
  await choose("Jan D.");
  await press("Vergleichen", { container: await bar() });
  await expectText("2 Profile im Vergleich");
  expect(await columns()).toEqual(["Merkmal", "Jan D.", "Änne W."]);
  expect(await cells(/^Tagessatz/)).toEqual(["Tagessatz auf Anfrage", "ab 900 € / Tag"]);
  expect(await cells(/^Referenzen/)).toEqual(["Keine Angabe", "Keine Angabe"]);
  expect(await cells(/^Notiz/)).toEqual(["Notiz hinzufügen", "Kennt die BrancheNotiz ändern"]);
  const heads = within(await table())
    .getAllByRole("rowheader")
    .map(textOf);
  expect(heads).toContain("Verfügbarkeitbei allen gleich");
  expect(heads).toContain("Tagessatz");
  await opened.reload();
  expect(await columns()).toHaveLength(3);
});

it("the way back from a profile leads to the comparison, and from there to the list with its choice", async () => {
  await open({ name: "Änne Weiß" }, { name: "Jan Dyk" });
  await choose("Änne W.", "Jan D.");
  await press("Vergleichen", { container: await bar() });
  await press("Profil ansehen: Jan D.", { role: "link", container: await table() });
  await expectHeading("Jan D.");
  await press("Zurück zum Vergleich");
  await table();
  await press("Zurück zur Merkliste");
  await expectText("2 Profile ausgewählt", await bar());
  history.back();
  await table();
  await press("Zurück zur Merkliste");
  await press("Auswahl aufheben");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Ausgewählte Profile" })).toBeNull());
  expect(search("chosen")).toBeNull();
});

it("at most 4 profiles are compared, and each can leave the comparison while 2 remain", async () => {
  const names = ["Änne Weiß", "Bodo Süd", "Cora Öz", "Dana Kern", "Egon Rau"].map((name) => ({ name }));
  const { people } = await open(...names);
  await choose("Änne W.", "Bodo S.", "Cora Ö.", "Dana K.", "Egon R.");
  await expectText("Vergleichen lassen sich höchstens 4 Profile", await bar());
  expect(within(await bar()).queryByRole("button", { name: "Vergleichen" })).toBeNull();
  await choose("Egon R.");
  await press("Vergleichen", { container: await bar() });
  expect(await columns()).toEqual(["Merkmal", "Dana K.", "Cora Ö.", "Bodo S.", "Änne W."]);
  await press("Nicht vergleichen: Cora Ö.");
  await press("Nicht vergleichen: Dana K.");
  await waitFor(async () => expect(await columns()).toEqual(["Merkmal", "Bodo S.", "Änne W."]));
  expect(screen.queryByRole("button", { name: /^Nicht vergleichen/ })).toBeNull();
  expect(search("chosen")).toBe(
    people
      .slice(0, 2)
      .map(({ user: { id } }) => id)
      .join(","),
  );
});

it("a profile deleted meanwhile leaves the comparison, which says so", async () => {
  const { people, stack, account } = await open({ name: "Änne Weiß" }, { name: "Bodo Süd" }, { name: "Cora Öz" });
  await choose("Änne W.", "Bodo S.", "Cora Ö.");
  await press("Vergleichen", { container: await bar() });
  const address = `${location.pathname}${location.search}`;
  const [anne, bodo] = people;
  const deleted = await stack.call("user/delete", { token: bodo?.token ?? "", body: { currentPassword: password } });
  expect(deleted.status).toBe(200);
  await stack.deliver();
  await renderScreen(address, { as: account });
  await expectText("Ein gewähltes Profil steht nicht mehr auf Ihrer Merkliste.");
  expect(await columns()).toEqual(["Merkmal", "Cora Ö.", "Änne W."]);
  await stack.call("shortlist/update", {
    token: account.token,
    params: { freelancerId: String(anne?.user.id) },
    body: { saved: false },
  });
  await renderScreen(address, { as: account });
  await expectText("Wählen Sie auf der Merkliste 2 bis 4 Profile aus");
  await expectText("2 gewählte Profile stehen nicht mehr auf Ihrer Merkliste.");
  await press("Zur Merkliste");
  await expectText("1 Profil ausgewählt", await bar());
});

it("a compared profile shows the state of its request and can be asked", async () => {
  const { stack, account, people } = await open({ name: "Änne Weiß" }, { name: "Jan Dyk" });
  const [anne] = people;
  if (anne) await projectRequestCalls(stack).request(account, anne);
  const ids = people.map(({ user: { id } }) => id).join(",");
  await renderScreen(`${shortlist}&comparison=on&chosen=${ids}`, { as: account });
  await waitFor(async () => expect(await cells(/^Anfrage/)).toEqual(["Noch keine Anfrage", "Angefragt"]));
  expect(screen.queryByRole("button", { name: "Anfrage senden: Änne W." })).toBeNull();
  await press("Anfrage senden: Jan D.");
  await screen.findByRole("dialog", { name: "Anfrage an Jan D." });
});

it("compared profiles have a row with their offers once one of them has made one", async () => {
  const { stack, account, people } = await open({ name: "Änne Weiß" }, { name: "Jan Dyk" });
  const [anne] = people;
  if (!anne) throw new Error("Änne is missing");
  const { acceptedRequest, propose } = requestMessageCalls(stack);
  const id = await acceptedRequest(account, anne);
  const ids = people.map(({ user }) => user.id).join(",");
  await renderScreen(`${shortlist}&comparison=on&chosen=${ids}`, { as: account });
  await waitFor(async () => expect(await cells(/^Anfrage/)).toEqual(["Noch keine Anfrage", "Angenommen"]));
  expect(within(await table()).queryByRole("row", { name: /^Angebot/ })).toBeNull();
  await propose(anne, id, { offer: { amount: 680, unit: "day", days: 5, start: "2027-03-15" } });
  await renderScreen(`${shortlist}&comparison=on&chosen=${ids}`, { as: account });
  await waitFor(async () =>
    expect(await cells(/^Angebot/)).toEqual([
      "Keine Angabe",
      "5 Tage zu 680 € = 3.400 € netto, offenBeginn: 15.03.2027",
    ]),
  );
});
