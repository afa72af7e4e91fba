import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answerConfirmation } from "../../testing/community.ts";
import { renderScreen, type Screen } from "../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  press,
  selectOption,
  textOf,
} from "../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
const refused = { status: 500, body: { code: "request.internal" } };
/** Word by which each test finds its own freelancers, because all tests share the profiles. */
let word = "";
beforeEach(() => {
  word = `Oktant${crypto.randomUUID().slice(0, 8)}`;
});

const crm = (search = "") => `/business/dashboard?tab=crm${search}`;
const names = () =>
  within(screen.getByRole("list", { name: "Gefundene Freelancer" }))
    .getAllByRole("heading")
    .map(textOf);
const expectFound = (...people: string[]) => waitFor(() => expect(names()).toEqual(people));

/** Opens a page of a business, with freelancers whom the test's word finds. */
async function open(search: string, ...profiles: object[]): Promise<Screen & { freelancers: Someone[] }> {
  const first = await renderScreen("/business/dashboard", { as });
  const freelancers: Someone[] = [];
  for (const profile of profiles) {
    freelancers.push(await projectRequestCalls(first.stack).freelancer({ skills: [word], ...profile }));
  }
  await first.stack.deliver();
  const path = crm(search.replace("{word}", word).replace("{id}", String(freelancers[0]?.user.id)));
  return { ...(await renderScreen(path, { as: first.account })), freelancers };
}

it("the CRM tab keeps its announcement and has a search below it, whose words are in the address [BIZ-24]", async () => {
  const { reload } = await open("", { name: "Änne Weiß" }, { name: "Jan Dyk", activityArea: "Recht" });
  await expectHeading("CRM für Ihr Team");
  expect(await screen.findByRole("heading", { level: 2, name: "Freelancer finden" })).toBeTruthy();
  await fill("Skill", word.slice(0, -2));
  await expectFound("Jan D.", "Änne W.");
  await selectOption("Tätigkeitsbereich", "Sales & Akquise");
  await expectFound("Änne W.");
  await waitFor(() => expect(location.search).toContain("area=Sales"));
  await reload();
  await expectFound("Änne W.");
  await fill("Stichworte", "gibtesnicht");
  await expectText("Zu dieser Suche gibt es kein sichtbares Profil");
});

it("a search without results names the fields to loosen, can be cleared, and offers to publish a project", async () => {
  const { network } = await open("&skill={word}&availability=gibtesnicht", { name: "Änne Weiß" });
  await expectText(/^Die Suche verlangt alles zugleich: Skill und Verfügbarkeit\./);
  await press("Als Auftrag ausschreiben");
  const form = await findDialog("Neuer Auftrag");
  await press("Abbrechen", { container: form });
  await press("Verfügbarkeit: Feld leeren");
  await expectFound("Änne W.");
  await fill("Skill", "gibtesnicht");
  await expectText(/^Unter „Skill“ passt niemand\..* unter „Stichworte“\.$/);
  await press("Suche löschen");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Skill").value).toBe(""));
  expect(location.search).toBe("?tab=crm");
  expect(network.sent("community/create-project")).toEqual([]);
});

