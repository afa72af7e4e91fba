import type { Post } from "@linkedpotential/contract/community/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation, feedPath, premiumMember } from "../../../testing/community.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const refused = { status: 500, body: { code: "request.internal" } };
const long = "Ein sehr langer Text. ".repeat(20).trim();

it("the post dialog shows the full post, opens by its URL after a reload, and returns to the feed", async () => {
  const { reload, network } = await renderScreen(feedPath("&search=Barometer"), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }) =>
      publish(await join("Jan Dyk"), { title: "Barometer", content: long }),
  });
  await press("„Barometer“ weiterlesen");
  await expectText(long, await findDialog("Barometer"));
  const address = location.search;
  expect(address).toMatch(/^\?section=community&search=Barometer&post=\d+$/);
  network.fail("community/get", refused, 1);
  await reload();
  await expectText("Der Beitrag konnte nicht geladen werden");
  await press("Erneut versuchen");
  expect(within(await findDialog("Barometer")).getByRole("button", { name: "Kollaboration anfragen" })).toBeTruthy();
  await press("Schließen", { container: await findDialog("Barometer") });
  await waitFor(() => expect(location.search).toBe("?section=community&search=Barometer"));
});

it("the post dialog reports a post that no longer exists", async () => {
  await renderScreen(feedPath("&post=4711"), { as: premiumMember });
  await expectText("Diesen Beitrag gibt es nicht mehr", await findDialog("Beitrag"));
});

it("the post dialog lets only the author edit and delete the post [ROLE-13, ROLE-14, ROLE-15]", async () => {
  const posts: Post[] = [];
  const { account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }, me) => {
      posts.push(await publish(me, { title: "Hygrometer" }));
      posts.push(await publish(await join("Jan Dyk"), { title: "Anemometer" }));
    },
  });
  const [own, other] = posts;
  await renderScreen(feedPath(`&post=${other?.id}`), { as: account });
  const theirs = within(await findDialog("Anemometer"));
  expect(await theirs.findByRole("button", { name: "Kollaboration anfragen" })).toBeTruthy();
  expect(theirs.queryByRole("button", { name: /^Aktionen/ })).toBeNull();
  const { getFromApi } = await renderScreen(feedPath(`&post=${own?.id}`), { as: account });
  const mine = within(await findDialog("Hygrometer"));
  await press("Aktionen zu „Hygrometer“");
  expect(mine.queryByRole("button", { name: "Kollaboration anfragen" })).toBeNull();
  await press("Bearbeiten", { role: "menuitem" });
  await fill(/^Titel/, "Hygrometer gesucht", await findDialog("Beitrag bearbeiten"));
  await press("Speichern");
  await expectToast("Beitrag gespeichert");
  await findDialog("Hygrometer gesucht");
  await press("Aktionen zu „Hygrometer gesucht“");
  await press("Löschen", { role: "menuitem" });
  await answerConfirmation("Beitrag löschen?", "Löschen");
  await expectToast("Beitrag gelöscht");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?section=community");
  expect(await getFromApi(`/api/collaboration-posts-with-counts/${account.user.id}`)).toEqual([]);
});
