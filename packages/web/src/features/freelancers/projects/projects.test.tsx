import type { Post } from "@linkedpotential/contract/community/schema";
import { newProject, requestMessage } from "@linkedpotential/fixtures/community";
import {
  type CommunityCalls,
  changeAccount,
  communityCalls,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { type ProjectPostCalls, projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation } from "../../../testing/community.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  press,
  selectOption,
  textOf,
  user,
} from "../../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
const refused = { status: 500, body: { code: "request.internal" } };
const path = (search = "") => `/business/dashboard?tab=crm&view=projects${search}`;
const title = newProject().title;

interface Shown extends Screen {
  post: Post;
  calls: CommunityCalls;
  projects: ProjectPostCalls;
}

/** Opens the projects of a business with one project and a request of each named freelancer. */
async function open(...requesters: string[]): Promise<Shown> {
  const { stack, account } = await renderScreen("/business/dashboard", { as });
  const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
  const post = await projects.publish(account);
  for (const name of requesters) await calls.request(await calls.member(name), post);
  return { ...(await renderScreen(path(), { as: account })), post, calls, projects };
}

const card = (name = title) => screen.findByRole("listitem", { name });
const openCandidates = () => press(/^Kandidaten \d+ neu beworben zu/, { role: "link" });
const applicants = () =>
  within(screen.getByRole("list", { name: /^Neu beworben/ }))
    .getAllByRole("listitem")
    .map((item) => item.getAttribute("aria-label"));
const expectApplicants = (...names: string[]) => waitFor(() => expect(applicants()).toEqual(names));
const own = ({ getFromApi, account }: Pick<Screen, "getFromApi" | "account">) =>
  getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);

it("a business describes a project, which then stands in its list, in the CRM tab beside search and requests [BIZ-16]", async () => {
  const shown = await renderScreen("/business/dashboard?tab=crm", { as });
  await expectHeading("CRM für Ihr Team");
  await press("Aufträge", { role: "tab" });
  await expectText("Noch kein Auftrag ausgeschrieben");
  await press("Neuer Auftrag");
  const form = await findDialog("Neuer Auftrag");
  await fill("Titel", "Neues Lagerportal", form);
  await fill("Beschreibung", "Alles neu.", form);
  await press("Veröffentlichen", { container: form });
  await waitFor(() => expect(form.querySelectorAll("[data-invalid], [aria-invalid=true]").length).toBeGreaterThan(0));
  expect(shown.network.sent("community/create-project")).toEqual([]);
  await user.type(await within(form).findByLabelText("Gesuchte Skills"), "Figma,");
  await selectOption(/^Branche/, "Grafikdesign & UI/UX", form);
  await fill("Beginn (freiwillig)", "Ab März", form);
  await fill("Unternehmen (freiwillig)", "Nordlicht GmbH", form);
  await press("Veröffentlichen", { container: form });
  await expectToast("Auftrag veröffentlicht");
  const item = await card("Neues Lagerportal");
  for (const text of ["Figma", "Ab März", "Alles neu."]) await expectText(text, item);
  for (const known of ["Nordlicht GmbH", "Auftrag"]) expect(within(item).queryByText(known)).toBeNull();
  expect(within(item).queryByText("Vergütung")).toBeNull();
  expect(await own(shown)).toMatchObject([
    { type: "project", lookingFor: ["Figma"], project: { company: "Nordlicht GmbH", start: "Ab März", budget: "" } },
  ]);
});

it("the form keeps its input while there is no connection", async () => {
  const { network } = await renderScreen(path(), { as });
  await press("Neuer Auftrag");
  const form = await findDialog("Neuer Auftrag");
  await fill("Titel", "Neues Lagerportal", form);
  await fill("Beschreibung", "Alles neu.", form);
  await user.type(await within(form).findByLabelText("Gesuchte Skills"), "Figma,");
  await selectOption(/^Branche/, "Sonstiges", form);
  network.goOffline();
  await press("Veröffentlichen", { container: form });
  await expectText(/^Keine Verbindung/, form);
  network.goOnline();
  await press("Veröffentlichen", { container: form });
  await card("Neues Lagerportal");
});

it("a project is edited, and cannot be edited while requests are open", async () => {
  const { projects, calls, post, stack, account } = await open();
  await press(`Aktionen zu „${title}“`);
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Auftrag bearbeiten");
  await fill("Vergütung (freiwillig)", "95 Euro pro Stunde", form);
  await press("Speichern", { container: form });
  await expectToast("Auftrag gespeichert");
  await expectText("95 Euro pro Stunde", await card());
  await calls.request(await communityCalls(stack).member("Jan Dyk"), post);
  await renderScreen(path(), { as: account });
  await press(`Aktionen zu „${title}“`);
  const edit = await screen.findByRole("menuitem", { name: "Bearbeiten (1 offene Anfrage)" });
  expect(edit.getAttribute("aria-disabled")).toBe("true");
  expect(await projects.requestsFor(account, post.id)).toHaveLength(1);
});

it("deleting a project says that its requests go too, and a failure brings it back", async () => {
  const { network } = await open();
  network.fail("community/delete", refused);
  const remove = async () => {
    await press(`Aktionen zu „${title}“`);
    await press("Löschen", { role: "menuitem" });
    await expectText(`„${title}“ wird für alle gelöscht, samt allen Anfragen dazu, auch den angenommenen.`);
    await answerConfirmation("Auftrag löschen?", "Löschen");
  };
  await remove();
  await expectErrorToast("Fehler", "Der Auftrag konnte nicht gelöscht werden.");
  await card();
  network.clearFailures();
  await remove();
  await expectToast("Auftrag gelöscht");
  await expectText("Noch kein Auftrag ausgeschrieben");
});

