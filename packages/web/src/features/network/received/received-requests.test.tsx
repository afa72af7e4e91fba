import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import type { CommunityCalls, Someone } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation, networkPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, textOf } from "../../../testing/user.ts";

const here = networkPath("received");
const refused = { status: 500, body: { code: "request.internal" } };

async function prepareRequests({ member: join, publish, request }: CommunityCalls, own: Someone): Promise<void> {
  await request(await join("Jan Dyk"), await publish(own, { title: "Portal gesucht" }));
  await request(await join("Kim Groß"), await publish(own, { title: "Shop gesucht" }));
}

const requesters = () =>
  screen
    .queryAllByRole("listitem")
    .map((card) => card.getAttribute("aria-label"))
    .filter(Boolean);
const expectRequesters = (...names: string[]) => waitFor(() => expect(requesters()).toEqual(names));
const tabs = () => screen.getAllByRole("tab").map(textOf);

it("lists the requests about all posts with their titles, and each tab says how many entries it has", async () => {
  await renderScreen(here, { as: premiumMember, prepareCommunity: prepareRequests });
  await expectRequesters("Kim G.", "Jan D.");
  await expectText("zu „Portal gesucht“", screen.getByRole("listitem", { name: "Jan D." }));
  await waitFor(() =>
    expect(tabs()).toEqual(["Meine Beiträge 2", "Anfragen erhalten 2", "Vernetzungen", "Anfragen verschickt"]),
  );
  await press("Anfrage von Jan D. ablehnen");
  await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  await expectRequesters("Kim G.");
  await press("Anfrage von Kim G. annehmen");
  await expectText("Keine Anfragen vorhanden.");
  await waitFor(() =>
    expect(tabs()).toEqual(["Meine Beiträge 2", "Anfragen erhalten", "Vernetzungen 1", "Anfragen verschickt"]),
  );
});

it("accepts a request with a reply, which both people then see with post and message at their connection", async () => {
  const { getFromApi } = await renderScreen(here, { as: premiumMember, prepareCommunity: prepareRequests });
  await press("Anfrage von Jan D. annehmen und antworten");
  const dialog = await findDialog("Jan D. antworten");
  await fill("Antwort", "Gern. Passt Ihnen Dienstag um zehn?");
  await press("Annehmen", { container: dialog });
  await expectToast("Anfrage angenommen");
  await press("Zu Ihren Vernetzungen");
  await waitFor(() => expect(location.search).toBe("?section=community&view=network&tab=network"));
  const jan = await screen.findByRole("listitem", { name: "Jan D." });
  const origin = within(jan).getByRole("region", { name: "Wie Sie sich vernetzt haben" });
  expect(textOf(origin)).toBe(
    `Vernetzt über „Portal gesucht“Jan D.${requestMessage}SieGern. Passt Ihnen Dienstag um zehn?`,
  );
  const [connection] = await getFromApi<NetworkedUser[]>("/api/networked-users");
  expect(connection?.origin).toMatchObject({ reply: "Gern. Passt Ihnen Dienstag um zehn?" });
});

it("keeps the reply when the request cannot be accepted, and says why", async () => {
  const { network } = await renderScreen(here, { as: premiumMember, prepareCommunity: prepareRequests });
  await press("Anfrage von Jan D. annehmen und antworten");
  const dialog = await findDialog("Jan D. antworten");
  await fill("Antwort", "Gern.");
  network.fail("collaboration-requests/answer", refused, 1);
  await press("Annehmen", { container: dialog });
  await expectToast(/^Die Anfrage konnte nicht angenommen werden\./);
  expect(within(dialog).getByRole("textbox", { name: "Antwort" })).toHaveProperty("value", "Gern.");
  await press("Annehmen", { container: dialog });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectRequesters("Kim G.");
});

it("keeps the reply to the only request, which was withdrawn, although the list is then empty", async () => {
  let withdraw: () => Promise<unknown> = async () => undefined;
  const { network } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async (calls, own) => {
      const jan = await calls.member("Jan Dyk");
      const { id } = await calls.request(jan, await calls.publish(own, { title: "Portal gesucht" }));
      withdraw = () => calls.withdraw(jan, id);
    },
  });
  await press("Anfrage von Jan D. annehmen und antworten");
  const dialog = await findDialog("Jan D. antworten");
  await fill("Antwort", "Gern.");
  await withdraw();
  const release = network.hold("collaboration-requests/answer");
  await press("Annehmen", { container: dialog });
  await expectText("Keine Anfragen vorhanden.");
  release();
  await expectToast("Die Anfrage konnte nicht angenommen werden. Diese Anfrage gibt es nicht mehr.");
  expect(within(dialog).getByRole("textbox", { name: "Antwort" })).toHaveProperty("value", "Gern.");
  expect(dialog.isConnected).toBe(true);
});
