import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import {
  type CommunityCalls,
  changeAccount,
  connectWith,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  answerConfirmation,
  networkPath,
  premiumMember,
  simulateChangeInOtherTab,
} from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, expectToast, press } from "../../../testing/user.ts";

const here = networkPath("network");
const refused = { status: 500, body: { code: "request.internal" } };

async function connect({ publish, request, answer }: CommunityCalls, own: Someone, other: Someone): Promise<void> {
  await answer(own, (await request(other, await publish(own))).id, "accepted");
}
const names = () =>
  screen
    .queryAllByRole("listitem")
    .map((card) => card.getAttribute("aria-label"))
    .filter(Boolean);
const expectPeople = (...people: string[]) => waitFor(() => expect(names()).toEqual(people));

it("the list shows the user's connections with date, picture and LinkedIn link, newest first [COMM-07, COMM-09, NET-02..05, NET-06..08]", async () => {
  vi.setSystemTime("2027-03-12T09:00:00Z");
  const { network } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async (calls, own) => {
      const [jan, kim] = [await calls.member("Jan Dyk"), await calls.member("Kim Groß")];
      const profile = {
        profileImage: "/media/a.webp",
        activityArea: "Recht",
        skills: ["Verträge"],
        description: "Klar und kurz.",
        profileVisible: false,
      };
      await changeAccount(kim, profile);
      await connect(calls, own, jan);
      await connect(calls, own, kim);
    },
  });
  await expectPeople("Kim G.", "Jan D.");
  const kim = screen.getByRole("listitem", { name: "Kim G." });
  for (const words of ["Recht", "Verträge", "Klar und kurz.", "Vernetzt seit 12.03.2027"]) await expectText(words, kim);
  const link = within(kim).getByRole("link", { name: "Kim G. auf LinkedIn (öffnet einen neuen Tab)" });
  expect(link.getAttribute("href")).toBe("https://www.linkedin.com/in/ida-öz");
  await press("Profilbild von Kim G. vergrößern");
  const picture = await screen.findByRole("img", { name: "Profilbild von Kim G." });
  expect(picture.getAttribute("src")).toBe("/media/a.webp");
  expect(network.sent("network/list")).toHaveLength(1);
});

it("a connection disappears at once for both people when its removal is confirmed, and returns when the removal fails [COMM-16, NET-10, NET-11, NET-12, ERR-120, EMPTY-05]", async () => {
  let connectionsOfJan: () => Promise<unknown> = async () => undefined;
  const { network, stack } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async (calls, own) => {
      const jan = await calls.member("Jan Dyk");
      await connect(calls, own, jan);
      connectionsOfJan = async () => (await stack.call("network/list", { token: jan.token })).json;
    },
  });
  const remove = async (answer: string) => {
    await press("Vernetzung aufheben: Jan D.");
    await answerConfirmation("Vernetzung aufheben?", answer);
  };
  await remove("Abbrechen");
  expect(network.sent()).toEqual([]);
  network.fail("network/remove", refused, 1);
  await remove("Vernetzung aufheben");
  await expectErrorToast("Fehler", "Die Vernetzung konnte nicht aufgehoben werden.");
  await expectPeople("Jan D.");
  const release = network.hold("network/remove");
  await remove("Vernetzung aufheben");
  await expectText("Noch keine Netzwerk-Verbindungen");
  release();
  await expectToast("Vernetzung aufgehoben");
  expect(await connectionsOfJan()).toEqual([]);
  expect(localStorage.getItem("news")).not.toBeNull();
});

it("connections that the other person has removed disappear when the user tries to remove one", async () => {
  let leave: () => Promise<unknown> = async () => undefined;
  const { getFromApi } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async (calls, own) => {
      const [jan, kim] = [await calls.member("Jan Dyk"), await calls.member("Kim Groß")];
      await connect(calls, own, jan);
      await connect(calls, own, kim);
      leave = () => Promise.all([calls.disconnect(jan, own.user.id), calls.disconnect(kim, own.user.id)]);
    },
  });
  await expectPeople("Kim G.", "Jan D.");
  await leave();
  await press("Vernetzung aufheben: Jan D.");
  await answerConfirmation("Vernetzung aufheben?", "Vernetzung aufheben");
  await expectToast("Die Vernetzung konnte nicht aufgehoben werden. Diese Vernetzung gibt es nicht mehr.");
  await expectText("Noch keine Netzwerk-Verbindungen");
  expect(await getFromApi<NetworkedUser[]>("/api/networked-users")).toEqual([]);
});

it("a connection becomes a lead with profile, post and messages, and is then found among the leads", async () => {
  const { getFromApi } = await renderScreen(here, {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, answer }, own) => {
      const jan = await join("Jan Dyk");
      const { id } = await request(jan, await publish(own, { title: "Portal gesucht" }));
      await answer(own, id, "accepted", "Gern am Dienstag.");
    },
  });
  await expectPeople("Jan D.");
  await press("Jan D. als Lead übernehmen");
  await expectToast("Als Lead übernommen");
  const [lead] = await getFromApi<LeadRow[]>("/api/leads");
  expect(lead).toMatchObject({
    ...{ name: "Jan D.", company: "Nicht angegeben", position: "Nicht angegeben", source: "community" },
    linkedinUrl: "https://www.linkedin.com/in/ida-öz",
    notes: `Vernetzt über „Portal gesucht“\n\n${requestMessage}\n\nGern am Dienstag.`,
  });
  const link = await screen.findByRole("link", { name: "Jan D. in Ihren Leads öffnen" });
  expect(link.getAttribute("href")).toContain(`?section=leads&lead=${lead?.id}`);
  await waitFor(() => expect(document.activeElement).toBe(link));
  await press("Rückgängig");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Jan D. in Ihren Leads öffnen" })).toBeNull());
  expect(await getFromApi<LeadRow[]>("/api/leads")).toEqual([]);
});

it("the list shows a failure with a retry, loads older connections on demand, and refetches when another tab reports a change", async () => {
  let more: () => Promise<unknown> = async () => undefined;
  const { network } = await renderScreen(here, {
    as: premiumMember,
    failing: { "network/list": refused },
    prepareCommunity: async (calls, own) => {
      const others = await Promise.all(Array.from({ length: 51 }, (_, at) => calls.member(`Person ${at}`)));
      await connectWith(own, others);
      more = async () => connect(calls, own, await calls.member("Jan Dyk"));
    },
  });
  await expectText("Ihre Vernetzungen konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await waitFor(() => expect(names()).toHaveLength(50));
  await press("Ältere anzeigen");
  await waitFor(() => expect(names()).toHaveLength(51));
  await more();
  simulateChangeInOtherTab();
  await waitFor(() => expect(names()[0]).toBe("Jan D."));
});
