import type { Post } from "@linkedpotential/contract/community/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import type { Someone } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { feedPath, networkPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press } from "../../../testing/user.ts";

const word = () => `Oktant${crypto.randomUUID().slice(0, 8)}`;

/** Opens the feed of a freelancer with skills, after a business has published a project with this title. */
async function open(title: string, search: string) {
  const as = { ...premiumMember, skills: ["UI-Design"] };
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", { as });
  const calls = projectPostCalls(stack);
  const business: Someone = await calls.business();
  const post: Post = await calls.publish(business, { title });
  return { ...(await renderScreen(feedPath(search), { as: account })), business, post, calls };
}

const card = (title: string) => screen.findByRole("listitem", { name: title });

it("the feed shows collaborations first, and projects of companies by choice, which the address keeps", async () => {
  const title = word();
  const { reload } = await open(title, `&search=${title}`);
  await expectText("Keine Beiträge gefunden");
  await press("Aufträge", { role: "radio" });
  const item = await card(title);
  for (const text of ["Nordlicht GmbH", "Auftrag", "Ab März", "3 Tage pro Woche", "TypeScript"]) {
    await expectText(text, item);
  }
  expect(within(item).queryByRole("button", { name: /Profil und Beiträge/ })).toBeNull();
  await waitFor(() => expect(location.search).toContain("type=project"));
  await reload();
  await card(title);
  await press("Kollaborationen", { role: "radio" });
  await expectText("Keine Beiträge gefunden");
  await waitFor(() => expect(location.search).not.toContain("type="));
});

it("a freelancer sends a request for a project, and sees reply and contact data in the network", async () => {
  const title = word();
  const { account, business, post, calls, network } = await open(title, `&type=project&search=${title}`);
  await press("Anfrage senden", { container: await card(title) });
  const form = await findDialog("Anfrage an Nordlicht GmbH");
  await fill("Nachricht", requestMessage, form);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  await expectText("Anfrage verschickt", await card(title));
  expect(network.sent("collaboration-requests/create")).toHaveLength(1);
  const [request] = await calls.requestsFor(business, post.id);
  await calls.answer(business, request?.id ?? 0, { status: "accepted", reply: "Gern am Montag.", sharesContact: true });
  const { network: after } = await renderScreen(networkPath("my-requests"), { as: account });
  const sent = await card(title);
  for (const text of ["Angenommen", "Gern am Montag."]) await expectText(text, sent);
  expect(within(sent).getByRole("link", { name: business.user.email })).toBeTruthy();
  await press(/^Vernetzungen/, { role: "tab" });
  const person = await card("Petra G.");
  await expectText("Nordlicht GmbH", person);
  await press("Petra Groß als Lead übernehmen", { container: person });
  await expectToast("Als Lead übernommen");
  expect(after.sent("leads/create")).toMatchObject([
    { body: { name: "Petra Groß", company: "Nordlicht GmbH", email: business.user.email } },
  ]);
});

it("a project that was filled meanwhile takes no request, and stays with those who asked for it", async () => {
  const title = word();
  const { account, business, post, calls } = await open(title, `&type=project&search=${title}`);
  await press("Anfrage senden", { container: await card(title) });
  const form = await findDialog("Anfrage an Nordlicht GmbH");
  await fill("Nachricht", requestMessage, form);
  await calls.fill(business, post.id, true);
  await press("Anfrage senden", { container: form });
  await expectText(/Dieser Auftrag ist inzwischen besetzt\. Er nimmt keine Anfragen mehr an\./, form);
  expect((await findField("Nachricht", form)).value).toBe(requestMessage);
  await waitFor(() => expect(screen.queryByRole("listitem", { name: title, hidden: true })).toBeNull());
  await calls.fill(business, post.id, false);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  await calls.fill(business, post.id, true);
  await renderScreen(networkPath("my-requests"), { as: account });
  await expectText("Besetzt", await card(title));
  await press(title);
  await expectText("Besetzt", await findDialog(title));
});

it("without projects the feed says what will be here", async () => {
  const { network } = await renderScreen(feedPath("&type=project"), {
    as: premiumMember,
    failing: { "community/list": { status: 200, body: [] } },
  });
  await expectText("Noch keine Aufträge vorhanden");
  expect(network.sent("community/list").every(({ path }) => path.includes("type=project"))).toBe(true);
});
