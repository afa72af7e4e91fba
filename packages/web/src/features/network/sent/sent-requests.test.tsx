import { requestMessage } from "@linkedpotential/fixtures/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answerConfirmation, networkPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, expectToast, press, textOf } from "../../../testing/user.ts";

const here = networkPath("my-requests");
const refused = { status: 500, body: { code: "request.internal" } };
const card = (title: string) => screen.findByRole("listitem", { name: title });
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(textOf);

it("the list shows each sent request with its post and status, including accepted ones [COMM-08, REQ-05, REQ-06, API-113, API-114]", async () => {
  vi.setSystemTime("2027-03-12T09:00:00Z");
  await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      const [open, accepted] = [await publish(jan, { title: "Offenes" }), await publish(jan, { title: "Fertiges" })];
      await answer(jan, (await request(own, accepted)).id, "accepted");
      await request(own, open);
    },
  });
  await card("Offenes");
  expect(titles()).toEqual(["Offenes", "Fertiges"]);
  for (const words of ["Offen", "Gesendet am 12.03.2027", requestMessage, "Jan D."])
    await expectText(words, await card("Offenes"));
  const accepted = await card("Fertiges");
  await expectText("Angenommen", accepted);
  await expectText("Vernetzt", accepted);
  expect(within(accepted).queryByRole("button", { name: "Anfrage zurückziehen" })).toBeNull();
  const link = within(accepted).getByRole("link", { name: "Zu Ihren Vernetzungen" });
  expect(link.getAttribute("href")).toContain("?section=community&view=network&tab=network");
  await press("Offenes", { container: await card("Offenes") });
  await waitFor(() => expect(location.search).toMatch(/^\?section=community&post=\d+$/));
});

it("a request disappears at once when its withdrawal is confirmed, and returns when the withdrawal fails [COMM-15, REQ-18, REQ-19, REQ-20, API-119, ERR-116, EMPTY-06]", async () => {
  const { network, getFromApi, account } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }, own) =>
      request(own, await publish(await join("Jan Dyk"), { title: "Portal gesucht" })),
  });
  const withdraw = async (answer: string) => {
    await press("Anfrage zurückziehen");
    await answerConfirmation("Anfrage zurückziehen?", answer);
  };
  await withdraw("Abbrechen");
  network.fail("collaboration-requests/withdraw", refused, 1);
  await withdraw("Zurückziehen");
  await expectErrorToast("Fehler", "Die Anfrage konnte nicht zurückgezogen werden.");
  await card("Portal gesucht");
  const release = network.hold("collaboration-requests/withdraw");
  await withdraw("Zurückziehen");
  await expectText("Noch keine Anfragen gesendet");
  release();
  await expectToast("Anfrage zurückgezogen");
  // The app writes this entry so that other tabs refetch their lists.
  await waitFor(() => expect(localStorage.getItem("news")).not.toBeNull());
  expect(await getFromApi(`/api/user-collaboration-requests/${account.user.id}`)).toEqual([]);
});

it("a withdrawal that comes after the acceptance fails, and the request is then shown as accepted", async () => {
  let accept: () => Promise<unknown> = async () => undefined;
  await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      const { id } = await request(own, await publish(jan, { title: "Portal gesucht" }));
      accept = () => answer(jan, id, "accepted");
    },
  });
  await card("Portal gesucht");
  await accept();
  await press("Anfrage zurückziehen");
  await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  await expectToast("Die Anfrage konnte nicht zurückgezogen werden. Diese Anfrage wurde schon angenommen.");
  await waitFor(async () => expect(textOf(await card("Portal gesucht"))).toContain("Angenommen"));
});

it("the list shows a failure with a retry, and loads older requests on demand", async () => {
  const { network } = await renderScreen(here, {
    as: premiumMember,
    failing: { "collaboration-requests/list-sent": refused },
    prepareCommunity: async ({ member: join, publish, request }, own) => {
      const jan = await join("Jan Dyk");
      for (let each = 1; each <= 21; each += 1) await request(own, await publish(jan, { title: `Beitrag ${each}` }));
    },
  });
  await expectText("Ihre Anfragen konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await waitFor(() => expect(titles()).toHaveLength(20));
  await press("Ältere anzeigen");
  await waitFor(() => expect(titles()).toHaveLength(21));
  await expectText(requestMessage, await card("Beitrag 1"));
});
