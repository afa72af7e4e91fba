import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import {
  type CommunityCalls,
  changeAccount,
  connectWith,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { agree, member, networkAt, somethingElsewhere } from "../../../testing/community.ts";
import { expectErrorToast, expectText, expectToast, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const here = networkAt("network");
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

it("shows whom one is networked with and since when, the newest first, with picture and LinkedIn [COMM-07, COMM-09, NET-02..05, NET-06..08]", async () => {
  vi.setSystemTime("2027-03-12T09:00:00Z");
  const { network } = await renderScreen(here, {
    as: member,
    community: async (calls, own) => {
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

it("removes a connection after a question, at once and for both, and has it back when that fails [COMM-16, NET-10, NET-11, NET-12, ERR-120, EMPTY-05]", async () => {
  let seenByJan: () => Promise<unknown> = async () => undefined;
  const { network, stack } = await renderScreen(here, {
    as: member,
    community: async (calls, own) => {
      const jan = await calls.member("Jan Dyk");
      await connect(calls, own, jan);
      seenByJan = async () => (await stack.call("network/list", { token: jan.token })).json;
    },
  });
  const remove = async (answer: string) => {
    await press("Vernetzung aufheben: Jan D.");
    await agree("Vernetzung aufheben?", answer);
  };
  await remove("Abbrechen");
  expect(network.sent()).toEqual([]);
  network.fail("network/remove", refused, 1);
  await remove("Vernetzung aufheben");
  await expectErrorToast("Fehler", "Die Vernetzung konnte nicht aufgehoben werden.");
  await expectPeople("Jan D.");
  const goOn = network.hold("network/remove");
  await remove("Vernetzung aufheben");
  await expectText("Noch keine Netzwerk-Verbindungen");
  goOn();
  await expectToast("Vernetzung aufgehoben");
  expect(await seenByJan()).toEqual([]);
  expect(localStorage.getItem("news")).not.toBeNull();
});

it("is without a connection that the other has removed, as soon as it is heard of or tried", async () => {
  let leave: () => Promise<unknown> = async () => undefined;
  const { stored } = await renderScreen(here, {
    as: member,
    community: async (calls, own) => {
      const [jan, kim] = [await calls.member("Jan Dyk"), await calls.member("Kim Groß")];
      await connect(calls, own, jan);
      await connect(calls, own, kim);
      leave = () => Promise.all([calls.disconnect(jan, own.user.id), calls.disconnect(kim, own.user.id)]);
    },
  });
  await expectPeople("Kim G.", "Jan D.");
  await leave();
  await press("Vernetzung aufheben: Jan D.");
  await agree("Vernetzung aufheben?", "Vernetzung aufheben");
  await expectToast("Die Vernetzung konnte nicht aufgehoben werden. Diese Vernetzung gibt es nicht mehr.");
  await expectText("Noch keine Netzwerk-Verbindungen");
  expect(await stored<NetworkedUser[]>("/api/networked-users")).toEqual([]);
});

it("shows older ones when they are wanted, hears of other tabs, and says that it failed", async () => {
  let more: () => Promise<unknown> = async () => undefined;
  const { network } = await renderScreen(here, {
    as: member,
    failing: { "network/list": refused },
    community: async (calls, own) => {
      const others = await Promise.all(Array.from({ length: 51 }, (_, at) => calls.member(`Person ${at}`)));
      await connectWith(own, others);
      more = async () => connect(calls, own, await calls.member("Jan Dyk"));
    },
  });
  await expectText("Ihre Vernetzungen konnten nicht geladen werden");
  network.heal();
  await press("Erneut versuchen");
  await waitFor(() => expect(names()).toHaveLength(50));
  await press("Ältere anzeigen");
  await waitFor(() => expect(names()).toHaveLength(51));
  await more();
  somethingElsewhere();
  await waitFor(() => expect(names()[0]).toBe("Jan D."));
});
