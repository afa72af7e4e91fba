import type { Post } from "@linkedpotential/contract/community/schema";
import { changeAccount, communityCalls } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  answerConfirmation,
  feedPath,
  networkPath,
  premiumMember,
  simulateChangeInOtherTab,
} from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
} from "../../../testing/user.ts";

const list = () => screen.findByRole("list", { name: "Meine Beiträge" });
const titles = async () =>
  within(await list())
    .getAllByRole("heading")
    .map(textOf);
const post = (title: string) => screen.findByRole("listitem", { name: title });
const refused = { status: 500, body: { code: "request.internal" } };

it("the network has its tabs in the URL, and starts with the user's own posts [COMM-03, COMM-06..08]", async () => {
  const { network } = await renderScreen(networkPath(), { as: premiumMember });
  const tabs = await screen.findAllByRole("tab");
  expect(tabs.map(textOf)).toEqual(["Meine Beiträge", "Anfragen erhalten", "Vernetzungen", "Anfragen verschickt"]);
  await expectText("Noch keine eigenen Beiträge");
  for (const [name, tab, empty] of [
    ["Anfragen erhalten", "received", "Keine Anfragen vorhanden."],
    ["Vernetzungen", "network", "Noch keine Netzwerk-Verbindungen"],
    ["Anfragen verschickt", "my-requests", "Noch keine Anfragen gesendet"],
  ] as const) {
    await press(name, { role: "tab" });
    await expectText(empty);
    expect(new URLSearchParams(location.search).get("tab")).toBe(tab);
  }
  expect(network.sent("community/list")).toEqual([]);
});

it("a draft stays open when the first post arrives from another tab, and the focus moves to the page when it is closed", async () => {
  let publishElsewhere: () => Promise<unknown> = async () => undefined;
  await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, own) => {
      publishElsewhere = () => publish(own, { title: "Portal gesucht" });
    },
  });
  await expectText("Noch keine eigenen Beiträge");
  await press("Neuer Beitrag");
  await fill("Titel", "Entwurf");
  await publishElsewhere();
  simulateChangeInOtherTab();
  await waitFor(() => expect(screen.queryByText("Noch keine eigenen Beiträge")).toBeNull());
  expect((await findField("Titel")).value).toBe("Entwurf");
  await press("Abbrechen");
  await answerConfirmation("Änderungen verwerfen?", "Verwerfen");
  expect(await titles()).toEqual(["Portal gesucht"]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
});

it("the focus moves to the list with the first post, which replaces the button that was pressed", async () => {
  await renderScreen(networkPath(), { as: premiumMember });
  await press("Neuer Beitrag");
  await fill("Titel", "Portal gesucht");
  await fill("Inhalt", "Ein Spediteur löst sein altes Portal ab.");
  await selectOption(/Branche$/, "Fotografie & Videoproduktion", await findDialog());
  await fill("Ihre Skills", "TypeScript");
  await fill("Was Sie suchen", "UI-Design");
  await press("Veröffentlichen");
  expect(await titles()).toEqual(["Portal gesucht"]);
  await waitFor(async () => expect(document.activeElement).toBe((await list()).parentElement));
});

it("the list shows the user's name and the open requests of each post, and locks posts with requests for editing [COMM-20, POST-43, POST-44, D51]", async () => {
  await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request, change }, own) => {
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
  await expectText("Nur Sie sehen diesen Beitrag. Die Community zeigt nur Kollaborationen.", tip);
  await press("Aktionen zu „Portal gesucht“");
  const edit = await screen.findByRole("menuitem", { name: "Bearbeiten (2 offene Anfragen)" });
  expect(edit.getAttribute("aria-disabled")).toBe("true");
});

it("a post disappears at once when its deletion is confirmed, and returns when the deletion fails [COMM-13, POST-46, POST-47, ERR-114]", async () => {
  const { network, getFromApi, account } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish, request }, own) => {
      await publish(own, { title: "Bleibt" });
      await request(await join("Jan Dyk"), await publish(own, { title: "Portal gesucht" }));
    },
  });
  const ask = async () => {
    await press("Aktionen zu „Portal gesucht“");
    await press("Löschen", { role: "menuitem" });
    await expectText("„Portal gesucht“ wird für alle gelöscht, samt 1 offenen Anfrage.");
    await answerConfirmation("Beitrag löschen?", "Löschen");
  };
  network.fail("community/delete", refused, 1);
  await ask();
  await expectErrorToast("Fehler", "Der Beitrag konnte nicht gelöscht werden.");
  expect(await titles()).toEqual(["Portal gesucht", "Bleibt"]);
  const release = network.hold("community/delete");
  await ask();
  await waitFor(async () => expect(await titles()).toEqual(["Bleibt"]));
  release();
  await expectToast("Beitrag gelöscht");
  const own = await getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  expect(own.map(({ title }) => title)).toEqual(["Bleibt"]);
});

it("the list shows a post as it was edited [COMM-12]", async () => {
  await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await press("Aktionen zu „Portal gesucht“");
  await press("Bearbeiten", { role: "menuitem" });
  await fill(/^Titel/, "Portal für Spedition gesucht");
  await press("Speichern");
  await expectToast("Beitrag gespeichert");
  await waitFor(async () => expect(await titles()).toEqual(["Portal für Spedition gesucht"]));
});

it("the list loads older posts on demand, and moves the focus to the first of them", async () => {
  const { network } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, own) => {
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

it("the list shows a failure with a retry", async () => {
  const { network } = await renderScreen(networkPath(), {
    as: premiumMember,
    failing: { "community/list-own": refused },
  });
  await expectText("Ihre Beiträge konnten nicht geladen werden");
  network.clearFailures();
  const release = network.hold("community/list-own");
  await press("Erneut versuchen");
  release();
  await expectText("Noch keine eigenen Beiträge");
});

it("the list is replaced by an offer when Premium ends, and shows the posts again when it returns [D8]", async () => {
  const { account, reload } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await post("Portal gesucht");
  await changeAccount(account, { plan: "kostenlos" });
  await reload();
  await expectText("Die Community gehört zu Premium");
  await expectText(/Frühere Beiträge, Anfragen und Vernetzungen sehen Sie mit Premium wieder\.$/);
  await changeAccount(account, { plan: "premium" });
  await reload();
  await post("Portal gesucht");
});

it("the list refetches when another tab reports a change", async () => {
  const { stack, account, getFromApi } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  await screen.findByRole("button", { name: "Anfragen 0 offen zu „Portal gesucht“" });
  const { member: join, request } = communityCalls(stack);
  const [asked] = await getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  if (asked) await request(await join("Jan Dyk"), asked);
  simulateChangeInOtherTab();
  expect(await screen.findByRole("button", { name: "Anfragen 1 offen zu „Portal gesucht“" })).toBeTruthy();
});

it("the list loads the next page when all posts of the first one were deleted", async () => {
  const { network, getFromApi, account } = await renderScreen(feedPath("&search=niemand-sucht-das"), {
    as: premiumMember,
    prepareCommunity: ({ publish }, own) => publish(own, { title: "Portal gesucht" }),
  });
  const own = await getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${account.user.id}`);
  network.fail("community/list-own", { status: 200, body: own }, 1);
  network.fail("community/list-own", { status: 200, body: [], headers: { "x-next-cursor": "behind-it" } }, 1);
  await press(/^Netzwerk/, { role: "link" });
  expect(await titles()).toEqual(["Portal gesucht"]);
  expect(network.sent("community/list-own").map(({ path }) => path.includes("cursor=behind-it"))).toEqual([
    false,
    true,
  ]);
});
