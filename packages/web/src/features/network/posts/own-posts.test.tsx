import type { Post } from "@linkedpotential/contract/community/schema";
import { changeAccount, communityCalls } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { agree, member, networkAt, somethingElsewhere } from "../../../testing/community.ts";
import { expectErrorToast, expectText, expectToast, fill, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const list = () => screen.findByRole("list", { name: "Meine Beiträge" });
const titles = async () =>
  within(await list())
    .getAllByRole("heading")
    .map(wordsOf);
const post = (title: string) => screen.findByRole("listitem", { name: title });
const refused = { status: 500, body: { code: "request.internal" } };

it("has three tabs, remembered by the address, and begins with the own posts [COMM-03, COMM-06..08]", async () => {
  const { network } = await renderScreen(networkAt(), { as: member });
  const tabs = await screen.findAllByRole("tab");
  expect(tabs.map(wordsOf)).toEqual(["Meine Beiträge", "Vernetzungen", "Anfragen verschickt"]);
  await expectText("Noch keine eigenen Beiträge");
  for (const [name, tab, empty] of [
    ["Vernetzungen", "network", "Noch keine Netzwerk-Verbindungen"],
    ["Anfragen verschickt", "my-requests", "Noch keine Anfragen gesendet"],
  ] as const) {
    await press(name, { role: "tab" });
    await expectText(empty);
    expect(new URLSearchParams(location.search).get("tab")).toBe(tab);
  }
  expect(network.sent("community/list")).toEqual([]);
});

it("shows each post with its open requests, by the own name; with requests it cannot be edited [COMM-20, POST-43, POST-44, D51]", async () => {
  await renderScreen(networkAt(), {
    as: member,
    community: async ({ member: join, publish, request, change }, own) => {
      const tip = await publish(own, { title: "Was mir geholfen hat" });
      await change(own, tip.id, { title: "Was mir geholfen hat", type: "tip", skills: null, lookingFor: null });
      const asked = await publish(own, { title: "Portal gesucht" });
      await request(await join("Jan Dyk"), asked);
      await request(await join("Kim Groß"), asked);
    },
  });
  expect(await titles()).toEqual(["Portal gesucht", "Was mir geholfen hat"]);
  const asked = await post("Portal gesucht");
  await expectText("Ida Öz", asked);
  expect(within(asked).getByRole("button", { name: "Anfragen 2 offen zu „Portal gesucht“" })).toBeTruthy();
  const tip = await post("Was mir geholfen hat");
  await expectText("Nur Sie sehen diesen Beitrag. In der Community stehen Kollaborationen.", tip);
  await press("Aktionen zu „Portal gesucht“");
  const edit = await screen.findByRole("menuitem", { name: "Bearbeiten (2 offene Anfragen)" });
  expect(edit.getAttribute("aria-disabled")).toBe("true");
});

it("deletes a post after a question, at once, and has it back when that fails [COMM-13, POST-46, POST-47, ERR-114]", async () => {
  const { network, stored, account } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ member: join, publish, request }, own) => {
      await publish(own, { title: "Bleibt" });
      await request(await join("Jan Dyk"), await publish(own, { title: "Portal gesucht" }));
    },
  });
  const ask = async () => {
    await press("Aktionen zu „Portal gesucht“");
    await press("Löschen", { role: "menuitem" });
    await expectText("„Portal gesucht“ ist dann für alle weg, mit 1 offenen Anfrage.");
    await agree("Beitrag löschen?", "Löschen");
  };
  network.fail("community/delete", refused, 1);
  await ask();
  await expectErrorToast("Fehler", "Der Beitrag konnte nicht gelöscht werden.");
  expect(await titles()).toEqual(["Portal gesucht", "Bleibt"]);
  const goOn = network.hold("community/delete");
  await ask();
  await waitFor(async () => expect(await titles()).toEqual(["Bleibt"]));
  goOn();
  await expectToast("Beitrag gelöscht");
  const own = await stored<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  expect(own.map(({ title }) => title)).toEqual(["Bleibt"]);
});

it("saves a changed post into the list [COMM-12]", async () => {
  await renderScreen(networkAt(), {
    as: member,
    community: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await press("Aktionen zu „Portal gesucht“");
  await press("Bearbeiten", { role: "menuitem" });
  await fill(/^Titel/, "Portal für Spedition gesucht");
  await press("Speichern");
  await expectToast("Beitrag gespeichert");
  await waitFor(async () => expect(await titles()).toEqual(["Portal für Spedition gesucht"]));
});

it("shows older posts when they are wanted, and goes on with the first of them", async () => {
  const { network } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ publish }, own) => {
      for (let each = 1; each <= 21; each += 1) await publish(own, { title: `Beitrag ${each}` });
    },
  });
  expect(await titles()).toHaveLength(20);
  network.fail("community/list-own", refused, 1);
  await press("Ältere anzeigen");
  await expectText("Die älteren Einträge konnten nicht geladen werden.");
  await press("Ältere anzeigen");
  await waitFor(async () => expect(await titles()).toHaveLength(21));
  await waitFor(async () => expect((await post("Beitrag 1")).contains(document.activeElement)).toBe(true));
  expect(screen.queryByRole("button", { name: "Ältere anzeigen" })).toBeNull();
});

it("says that it is loading and that it failed, and asks again", async () => {
  const { network } = await renderScreen(networkAt(), {
    as: member,
    failing: { "community/list-own": refused },
  });
  await expectText("Ihre Beiträge konnten nicht geladen werden");
  network.heal();
  const goOn = network.hold("community/list-own");
  await press("Erneut versuchen");
  goOn();
  await expectText("Noch keine eigenen Beiträge");
});

it("offers Premium to who has it no more, and has everything again with it [D8]", async () => {
  const { account, reload } = await renderScreen(networkAt(), {
    as: member,
    community: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await post("Portal gesucht");
  await changeAccount(account, { plan: "kostenlos" });
  await reload();
  await expectText("Die Community gehört zu Premium");
  await expectText(/Frühere Beiträge, Anfragen und Vernetzungen sind mit Premium wieder da\.$/);
  await changeAccount(account, { plan: "premium" });
  await reload();
  await post("Portal gesucht");
});

it("hears of what others do by the bell's news, and of what another tab does", async () => {
  const { stack, account, stored } = await renderScreen(networkAt(), {
    as: member,
    community: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await screen.findByRole("button", { name: "Anfragen 0 offen zu „Portal gesucht“" });
  const { member: join, request } = communityCalls(stack);
  const [asked] = await stored<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  if (asked) await request(await join("Jan Dyk"), asked);
  somethingElsewhere();
  expect(await screen.findByRole("button", { name: "Anfragen 1 offen zu „Portal gesucht“" })).toBeTruthy();
});

it("goes on behind a page whose posts are all gone", async () => {
  const { network, stored, account } = await renderScreen(networkAt("my-requests"), {
    as: member,
    community: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await expectText("Noch keine Anfragen gesendet");
  const own = await stored<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  network.fail("community/list-own", { status: 200, body: own }, 1);
  network.fail("community/list-own", { status: 200, body: [], headers: { "x-next-cursor": "behind-it" } }, 1);
  await press("Meine Beiträge", { role: "tab" });
  expect(await titles()).toEqual(["Portal gesucht"]);
  expect(network.sent("community/list-own").map(({ path }) => path.includes("cursor=behind-it"))).toEqual([
    false,
    true,
  ]);
});
