import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press } from "../../../testing/user.ts";

const crm = (search = "") => `/business/dashboard?tab=crm${search}`;
/** Waits until both requests of Tobias are listed, with his full name only. */
const expectFullNames = () =>
  waitFor(() => {
    expect(screen.getAllByText("Tobias Brandt").length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByText(/Tobias B\./)).toBeNull();
  });

/** Creates a business and a freelancer with a skill of their own, by which the search finds the freelancer only. */
async function prepare() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const skill = `Theodolit${crypto.randomUUID().slice(0, 8)}`;
  const tobias = await communityCalls(stack).member("Tobias Brandt");
  await projectRequestCalls(stack).changeProfile(tobias, { skills: [skill] });
  await stack.deliver();
  return { stack, account, skill, tobias, messages: requestMessageCalls(stack), calls: projectRequestCalls(stack) };
}

const card = () => screen.findByRole("listitem", { name: "Tobias B." });

it("a person whose full name is known from one request has it in all of both kinds, also in the search", async () => {
  const { account, tobias, messages } = await prepare();
  await messages.acceptedProject(account, tobias);
  await messages.acceptedRequest(account, tobias, true);
  await renderScreen(crm("&view=requests"), { as: account });
  await expectFullNames();
  await fill("Name oder Stichwort suchen", "Brandt");
  await waitFor(() => expect(location.search).toContain("find=Brandt"));
  await expectFullNames();
});

it("the full name is also in messages, on cards of the shortlist and the comparison, and in the requests for a project", async () => {
  const { stack, account, tobias, messages, calls } = await prepare();
  const other = await calls.freelancer({ name: "Änne Weiß" });
  const id = await messages.acceptedProject(account, tobias);
  await messages.write(tobias, id, "Ich habe noch eine Frage.");
  await messages.update(account, id, { progress: "hired" });
  await messages.acceptedRequest(account, tobias, true);
  for (const { user } of [tobias, other]) {
    const params = { freelancerId: String(user.id) };
    await stack.call("shortlist/update", { token: account.token, params, body: { saved: true } });
  }
  const expectFullName = async (name: RegExp | string) => {
    await screen.findAllByText(name);
    expect(document.body.textContent).not.toContain("Tobias B.");
  };
  await renderScreen(crm(`&view=requests&messages=${id}`), { as: account });
  await expectText("Ich habe noch eine Frage.", await screen.findByRole("region", { name: /^Tobias Brandt/ }));
  await expectFullName("Tobias Brandt");
  await renderScreen(crm("&view=projects"), { as: account });
  await press(/^Kandidaten 1 beauftragt/, { role: "link" });
  await screen.findByRole("listitem", { name: "Tobias Brandt" });
  await expectFullName("Tobias Brandt");
  await renderScreen(crm("&view=shortlist"), { as: account });
  await screen.findByRole("checkbox", { name: /Tobias Brandt/ });
  await expectFullName("Tobias Brandt");
  await renderScreen(crm(`&view=shortlist&chosen=${tobias.user.id},${other.user.id}&comparison=on`), { as: account });
  await screen.findByRole("columnheader", { name: /Tobias Brandt/ });
  await expectFullName("Tobias Brandt");
});

it("several conversations of both kinds are reached from the card and from the profile", async () => {
  const { account, skill, tobias, messages } = await prepare();
  const id = await messages.acceptedProject(account, tobias);
  await renderScreen(crm(`&skill=${skill}`), { as: account });
  const only = await screen.findByRole("link", { name: "Zum Gespräch mit Tobias B." });
  expect(only.getAttribute("href")).toMatch(new RegExp(`view=requests&messages=${id}$`));
  await messages.acceptedRequest(account, tobias, true);
  await renderScreen(crm(`&skill=${skill}`), { as: account });
  await screen.findByRole("link", { name: "Zu den Gesprächen mit Tobias Brandt" });
  await press("Profil ansehen: Tobias Brandt", { role: "link" });
  await screen.findByRole("heading", { level: 1, name: "Tobias Brandt" });
  await press("Zu den Gesprächen mit Tobias Brandt", { role: "link" });
  await expectFullNames();
  expect(location.search).toContain("view=requests&find=Tobias+Brandt");
});

it("a card and a profile show the request that has come furthest, whichever was active last", async () => {
  const { account, skill, tobias, messages, calls } = await prepare();
  const { id: newer } = await calls.request(account, tobias);
  await calls.answer(tobias, newer, { status: "rejected" });
  const expectState = async (state: string) => {
    await renderScreen(crm(`&skill=${skill}`), { as: account });
    await expectText(state, await card());
  };
  await expectState("Abgelehnt");
  const older = await messages.acceptedRequest(account, tobias);
  await messages.update(account, older, { progress: "ended" });
  await expectState("Nicht zustande gekommen");
  const { id } = await calls.request(account, tobias);
  await expectState("Angefragt");
  await calls.answer(tobias, id, { status: "accepted", reply: "Auch das gern." });
  await messages.update(account, older, { progress: "hired" });
  await messages.write(tobias, id, "Wann fangen wir an?");
  await messages.update(account, id, { progress: "talking" });
  await expectState("Beauftragt");
  await press("Profil ansehen: Tobias B.", { role: "link" });
  await expectText("Beauftragt", await screen.findByRole("region", { name: "Angenommene Anfrage" }));
});

it("a request of the freelancer for a project shows its state on the card and on the profile", async () => {
  const { account, skill, tobias, messages } = await prepare();
  const id = await messages.acceptedProject(account, tobias);
  await messages.update(account, id, { progress: "talking" });
  await renderScreen(crm(`&skill=${skill}`), { as: account });
  await expectText("Im Gespräch", await card());
  await press("Profil ansehen: Tobias B.", { role: "link" });
  await expectText("Im Gespräch", await screen.findByRole("region", { name: /^Über Ihren Auftrag/ }));
});

it("an open profile and a card show an answer once the business asks for news", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { account, skill, tobias, calls } = await prepare();
  const { id } = await calls.request(account, tobias);
  await renderScreen(crm(`&skill=${skill}`), { as: account });
  await expectText("Angefragt", await card());
  await press("Profil ansehen: Tobias B.", { role: "link" });
  await expectText(/^Ihre Anfrage vom/);
  await calls.answer(tobias, id, { status: "accepted", reply: "Gern ab März." });
  await vi.advanceTimersByTimeAsync(60_000);
  await expectText("Gern ab März.", await screen.findByRole("region", { name: "Angenommene Anfrage" }));
  await press("Zurück zur Suche");
  await expectText("Angenommen", await card());
});
