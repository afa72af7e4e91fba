import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "../../../lib/api/query-client.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
  user,
} from "../../../testing/user.ts";

const title = "Zollportal";
const crm = (search: string) => `/business/dashboard?tab=crm${search}`;
const item = (name: string) => screen.findByRole("listitem", { name });
const foundNames = () =>
  within(screen.getByRole("list", { name: "Gefundene Freelancer" }))
    .getAllByRole("heading")
    .map(textOf);
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const projectField = async () => textOf(await screen.findByRole("button", { name: /Auftrag \(freiwillig\)$/ }));

/**
 * Opens the projects of a business. It has asked Bo for a project, and its colleague has asked Bo and Cem. Bo accepted
 * its request. Änne was asked for no project.
 */
async function open({ filled = false, progress = false } = {}) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, projects] = [projectRequestCalls(stack), projectPostCalls(stack)];
  const post: Post = await projects.publish(account, { title });
  await projects.publish(account, { title: "Webshop" });
  const jan = await companyCalls(stack).member(account, "Jan Süd");
  const skill = `Zollrecht${post.id}`;
  const [aenne, bo, cem] = [
    await requests.freelancer({ name: "Änne Weiß" }),
    await requests.freelancer({ name: "Bo Lund" }),
    await requests.freelancer({ name: "Cem Ak", skills: [skill] }),
  ];
  await requests.request(account, aenne);
  const { id } = await requests.request(account, bo, { postId: post.id });
  await requests.answer(bo, id, { status: "accepted" });
  await requests.updateSent(account, id);
  for (const person of [bo, cem]) await requests.request(jan, person, { postId: post.id });
  if (progress) await requestMessageCalls(stack).update(account, id, { progress: "hired" });
  if (filled) await projects.fill(account, post.id, true);
  await stack.deliver();
  const shown = await renderScreen(crm("&view=projects"), { as: account });
  const stored = () => shown.getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  return { ...shown, post, acceptedId: id, cem, skill, stored };
}

async function setHired(name: string) {
  const field = await screen.findByRole("button", { name: new RegExp(`Stand der Anfrage: ${name}`) });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(field);
  await press("Beauftragt", { role: "option" });
}

describe("the card of a project", () => {
  it("counts the people who were asked for it, and leads to them", async () => {
    await open();
    await press("Kandidaten 1 angefragt, 1 im Gespräch zu „Zollportal“", { role: "link" });
    const group = async (name: RegExp) => within(await screen.findByRole("list", { name }));
    (await group(/^Angefragt/)).getByRole("listitem", { name: "Cem A." });
    (await group(/^Angenommen, im Gespräch/)).getByRole("listitem", { name: "Bo L." });
    await press("Zurück zu Ihren Aufträgen", { role: "link" });
    expect(within(await item("Webshop")).queryByText(/angefragt/)).toBeNull();
  });

  it("names the people who were hired by sent requests once it is filled", async () => {
    await open({ filled: true, progress: true });
    await expectText("Beauftragt: Bo L.", await item(title));
    expect(within(await item(title)).queryByRole("link", { name: /^Freelancer anfragen/ })).toBeNull();
  });
});

it("hiring by a sent request offers to mark its project as filled", async () => {
  const { account, acceptedId, stored } = await open();
  await renderScreen(crm(`&view=requests&messages=${acceptedId}`), { as: account });
  await setHired("Bo L.");
  await expectText(`Auftrag „${title}“ ist noch offen.`);
  await press(`Als besetzt markieren zu „${title}“`);
  await expectToast("Auftrag als besetzt markiert");
  await waitFor(async () =>
    expect((await stored()).map(({ filledAt }) => filledAt !== undefined)).toEqual([false, true]),
  );
});

it("hiring by a sent request that names no project offers nothing", async () => {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  await projectPostCalls(stack).publish(account, { title });
  const bo = await projectRequestCalls(stack).freelancer({ name: "Bo Lund" });
  const id = await requestMessageCalls(stack).acceptedRequest(account, bo);
  const { getFromApi } = await renderScreen(crm(`&view=requests&messages=${id}`), { as: account });
  await setHired("Bo L.");
  await waitFor(async () =>
    expect(await getFromApi("/api/sent-project-requests")).toMatchObject([{ progress: { state: "hired" } }]),
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/ist noch offen/)).toBeNull();
});

describe("the search for a project", () => {
  it("starts with those who have most of the skills that it looks for, and shows everybody once it is cleared", async () => {
    const { skill, account, stack } = await open();
    await projectPostCalls(stack).publish(account, { title: "Hafenzoll", lookingFor: ["Zeppelinbau", skill] });
    await renderScreen(crm("&view=projects"), { as: account });
    await press("Freelancer anfragen zu „Hafenzoll“", { role: "link" });
    await expectText("Für den Auftrag „Hafenzoll“");
    expect((await findField("Stichworte")).value).toBe(`Zeppelinbau ${skill}`);
    await waitFor(() => expect(foundNames()).toEqual(["Cem A."]));
    await press("Stichworte: Feld leeren");
    await waitFor(() => expect(foundNames().length).toBeGreaterThan(1));
    expect(parameter("search")).toBeNull();
    await expectText("Für den Auftrag „Hafenzoll“");
  });

  it("keeps the project, and the request form starts with it", async () => {
    const { post, cem, skill, getFromApi } = await open();
    await press("Freelancer anfragen zu „Zollportal“", { role: "link" });
    await expectText("Für den Auftrag „Zollportal“");
    expect([parameter("project"), parameter("view")]).toEqual([String(post.id), null]);
    await fill("Stichworte", skill);
    await press("Profil ansehen: Cem A.", { role: "link" });
    await expectText("Für den Auftrag „Zollportal“");
    expect(parameter("freelancer")).toBe(String(cem.user.id));
    await press("Weitere Anfrage senden");
    const form = await findDialog("Anfrage an Cem A.");
    expect(await projectField()).toBe(title);
    expect((await findField("Nachricht")).value).toMatch(/^Es geht um unseren Auftrag „Zollportal“\.\n\n/);
    await selectOption(/^Auftrag \(freiwillig\)/, "Webshop");
    await fill("Nachricht", `${(await findField("Nachricht")).value}Passt Ihnen das?`);
    await press("Anfrage senden", { container: form });
    await expectToast("Anfrage gesendet");
    const [newest] = await getFromApi<SentProjectRequest[]>("/api/sent-project-requests");
    expect(newest).toMatchObject({ project: { title: "Webshop" }, recipient: { userId: cem.user.id } });
    expect(newest?.message).toMatch(/^Es geht um unseren Auftrag „Webshop“/);
  });

  it("forgets the project when the person drops it, and the focus stays in the search", async () => {
    const { post, account } = await open();
    await renderScreen(crm(`&project=${post.id}`), { as: account });
    await press("Auftrag abwählen");
    await waitFor(() => expect(screen.queryByText("Für den Auftrag „Zollportal“")).toBeNull());
    expect(parameter("project")).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it("does not name a project that is filled or unknown", async () => {
    const { post, account } = await open({ filled: true });
    for (const id of [post.id, 4711]) {
      const { network } = await renderScreen(crm(`&project=${id}`), { as: account });
      await waitFor(() => expect(network.sent("community/list-own")).not.toEqual([]));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByText(/^Für den Auftrag/)).toBeNull();
    }
  });
});
