import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "../../../lib/api/query-client.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, press, textOf, user } from "../../../testing/user.ts";

const path = "/business/dashboard?tab=crm&view=projects";
const title = "Zollportal";
const fillIt = `Als besetzt markieren zu „${title}“`;
const isOpen = `Auftrag „${title}“ ist noch offen.`;
const refused = { status: 500, body: { code: "request.internal" } };
const card = () => screen.findByRole("listitem", { name: title });

/** Opens the projects of a business that has accepted the requests of Bo and Dora for one of them. */
async function open({ filled = false, view = "projects" } = {}) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [projects, { member, request }] = [projectPostCalls(stack), communityCalls(stack)];
  const post: Post = await projects.publish(account, { title });
  const requests: CollaborationRequest[] = [];
  for (const name of ["Bo Lund", "Dora Meer"]) {
    const sent = await request(await member(name), post);
    await projects.answer(account, sent.id, { status: "accepted" });
    requests.push(sent);
  }
  if (filled) await projects.fill(account, post.id, true);
  const hire = async () => {
    for (const { id } of requests) await requestMessageCalls(stack).update(account, id, { progress: "hired" });
  };
  const shown = await renderScreen(path.replace("projects", view), { as: account });
  if (view === "requests") await press(/^Bo L\./, { role: "option" });
  const stored = () => shown.getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  return { ...shown, stored, hire };
}

const stateField = (name: string) => screen.findByRole("button", { name: new RegExp(`Stand der Anfrage: ${name}`) });
const conversation = (name: string) => screen.findByRole("region", { name });

/** Sets how the company proceeds with a request, and waits until the answer has refreshed the requests. */
async function setState(name: string, state: string, { network }: Awaited<ReturnType<typeof open>>) {
  const field = await stateField(name);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const reads = network.sent("collaboration-requests/list-for-post").length;
  await user.click(field);
  await press(state, { role: "option" });
  await waitFor(() => expect(network.sent("collaboration-requests/list-for-post").length).toBeGreaterThan(reads));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

it("hiring a freelancer in the conversation offers to mark the project as filled", async () => {
  const shown = await open({ view: "requests" });
  await setState("Bo L.", "Beauftragt", shown);
  await expectText(isOpen, await conversation("Bo L."));
  await press(fillIt, { container: await conversation("Bo L.") });
  await expectToast("Auftrag als besetzt markiert");
  expect(screen.queryByText(isOpen)).toBeNull();
  // The button that had the focus is gone.
  expect(document.activeElement?.contains(await stateField("Bo L."))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await waitFor(async () => expect(await shown.stored()).toMatchObject([{ filledAt: expect.any(String) }]));
  await press("Aufträge", { role: "tab" });
  await expectText("Beauftragt: Bo L.", await card());
  await press("Rückgängig");
  await waitFor(async () => expect(within(await card()).queryByText("Beauftragt: Bo L.")).toBeNull());
});

it("another state moves a candidate with the focus, and hiring offers to mark the project as filled", async () => {
  const shown = await open();
  await press(/^Kandidaten/, { role: "link" });
  const inGroup = async (group: RegExp) =>
    within(await screen.findByRole("list", { name: group })).getByRole("listitem", { name: "Bo L." });
  await inGroup(/^Angenommen, im Gespräch/);
  await setState("Bo L.", "Angebot erhalten", shown);
  const offered = await inGroup(/^Angebot erhalten/);
  await waitFor(() => expect(document.activeElement).toBe(offered));
  await setState("Bo L.", "Beauftragt", shown);
  await inGroup(/^Beauftragt/);
  await waitFor(() => expect(document.activeElement?.contains(screen.getByText(isOpen))).toBe(true));
  await press(fillIt);
  await expectToast("Auftrag als besetzt markiert");
  await waitFor(() => expect(screen.queryByText(isOpen)).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  await press("Zurück zu Ihren Aufträgen", { role: "link" });
  await expectText("Beauftragt: Bo L.", await card());
});

it("the offer stands in the conversation until the project is filled, also after a reload", async () => {
  const shown = await open({ view: "requests" });
  await shown.hire();
  await shown.reload();
  await expectText(isOpen, await conversation("Bo L."));
  await press("Aufträge", { role: "tab" });
  await press(fillIt, { container: await card() });
  await press(/^Anfragen/, { role: "tab" });
  await press(/^Dora M\./, { role: "option" });
  await stateField("Dora M.");
  expect(screen.queryByText(isOpen)).toBeNull();
});

it("there is no offer for another state, and none for a project that is filled", async () => {
  const shown = await open({ view: "requests" });
  await setState("Bo L.", "Angebot erhalten", shown);
  expect(screen.queryByText(isOpen)).toBeNull();
  const filled = await open({ view: "requests", filled: true });
  await setState("Bo L.", "Beauftragt", filled);
  expect(screen.queryByText(isOpen)).toBeNull();
});

it("a project that cannot be marked as filled from the offer stays open", async () => {
  const shown = await open({ view: "requests" });
  shown.network.fail("community/fill-project", refused);
  await setState("Bo L.", "Beauftragt", shown);
  await press(fillIt);
  await expectToast("Der Auftrag konnte nicht als besetzt markiert werden.");
  await expectText(isOpen);
  expect((await shown.stored())[0]).not.toHaveProperty("filledAt");
});

it("the card of a filled project names everybody who was hired", async () => {
  const { hire, reload } = await open({ filled: true });
  await expectText("2 im Gespräch", await card());
  expect(textOf(await card())).not.toContain("Beauftragt");
  await hire();
  await reload();
  await expectText(/^Beauftragt: (Bo L\. und Dora M\.|Dora M\. und Bo L\.)$/, await card());
});
