import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { answerConfirmation } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf } from "../../../testing/user.ts";
import { stubNarrowScreen } from "../../../testing/viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
const refused = { status: 500, body: { code: "request.internal" } };
const title = "Zollportal";
const back = "Zurück zu den Anfragen";
const people = /^(Änne W|Bo L|Cem A|Dora M)\./;
const row = (name: string) => screen.findByRole("option", { name: new RegExp(`^${name}`) });
const choose = (name: string) => press(new RegExp(`^${name}`), { role: "option" });
const opened = (name: string) => screen.findByRole("region", { name });
const names = () => screen.queryAllByRole("option", { name: people }).map((option) => people.exec(textOf(option))?.[0]);
const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const tabNames = () => screen.getAllByRole("tab").map(textOf);

/**
 * Opens the requests of a business. It has asked Änne, who accepted after Cem was asked. Bo and Dora have asked for its
 * project. The business has accepted Bo's request and nothing of Änne is unread. The screen has no room for columns.
 */
async function open({ search = "", ...options }: { search?: string; failing?: Record<string, typeof refused> } = {}) {
  stubNarrowScreen();
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, projects] = [projectRequestCalls(stack), projectPostCalls(stack)];
  const { member, request } = communityCalls(stack);
  const project: Post = await projects.publish(account, { title });
  const bo = await member("Bo Lund");
  const ofBo: CollaborationRequest = await request(bo, project);
  await projects.answer(account, ofBo.id, { status: "accepted" });
  const aenne = await requests.freelancer({ name: "Änne Weiß" });
  const { id } = await requests.request(account, aenne);
  await requests.request(account, await requests.freelancer({ name: "Cem Ak" }));
  await requests.answer(aenne, id, { status: "accepted" });
  await requests.updateSent(account, id);
  await request(await member("Dora Meer"), project);
  const write = (text: string) => requestMessageCalls(stack).write(bo, ofBo.id, text);
  const shown = await renderScreen(crm + search.replace("{bo}", String(ofBo.id)), { as: account, ...options });
  return { ...shown, project, write };
}

it("sent requests and those for own projects are one list, with news first and then by last activity", async () => {
  const { write, reload } = await open();
  await expectNames("Dora M.", "Änne W.", "Cem A.", "Bo L.");
  for (const name of ["Dora M.", "Bo L."]) await expectText(`Zu Ihrem Auftrag „${title}“`, await row(name));
  expect(textOf(await row("Änne W."))).not.toContain("Zu Ihrem Auftrag");
  await write("Passt Dienstag?");
  await reload();
  await expectNames("Bo L.", "Dora M.", "Änne W.", "Cem A.");
  await waitFor(() => expect(tabNames()).toEqual(expect.arrayContaining(["CRM 2", "Anfragen 2", "Aufträge 2"])));
});

it("both kinds are filtered by news, state and kind, and the search looks at the project", async () => {
  const { write, reload } = await open();
  await write("Passt Dienstag?");
  await reload();
  await press("Filter: Neu (2)");
  await expectNames("Bo L.", "Dora M.");
  await press("Filter: Stand");
  await press("Offen (2)", { role: "option" });
  await expectNames("Dora M.", "Cem A.");
  await press("Filter: Art");
  await press("Zu Ihren Aufträgen (2)", { role: "option" });
  await expectNames("Dora M.");
  expect(location.search).toContain("group=pending&kind=received");
  await press("Filter Stand entfernen");
  await press("Filter: Art: Zu Ihren Aufträgen (2)");
  await press("Gesendet (2)", { role: "option" });
  await expectNames("Änne W.", "Cem A.");
  await fill("Name oder Stichwort suchen", title.toLowerCase());
  await expectText("Keine Anfrage passt dazu");
  await press("Filter Art entfernen");
  await expectNames("Bo L.", "Dora M.");
});

it("a request for a project is accepted, keeps its place, and no longer counts", async () => {
  const { getFromApi, project } = await open();
  await choose("Dora M.");
  await press("Anfrage von Dora M. annehmen");
  const form = await findDialog("Anfrage von Dora M. annehmen");
  await fill("Antwort (freiwillig)", "Gern am Montag.", form);
  await press("Anfrage annehmen", { container: form });
  await expectToast("Anfrage angenommen");
  await expectText("Gern am Montag.", await opened("Dora M."));
  await within(await opened("Dora M.")).findByRole("button", { name: /^Angenommen Stand der Anfrage/ });
  await press(back);
  await row("Dora M.");
  expect(names()).toEqual(["Dora M.", "Änne W.", "Cem A.", "Bo L."]);
  await waitFor(() => expect(tabNames()).toEqual(expect.arrayContaining(["CRM", "Anfragen", "Aufträge"])));
  const stored = await getFromApi<CollaborationRequest[]>(`/api/collaboration-requests-for-post/${project.id}`);
  expect(stored.map(({ status }) => status)).toEqual(["accepted", "accepted"]);
});

it("a request for a project is rejected after a question, which leads back to the list", async () => {
  await open();
  await choose("Dora M.");
  await press("Anfrage von Dora M. ablehnen");
  await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  await expectToast("Anfrage abgelehnt");
  await expectNames("Änne W.", "Cem A.", "Bo L.");
});

it("an address opens the messages under a request for a project", async () => {
  await open({ search: "&messages={bo}" });
  await findField("Nachricht an Bo L.");
  await press(back);
  await expectNames("Dora M.", "Änne W.", "Cem A.", "Bo L.");
});

it("a message under a request for a project appears in the open list when the business asks for news", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { write } = await open();
  await expectText("Angenommen", await row("Bo L."));
  await write("Passt Dienstag?");
  await vi.advanceTimersByTimeAsync(60_000);
  await expectText("Passt Dienstag?", await row("Bo L."));
  expect(names()).toEqual(["Dora M.", "Änne W.", "Cem A.", "Bo L."]);
});

it("requests for projects that could not be loaded leave the sent ones, and a retry adds them", async () => {
  const { network } = await open({ failing: { "collaboration-requests/list-for-post": refused } });
  await expectText("Die Anfragen zu Ihren Aufträgen konnten nicht geladen werden");
  await expectNames("Änne W.", "Cem A.");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectNames("Dora M.", "Änne W.", "Cem A.", "Bo L.");
  expect(screen.queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
});

it("sent requests that could not be loaded leave those for projects", async () => {
  await open({ failing: { "project-requests/list-sent": refused } });
  await expectText("Ihre Anfragen konnten nicht geladen werden");
  await expectNames("Dora M.", "Bo L.");
});

it("a list of which nothing could be loaded does not claim to be empty", async () => {
  await open({ failing: { "project-requests/list-sent": refused, "community/list-own": refused } });
  await expectText("Ihre Anfragen konnten nicht geladen werden");
  await expectText("Die Anfragen zu Ihren Aufträgen konnten nicht geladen werden");
  await waitFor(() => expect(screen.queryByText("Ihre Anfragen werden geladen …")).toBeNull());
  expect(screen.queryByText("Noch keine Anfrage verschickt")).toBeNull();
});