it("a failed search can be repeated", async () => {
  const { network } = await open("&skill={word}", { name: "Änne Weiß" });
  await expectFound("Änne W.");
  network.fail("freelancers/list", refused);
  await fill("Stichworte", "Kunden");
  await expectText("Die Profile konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectFound("Änne W.");
});

it("a profile has its own address and shows no contact data, and the way back keeps the search", async () => {
  const profile = { name: "Änne Weiß", availability: "Ab März", description: "Ich prüfe Verträge." };
  const { freelancers, reload } = await open("&skill={word}", profile);
  await press("Profil ansehen: Änne W.", { role: "link" });
  await expectHeading("Änne W.");
  await reload();
  await expectHeading("Änne W.");
  const card = await screen.findByRole("article", { name: "Änne W." });
  for (const text of ["Ab März", "Ich prüfe Verträge.", word]) await expectText(text, card);
  expect(textOf(card)).not.toContain(freelancers[0]?.user.email ?? "@");
  expect(within(card).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("heading", { name: "CRM für Ihr Team" })).toBeNull();
  await press("Zurück zur Suche");
  await expectFound("Änne W.");
});

it("a profile that is gone says so", async () => {
  await open("&freelancer=7");
  await expectText("Dieses Profil ist nicht mehr zu sehen");
});

it("a request is sent with contact data only by consent, and the profile and the list then show it", async () => {
  const { network, freelancers, account } = await open("&freelancer={id}", { name: "Änne Weiß" });
  await press("Anfrage senden");
  const form = await findDialog("Anfrage an Änne W.");
  await expectText("Noch 50 Zeichen benötigt", form);
  await fill("Nachricht", "Haben Sie Zeit?");
  await press("Anfrage senden", { container: form });
  await expectText("Mindestens 50 Zeichen", form);
  expect(network.sent("project-requests/create")).toEqual([]);
  await expectText(/^Ohne Häkchen sieht die Person nur/, form);
  expect(within(form).queryByLabelText("Unternehmen")).toBeNull();
  await fill("Nachricht", projectMessage);
  await press(/^Meinen Namen, mein Unternehmen/, { role: "checkbox" });
  await expectText(`Zu sehen ist dann auch ${account.user.email}.`, form);
  await fill("Unternehmen", "Nordlicht GmbH");
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  await expectText(/^Ihre Anfrage vom .* ist offen\.$/);
  const toUserId = freelancers[0]?.user.id;
  const body = { toUserId, message: projectMessage, sharesContact: true, company: "Nordlicht GmbH" };
  expect(network.sent("project-requests/create")).toMatchObject([{ body }]);
  await press("Zurück zur Suche");
  await press("Anfragen", { role: "tab" });
  await press(/^Änne W\./, { role: "option" });
  const shown = await screen.findByRole("region", { name: "Änne W." });
  for (const text of ["Offen", projectMessage]) await expectText(text, shown);
});

it("a refused request stays in the form with its reason", async () => {
  const { freelancers, stack, account, network } = await open("&freelancer={id}", { name: "Änne Weiß" });
  const [person] = freelancers;
  await expectHeading("Änne W.");
  if (person) await projectRequestCalls(stack).request(account, person);
  await press("Anfrage senden");
  const form = await findDialog("Anfrage an Änne W.");
  await fill("Nachricht", projectMessage);
  await press("Anfrage senden", { container: form });
  await expectText(/^An diese Person ist schon eine Anfrage von Ihnen offen/, form);
  network.goOffline();
  await press("Anfrage senden", { container: form });
  await expectText(/^Keine Verbindung/, form);
  network.goOnline();
});

it("sent requests show the answer, the shared address, and can be withdrawn while they are open", async () => {
  const { stack, account, freelancers } = await open("&view=requests", { name: "Änne Weiß" }, { name: "Jan Dyk" });
  await expectText("Noch keine Anfrage verschickt");
  const calls = projectRequestCalls(stack);
  const [aenne, jan] = freelancers;
  if (!aenne || !jan) throw new Error("no freelancers");
  const { id } = await calls.request(account, aenne);
  await calls.answer(aenne, id, { status: "accepted", reply: "Gern ab März.", sharesContact: true });
  await calls.request(account, jan);
  const { getFromApi } = await renderScreen(crm("&view=requests"), { as: account });
  await press(/^Änne Weiß/, { role: "option" });
  const accepted = await screen.findByRole("region", { name: "Änne Weiß" });
  await expectText("Gern ab März.", accepted);
  await within(accepted).findByRole("button", { name: /^Angenommen Stand der Anfrage/ });
  const mail = within(accepted).getByRole("link", { name: aenne.user.email });
  expect(mail.getAttribute("href")).toBe(`mailto:${aenne.user.email}`);
  await press(/^Jan D\./, { role: "option" });
  await press("Anfrage an Jan D. zurückziehen");
  await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  await expectToast("Anfrage zurückgezogen");
  await waitFor(() => expect(screen.queryByRole("option", { name: /^Jan D\./ })).toBeNull());
  expect(await getFromApi<SentProjectRequest[]>("/api/sent-project-requests")).toHaveLength(1);
});

it("a profile shows an accepted request with the reply and the shared address, and allows another request", async () => {
  const { stack, account, freelancers } = await open("", { name: "Änne Weiß" });
  const [aenne] = freelancers;
  if (!aenne) throw new Error("no freelancer");
  const calls = projectRequestCalls(stack);
  const { id } = await calls.request(account, aenne);
  await calls.answer(aenne, id, { status: "accepted", reply: "960 Euro am Tag.", sharesContact: true });
  await renderScreen(crm(`&freelancer=${aenne.user.id}`), { as: account });
  const accepted = await screen.findByRole("region", { name: "Angenommene Anfrage" });
  for (const text of [/^Angenommen am /, "Antwort von Änne Weiß", "960 Euro am Tag."]) await expectText(text, accepted);
  const mail = within(accepted).getByRole("link", { name: aenne.user.email });
  expect(mail.getAttribute("href")).toBe(`mailto:${aenne.user.email}`);
  await press("Neue Anfrage");
  await findDialog("Anfrage an Änne Weiß");
});

it("requests of colleagues are shown with their sender, who alone withdraws them, and the profile warns of a second one", async () => {
  const { stack, account, freelancers } = await open("", { name: "Änne Weiß" });
  const [aenne] = freelancers;
  if (!aenne) throw new Error("no freelancer");
  const jan = await companyCalls(stack).member(account, "Jan Süd");
  await projectRequestCalls(stack).request(jan, aenne);
  await renderScreen(crm("&view=requests"), { as: account });
  await press(/^Änne W\./, { role: "option" });
  const opened = await screen.findByRole("region", { name: "Änne W." });
  await expectText(/ · von Jan Süd$/, opened);
  await expectText("Jan Süd", opened);
  expect(within(opened).queryByRole("button", { name: /zurückziehen$/ })).toBeNull();
  await press("Weitere Aktionen zu Änne W.");
  await press("Profil ansehen", { role: "menuitem" });
  await expectText(/^Angefragt von Jan Süd am /);
  await press("Weitere Anfrage senden");
  const form = await findDialog("Anfrage an Änne W.");
  await expectText(/^Angefragt von Jan Süd am /, form);
  await fill("Nachricht", projectMessage);
  await press("Anfrage senden", { container: form });
  await expectText(/^Ihre Anfrage vom .* ist offen\.$/);
  await expectText(/^Angefragt von Jan Süd am /);
  await press("Zurück zu Ihren Anfragen");
  await waitFor(() => expect(screen.getAllByRole("option", { name: /^Änne W\./ })).toHaveLength(2));
});

it("the profile of a freelancer whose request for a project was accepted shows project and reply", async () => {
  const { stack, account } = await open("");
  const { member, request } = communityCalls(stack);
  const { publish, answer } = projectPostCalls(stack);
  const aenne = await member("Änne Weiß");
  const { id } = await request(aenne, await publish(account, { title: "Neues Kundenportal" }));
  await answer(account, id, { status: "accepted", reply: "Passt gut.", sharesContact: true });
  await renderScreen(crm(`&freelancer=${aenne.user.id}`), { as: account });
  const contact = await screen.findByRole("region", { name: "Über Ihren Auftrag „Neues Kundenportal“ in Kontakt" });
  await expectText(/^In Kontakt seit /, contact);
  for (const text of ["Ihre Antwort", "Passt gut.", `Mitgesendet wurde ${account.user.email}.`]) {
    await expectText(text, contact);
  }
  expect(within(contact).getByRole("link", { name: /^Änne W\. auf LinkedIn/ })).toBeTruthy();
  await press("Neue Anfrage");
  await findDialog("Anfrage an Änne W.");
});

it("a profile can be reported", async () => {
  const { network } = await open("&freelancer={id}", { name: "Änne Weiß" });
  await press("Profil melden");
  await findDialog(/Änne W\./);
  expect(network.sent("moderation/report")).toEqual([]);
});
