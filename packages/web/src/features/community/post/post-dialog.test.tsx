import type { Post } from "@linkedpotential/contract/community/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { agree, feedAt, member } from "../../../testing/community.ts";
import { dialog, expectText, expectToast, fill, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const refused = { status: 500, body: { code: "request.internal" } };
const long = "Ein sehr langer Text. ".repeat(20).trim();

it("shows the whole post above the feed, and by its address, and goes back to the feed", async () => {
  const { reload, network } = await renderScreen(feedAt("&search=Barometer"), {
    as: member,
    community: async ({ member: join, publish }) =>
      publish(await join("Jan Dyk"), { title: "Barometer", content: long }),
  });
  await press("„Barometer“ weiterlesen");
  await expectText(long, await dialog("Barometer"));
  const address = location.search;
  expect(address).toMatch(/^\?section=community&search=Barometer&post=\d+$/);
  network.fail("community/get", refused, 1);
  await reload();
  await expectText("Der Beitrag konnte nicht geladen werden");
  await press("Erneut versuchen");
  expect(within(await dialog("Barometer")).getByRole("button", { name: "Kollaboration anfragen" })).toBeTruthy();
  await press("Schließen", { at: await dialog("Barometer") });
  await waitFor(() => expect(location.search).toBe("?section=community&search=Barometer"));
});

it("says that a post is gone", async () => {
  await renderScreen(feedAt("&post=4711"), { as: member });
  await expectText("Diesen Beitrag gibt es nicht mehr", await dialog("Beitrag"));
});

it("has a menu for its author alone, who edits and deletes it there [ROLE-13, ROLE-14, ROLE-15]", async () => {
  const posts: Post[] = [];
  const { account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: member,
    community: async ({ member: join, publish }, me) => {
      posts.push(await publish(me, { title: "Hygrometer" }));
      posts.push(await publish(await join("Jan Dyk"), { title: "Anemometer" }));
    },
  });
  const [own, other] = posts;
  await renderScreen(feedAt(`&post=${other?.id}`), { as: account });
  const theirs = within(await dialog("Anemometer"));
  expect(await theirs.findByRole("button", { name: "Kollaboration anfragen" })).toBeTruthy();
  expect(theirs.queryByRole("button", { name: /^Aktionen/ })).toBeNull();
  const { stored } = await renderScreen(feedAt(`&post=${own?.id}`), { as: account });
  const mine = within(await dialog("Hygrometer"));
  await press("Aktionen zu „Hygrometer“");
  expect(mine.queryByRole("button", { name: "Kollaboration anfragen" })).toBeNull();
  await press("Bearbeiten", { role: "menuitem" });
  await fill(/^Titel/, "Hygrometer gesucht", await dialog("Beitrag bearbeiten"));
  await press("Speichern");
  await expectToast("Beitrag gespeichert");
  await dialog("Hygrometer gesucht");
  await press("Aktionen zu „Hygrometer gesucht“");
  await press("Löschen", { role: "menuitem" });
  await agree("Beitrag löschen?", "Löschen");
  await expectToast("Beitrag gelöscht");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("?section=community");
  expect(await stored(`/api/collaboration-posts-with-counts/${account.user.id}`)).toEqual([]);
});
