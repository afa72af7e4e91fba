import type { Post } from "@linkedpotential/contract/community/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { agree, feedAt, member, networkAt, somethingElsewhere } from "../../testing/community.ts";
import { dialog, expectText, field, fill, press } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";

const keptToCopy = "Diesen Beitrag gibt es nicht mehr. Ihr Text steht noch hier, damit Sie ihn kopieren können.";
const card = (title: string) => screen.findByRole("listitem", { name: title });
const expectNoCard = (title: string) =>
  waitFor(() => expect(screen.queryByRole("listitem", { name: title, hidden: true })).toBeNull());
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the feed with a post of another person, who can delete it. */
async function withPost(title: string) {
  let [author, post]: [Someone?, Post?] = [];
  const shown = await renderScreen(feedAt(`&search=${title}`), {
    as: member,
    community: async ({ member: join, publish }) => {
      author = await join("Jan Dyk");
      post = await publish(author, { title });
    },
  });
  const remove = () => author && post && communityCalls(shown.stack).removePost(author, post.id);
  return { ...shown, remove };
}

it("keeps a request when its post is deleted and leaves the list, and says so when it is sent [O194]", async () => {
  const { remove } = await withPost("Sextant");
  await press("Kollaboration anfragen", { at: await card("Sextant") });
  await fill("Nachricht", requestMessage);
  await remove();
  somethingElsewhere();
  await expectNoCard("Sextant");
  const asking = await dialog("Anfrage an Jan D.");
  expect((await field("Nachricht", asking)).value).toBe(requestMessage);
  await press("Anfrage senden", { at: asking });
  await expectText(keptToCopy, asking);
  expect((await field("Nachricht", asking)).value).toBe(requestMessage);
  await press("Abbrechen", { at: asking });
  await agree("Änderungen verwerfen?", "Verwerfen");
  await expectClosed();
});

it("keeps a request above its post, which is found gone when it is sent [O194]", async () => {
  const { remove } = await withPost("Quadrant");
  await press("Quadrant");
  await press("Kollaboration anfragen", { at: await dialog("Quadrant") });
  const asking = await dialog("Anfrage an Jan D.");
  await fill("Nachricht", requestMessage, asking);
  await remove();
  await press("Anfrage senden", { at: asking });
  await expectText(keptToCopy, asking);
  await expectNoCard("Quadrant");
  expect((await field("Nachricht", asking)).value).toBe(requestMessage);
  await press("Abbrechen", { at: asking });
  await agree("Änderungen verwerfen?", "Verwerfen");
  await expectText("Diesen Beitrag gibt es nicht mehr", await dialog("Beitrag"));
});

it("keeps a report of a post that leaves the list [O194]", async () => {
  const { remove } = await withPost("Astrolab");
  await press("Mehr zu Astrolab");
  await press("Beitrag melden", { role: "menuitem" });
  await fill("Was genau ist nicht in Ordnung?", "Zwanzigmal derselbe Text.", await dialog("Beitrag melden"));
  await remove();
  somethingElsewhere();
  await expectNoCard("Astrolab");
  const reporting = await dialog("Beitrag melden");
  expect((await field("Was genau ist nicht in Ordnung?", reporting)).value).toBe("Zwanzigmal derselbe Text.");
});

it("keeps a change of an own post that is deleted elsewhere, and says so when it is saved [O194]", async () => {
  let post: Post | undefined;
  const { stack, account, network } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ publish }, own) => {
      post = await publish(own, { title: "Kompass" });
    },
  });
  await press("Aktionen zu „Kompass“");
  await press("Bearbeiten", { role: "menuitem" });
  const form = await dialog("Beitrag bearbeiten");
  await fill(/^Inhalt/, "Ganz neu geschrieben.", form);
  if (post) await communityCalls(stack).removePost(account, post.id);
  somethingElsewhere();
  await expectText("Noch keine eigenen Beiträge");
  expect((await field(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
  await press("Speichern", { at: form });
  await expectText(keptToCopy, form);
  expect((await field(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
  expect(network.sent("community/create")).toEqual([]);
  expect(within(form).getByRole<HTMLButtonElement>("button", { name: "Speichern" }).disabled).toBe(false);
});

it("keeps an objection whose post is deleted elsewhere, and says so when it is sent [O194]", async () => {
  let post: Post | undefined;
  const { stack, account } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ publish }, own) => {
      post = await publish(own, { title: "Chronometer" });
    },
  });
  const { report, hide } = moderationCalls(stack);
  await card("Chronometer");
  const { json } = await report(await readyAccount(), post as Post);
  await hide((json as { id: number }).id);
  somethingElsewhere();
  await press("Einspruch einlegen");
  const objecting = await dialog("Einspruch einlegen");
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.", objecting);
  await communityCalls(stack).removePost(account, post?.id ?? 0);
  somethingElsewhere();
  await expectText("Noch keine eigenen Beiträge");
  await press("Einspruch senden", { at: objecting });
  await expectText("Hier ist nichts mehr ausgeblendet.", objecting);
  expect((await field("Warum ist die Entscheidung falsch?", objecting)).value).toBe("Es ist ein Projekt.");
});

it("goes on taking over into a change of an own post what another tab saves of it", async () => {
  let post: Post | undefined;
  const { stack, account } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ publish }, own) => {
      post = await publish(own, { title: "Logbuch" });
    },
  });
  await press("Aktionen zu „Logbuch“");
  await press("Bearbeiten", { role: "menuitem" });
  const form = await dialog("Beitrag bearbeiten");
  await fill(/^Inhalt/, "Ganz neu geschrieben.", form);
  if (post) await communityCalls(stack).change(account, post.id, { title: "Logbücher" });
  somethingElsewhere();
  await waitFor(async () => expect((await field(/^Titel/, form)).value).toBe("Logbücher"));
  expect((await field(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
});
