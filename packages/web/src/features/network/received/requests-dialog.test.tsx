import type { Post } from "@linkedpotential/contract/community/schema";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { type CommunityCalls, changeAccount, type Someone } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation, networkPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, expectToast, findDialog, press } from "../../../testing/user.ts";

const refused = { status: 500, body: { code: "request.internal" } };

const title = "Portal gesucht";
async function createTwoRequests({ member: join, publish, request }: CommunityCalls, own: Someone): Promise<void> {
  const asked = await publish(own, { title });
  for (const name of ["Jan Dyk", "Kim Groß"]) await request(await join(name), asked);
}
const open = () => press(/^Anfragen \d+ offen zu „Portal gesucht“$/);
const requesters = async () =>
  within(await findDialog("Anfragen"))
    .queryAllByRole("listitem")
    .map((card) => card.getAttribute("aria-label"))
    .filter(Boolean);
const expectRequesters = (...names: string[]) => waitFor(async () => expect(await requesters()).toEqual(names));
const countOf = async ({ getFromApi, account }: Screen) =>
  (await getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`))[0]?.requestCount;

it("the dialog lists requesters with their profiles, newest first, and its URL survives a reload [COMM-14, COMM-19, REQ-08, REQ-10..13, D50]", async () => {
  const { reload } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }, own) => {
      const asked = await publish(own, { title });
      const [jan, kim] = [await join("Jan Dyk"), await join("Kim Groß")];
      const profile = { activityArea: "Recht", skills: ["Verträge", "AGB"], description: "Klar und kurz." };
      await changeAccount(jan, profile);
      await changeAccount(kim, { ...profile, profileVisible: false });
      await request(jan, asked);
      await request(kim, asked);
    },
  });
  await open();
  await expectText(`zu „${title}“`, await findDialog());
  await expectRequesters("Kim G.", "Jan D.");
  const jan = within(await findDialog()).getByRole("listitem", { name: "Jan D." });
  for (const words of [requestMessage, "Recht", "Klar und kurz.", "Verträge", "AGB"]) await expectText(words, jan);
  const link = within(jan).getByRole("link", { name: "Jan D. auf LinkedIn (öffnet einen neuen Tab)" });
  expect(link.getAttribute("href")).toBe("https://www.linkedin.com/in/ida-öz");
  const kim = within(await findDialog()).getByRole("listitem", { name: "Kim G." });
  await expectText("Das Profil ist nicht öffentlich. Sie sehen es, sobald Sie vernetzt sind.", kim);
  expect(within(kim).queryByText("Recht")).toBeNull();
  expect(within(kim).queryByRole("link")).toBeNull();
  await reload();
  await expectRequesters("Kim G.", "Jan D.");
  await press("Schließen", { container: await findDialog() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?section=community&view=network");
  // A dialog that was opened by its URL has no trigger, so the focus moves to the main content.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

it("accepting a request removes it from list and count at once, and connects both people [REQ-14, REQ-15, REQ-28-NS, NET-09, API-121]", async () => {
  const shown = await renderScreen(networkPath(), { as: premiumMember, prepareCommunity: createTwoRequests });
  await open();
  const release = shown.network.hold("collaboration-requests/answer");
  await press("Anfrage von Jan D. annehmen");
  await expectRequesters("Kim G.");
  // The pressed button is gone. The focus must stay in the list and not jump to the dialog's header.
  const list = within(await findDialog()).getByRole("list", { name: "Anfragen" });
  await waitFor(() => expect(document.activeElement).toBe(list.parentElement));
  release();
  await expectToast("Anfrage angenommen");
  await expectToast("Sie und Jan D. sind jetzt vernetzt.");
  expect(shown.network.sent().map(({ body }) => body)).toEqual([{ status: "accepted" }]);
  expect(await countOf(shown)).toBe(1);
  await press("Schließen", { container: await findDialog() });
  expect(await screen.findByRole("button", { name: `Anfragen 1 offen zu „${title}“` })).toBeTruthy();
  expect(await shown.getFromApi<NetworkedUser[]>("/api/networked-users")).toMatchObject([{ name: "Jan D." }]);
  expect(localStorage.getItem("news")).not.toBeNull();
});

it("a request is rejected after a confirmation, and the list ends up empty [REQ-16, REQ-17, EMPTY-04]", async () => {
  const shown = await renderScreen(networkPath(), { as: premiumMember, prepareCommunity: createTwoRequests });
  await open();
  await press("Anfrage von Jan D. ablehnen");
  await expectText("Die Anfrage wird gelöscht, und Jan D. erfährt, dass Sie abgelehnt haben.");
  await answerConfirmation("Anfrage ablehnen?", "Abbrechen");
  await expectRequesters("Kim G.", "Jan D.");
  expect(shown.network.sent()).toEqual([]);
  for (const name of ["Jan D.", "Kim G."]) {
    await press(`Anfrage von ${name} ablehnen`);
    await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
    await waitFor(async () => expect(await requesters()).not.toContain(name));
  }
  await expectToast("Anfrage abgelehnt");
  await expectText(/^Die Glocke oben zeigt neue Anfragen an\. Angenommene stehen bei Ihren Vernetzungen/);
  await expectText("Keine Anfragen vorhanden.", await findDialog());
  await waitFor(async () => expect(await countOf(shown)).toBe(0));
});

it("a request returns to its position when the answer fails [ERR-118, ERR-119, ERR-121-NS]", async () => {
  const { network } = await renderScreen(networkPath(), { as: premiumMember, prepareCommunity: createTwoRequests });
  await open();
  network.fail("collaboration-requests/answer", refused);
  await press("Anfrage von Jan D. annehmen");
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht angenommen werden.");
  await expectRequesters("Kim G.", "Jan D.");
  await press("Anfrage von Kim G. ablehnen");
  await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht abgelehnt werden.");
  await expectRequesters("Kim G.", "Jan D.");
  network.clearFailures();
  network.goOffline();
  await press("Anfrage von Jan D. annehmen");
  await expectToast(/^Die Anfrage konnte nicht angenommen werden\. Keine Verbindung zum Server/);
  await press("Schließen", { container: await findDialog() });
  expect(await screen.findByRole("button", { name: `Anfragen 2 offen zu „${title}“` })).toBeTruthy();
  network.goOnline();
});

it("answering a withdrawn request fails, and the request disappears", async () => {
  let withdrawRequest: () => Promise<unknown> = async () => undefined;
  await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, withdraw }, own) => {
      const jan = await join("Jan Dyk");
      const { id } = await request(jan, await publish(own, { title }));
      withdrawRequest = () => withdraw(jan, id);
    },
  });
  await open();
  expect(await screen.findByRole("listitem", { name: "Jan D." })).toBeTruthy();
  await withdrawRequest();
  await press("Anfrage von Jan D. annehmen");
  await expectToast("Die Anfrage konnte nicht angenommen werden. Diese Anfrage gibt es nicht mehr.");
  await expectText("Keine Anfragen vorhanden.", await findDialog());
});

it("the dialog shows a failure with a retry [ERR-117]", async () => {
  const { network } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: createTwoRequests,
    failing: { "collaboration-requests/list-for-post": refused },
  });
  await open();
  await expectText("Anfragen konnten nicht geladen werden.", await findDialog("Anfragen"));
  network.clearFailures();
  await press("Erneut versuchen", { container: await findDialog() });
  await expectRequesters("Kim G.", "Jan D.");
});

it("requests about another person's post can be neither seen nor answered [ROLE-16, ROLE-17]", async () => {
  let [postId, requestId] = [0, 0];
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }) => {
      const post = await publish(await join("Jan Dyk"), { title });
      postId = post.id;
      requestId = (await request(await join("Kim Groß"), post)).id;
    },
  });
  await renderScreen(`${networkPath()}&requests=${postId}`, { as: account });
  await expectText("Diesen Beitrag gibt es nicht mehr", await findDialog("Anfragen"));
  const answer = { params: { requestId: String(requestId) }, body: { status: "accepted" } };
  const { status, json } = await stack.call("collaboration-requests/answer", { token: account.token, ...answer });
  expect([status, json]).toMatchObject([404, { code: "collaboration_request.not_found" }]);
});

it("a notification in the bell opens the dialog [NOTIF-13..15]", async () => {
  const shown = await renderScreen("/freelance/dashboard?section=kpis", {
    as: premiumMember,
    prepareCommunity: createTwoRequests,
  });
  await shown.stack.deliver();
  await press(/^Benachrichtigungen/);
  await press(/^Neue Anfrage.*Jan D\. fragt an: Portal gesucht/, { container: await findDialog("Benachrichtigungen") });
  await expectRequesters("Kim G.", "Jan D.");
});

it("the notification of a request that was accepted leads to the connections", async () => {
  const { account, stack } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      await answer(own, (await request(jan, await publish(own, { title }))).id, "accepted");
    },
  });
  await stack.deliver();
  await renderScreen(networkPath(), { as: { ...account } });
  await press(/^Benachrichtigungen/);
  await press(/^Neue Anfrage/, { container: await findDialog("Benachrichtigungen") });
  await press("Zu Ihren Vernetzungen", { role: "link", container: await findDialog("Anfragen") });
  await screen.findByRole("listitem", { name: "Jan D." });
  expect(screen.queryByRole("dialog")).toBeNull();
});
