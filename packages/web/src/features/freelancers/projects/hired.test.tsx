import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { queryClient } from "../../../lib/api/query-client.ts";
import { currentToast } from "../../../lib/toast.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findDialog, press, textOf, user } from "../../../testing/user.ts";

const path = "/business/dashboard?tab=crm&view=projects";
const title = "Zollportal";
const offer = "Auftrag als besetzt markieren";
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

/** Sets how the company proceeds with a request, and waits until the answer has refreshed the requests. */
async function setState(name: string, state: string, { network }: Awaited<ReturnType<typeof open>>) {
  const field = await screen.findByRole("button", { name: new RegExp(`Stand der Anfrage: ${name}`) });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const reads = network.sent("collaboration-requests/list-for-post").length;
  await user.click(field);
  await press(state, { role: "option" });
  await waitFor(() => expect(network.sent("collaboration-requests/list-for-post").length).toBeGreaterThan(reads));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

it.each(["projects", "requests"])(
  "hiring a freelancer in the %s offers to mark the project as filled",
  async (view) => {
    const shown = await open({ view });
    if (view === "projects") await press(/^Anfragen .* zu/);
    await setState("Bo L.", "Beauftragt", shown);
    await expectToast("Bo L. ist beauftragt");
    await expectToast(`Ihr Auftrag „${title}“ ist noch offen.`);
    await press(offer);
    await expectToast("Auftrag als besetzt markiert");
    await waitFor(async () => expect(await shown.stored()).toMatchObject([{ filledAt: expect.any(String) }]));
    if (view === "projects") await press("Schließen", { container: await findDialog("Anfragen") });
    else await press("Aufträge", { role: "tab" });
    await expectText("Beauftragt: Bo L.", await card());
    await press("Rückgängig");
    await waitFor(async () => expect(within(await card()).queryByText("Beauftragt: Bo L.")).toBeNull());
  },
);

it("there is no offer for another state, and none for a project that is filled", async () => {
  const shown = await open({ view: "requests" });
  await setState("Bo L.", "Angebot erhalten", shown);
  expect(currentToast()).toBeUndefined();
  const filled = await open({ view: "requests", filled: true });
  await setState("Bo L.", "Beauftragt", filled);
  expect(currentToast()).toBeUndefined();
});

it("a project that cannot be marked as filled from the offer stays open", async () => {
  const shown = await open({ view: "requests" });
  shown.network.fail("community/fill-project", refused);
  await setState("Bo L.", "Beauftragt", shown);
  await press(offer);
  await expectToast("Der Auftrag konnte nicht als besetzt markiert werden.");
  expect((await shown.stored())[0]).not.toHaveProperty("filledAt");
});

it("the card of a filled project names everybody who was hired", async () => {
  const { hire, reload } = await open({ filled: true });
  await expectText("2 angenommen, 0 offen", await card());
  expect(textOf(await card())).not.toContain("Beauftragt");
  await hire();
  await reload();
  await expectText(/^Beauftragt: (Bo L\. und Dora M\.|Dora M\. und Bo L\.)$/, await card());
});