it("candidates have their own address, and an accepted request stays with the reply and the contact data that were sent", async () => {
  const shown = await open("Jan Dyk", "Kim Groß");
  await openCandidates();
  await expectApplicants("Kim G.", "Jan D.");
  await waitFor(() => expect(location.search).toContain(`requests=${shown.post.id}`));
  await shown.reload();
  await expectApplicants("Kim G.", "Jan D.");
  await screen.findByRole("heading", { level: 3, name: /^Kandidaten/ });
  await press("Zur Anfrage: Jan D.", { role: "link" });
  const jan = () => screen.findByRole("region", { name: "Jan D." });
  await expectText(requestMessage, await jan());
  expect(within(await jan()).getByRole("link", { name: /^Jan D\. auf LinkedIn/ })).toBeTruthy();
  await press("Anfrage von Jan D. annehmen");
  const form = await findDialog("Anfrage von Jan D. annehmen");
  await expectText(/^Ohne Ihre Kontaktdaten kann Ihnen Jan D\. nur hier schreiben\./, form);
  await fill("Antwort (freiwillig)", "Gern am Montag.", form);
  await press(/^Meinen vollen Namen/, { role: "checkbox" });
  await expectText(`Zu sehen ist dann auch ${shown.account.user.email}.`, form);
  await press("Anfrage annehmen", { container: form });
  await expectToast("Anfrage angenommen");
  await expectText("Gern am Montag.", await jan());
  await within(await jan()).findByRole("button", { name: /^Angenommen Stand der Anfrage/ });
  await expectText(`Ihre Kontaktdaten sind mitgesendet: ${shown.account.user.email}`, await jan());
  expect(within(await jan()).queryByRole("button", { name: /annehmen|ablehnen/ })).toBeNull();
  expect(shown.network.sent("collaboration-requests/answer").at(-1)?.body).toEqual({
    ...{ status: "accepted", reply: "Gern am Montag.", sharesContact: true },
  });
  expect(await own(shown)).toMatchObject([{ requestCount: 1 }]);
});

it("a request leads to a visible profile before it is answered", async () => {
  const { account, post, calls } = await open("Jan Dyk");
  const hidden = await calls.member("Kim Groß");
  await calls.request(hidden, post);
  await changeAccount(hidden, { profileVisible: false });
  await renderScreen(path(), { as: account });
  await openCandidates();
  await expectApplicants("Kim G.", "Jan D.");
  await screen.findByRole("link", { name: "Profil ansehen: Jan D." });
  expect(screen.queryByRole("link", { name: "Profil ansehen: Kim G." })).toBeNull();
  await press("Profil ansehen: Jan D.", { role: "link" });
  await expectHeading("Jan D.");
});

it("projects with open requests come first, filled ones last", async () => {
  const { account, projects } = await open("Jan Dyk");
  await projects.publish(account, { title: "Offener Auftrag" });
  const filled = await projects.publish(account, { title: "Besetzter Auftrag" });
  await projects.fill(account, filled.id, true);
  await renderScreen(path(), { as: account });
  const list = await screen.findByRole("list", { name: "Ihre Aufträge" });
  const titles = () => within(list).getAllByRole("heading", { level: 3 }).map(textOf);
  expect(titles()).toEqual([title, "Offener Auftrag", "Besetzter Auftrag"]);
  await press("Wieder öffnen zu „Besetzter Auftrag“");
  await waitFor(() => expect(titles()).toEqual([title, "Besetzter Auftrag", "Offener Auftrag"]));
});

it("a request is rejected after a question, and returns if that fails", async () => {
  const { network } = await open("Jan Dyk");
  await openCandidates();
  network.fail("collaboration-requests/answer", refused);
  const reject = async () => {
    await press("Anfrage von Jan D. ablehnen");
    await expectText("Die Anfrage wird gelöscht, und Jan D. erfährt, dass Sie abgelehnt haben.");
    await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  };
  await reject();
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht abgelehnt werden.");
  await expectApplicants("Jan D.");
  network.clearFailures();
  await reject();
  await expectToast("Anfrage abgelehnt");
  await expectText("Noch keine Kandidaten für diesen Auftrag");
});

it("a link to a deleted project says that it is gone", async () => {
  await renderScreen(path("&requests=7"), { as });
  await expectText("Diesen Auftrag gibt es nicht mehr");
  await press("Zurück zu Ihren Aufträgen", { role: "link" });
  await waitFor(() => expect(location.search).not.toContain("requests"));
});

it("a failed list can be repeated", async () => {
  const { network } = await renderScreen(path(), { as, failing: { "community/list-own": refused } });
  await expectText("Ihre Aufträge konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText("Noch kein Auftrag ausgeschrieben");
});

it("a hidden project says why, and its author can object", async () => {
  const { stack, account, post } = await open();
  const { moderationCalls } = await import("@linkedpotential/local/testing/moderation");
  const { reported, hide } = moderationCalls(stack);
  const reader: Someone = await communityCalls(stack).member();
  await hide(await reported(reader, post));
  await renderScreen(path(), { as: account });
  await expectText("Das ist Werbung.", await card());
  expect(textOf(await card())).toContain(title);
  await press("Einspruch einlegen", { container: await card() });
  await findDialog();
});
