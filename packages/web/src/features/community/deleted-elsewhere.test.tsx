import type { Post } from "@linkedpotential/contract/community/schema";
import { requestMessage } from "@linkedpotential/fixtures/community";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  answerConfirmation,
  feedPath,
  networkPath,
  premiumMember,
  simulateChangeInOtherTab,
} from "../../testing/community.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, fill, findDialog, findField, press } from "../../testing/user.ts";

const keptToCopy = "Diesen Beitrag gibt es nicht mehr. Ihr Text steht noch hier, damit Sie ihn kopieren können.";
const card = (title: string) => screen.findByRole("listitem", { name: title });
const expectNoCard = (title: string) =>
  waitFor(() => expect(screen.queryByRole("listitem", { name: title, hidden: true })).toBeNull());
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Opens the feed with a post of another person. `remove` deletes the post as its author. */
async function withPost(title: string) {
  let [author, post]: [Someone?, Post?] = [];
  const shown = await renderScreen(feedPath(`&search=${title}`), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }) => {
      author = await join("Jan Dyk");
      post = await publish(author, { title });
    },
  });
  const remove = () => author && post && communityCalls(shown.stack).removePost(author, post.id);
  return { ...shown, remove };
}

it("the request form keeps its text when the post leaves the list, and reports the deletion when it is sent [O194]", async () => {
  const { remove } = await withPost("Sextant");
  await press("Kollaboration anfragen", { container: await card("Sextant") });
  await fill("Nachricht", requestMessage);
  await remove();
  simulateChangeInOtherTab();
  await expectNoCard("Sextant");
  const form = await findDialog("Anfrage an Jan D.");
  expect((await findField("Nachricht", form)).value).toBe(requestMessage);
  await press("Anfrage senden", { container: form });
  await expectText(keptToCopy, form);
  expect((await findField("Nachricht", form)).value).toBe(requestMessage);
  await press("Abbrechen", { container: form });
  await answerConfirmation("Änderungen verwerfen?", "Verwerfen");
  await expectClosed();
});

it("the request form above the post dialog keeps its text when sending finds the post deleted [O194]", async () => {
  const { remove } = await withPost("Quadrant");
  await press("Quadrant");
  await press("Kollaboration anfragen", { container: await findDialog("Quadrant") });
  const form = await findDialog("Anfrage an Jan D.");
  await fill("Nachricht", requestMessage, form);
  await remove();
  await press("Anfrage senden", { container: form });
  await expectText(keptToCopy, form);
  await expectNoCard("Quadrant");
  expect((await findField("Nachricht", form)).value).toBe(requestMessage);
  await press("Abbrechen", { container: form });
  await answerConfirmation("Änderungen verwerfen?", "Verwerfen");
  await expectText("Diesen Beitrag gibt es nicht mehr", await findDialog("Beitrag"));
});

it("the report form keeps its text when the post leaves the list [O194]", async () => {
  const { remove } = await withPost("Astrolab");
  await press("Mehr zu Astrolab");
  await press("Beitrag melden", { role: "menuitem" });
  await fill("Was genau ist nicht in Ordnung?", "Zwanzigmal derselbe Text.", await findDialog("Beitrag melden"));
  await remove();
  simulateChangeInOtherTab();
  await expectNoCard("Astrolab");
  const form = await findDialog("Beitrag melden");
  expect((await findField("Was genau ist nicht in Ordnung?", form)).value).toBe("Zwanzigmal derselbe Text.");
});

it("the form for an own post keeps its text when the post is deleted elsewhere, and reports the deletion when it is saved [O194]", async () => {
  let post: Post | undefined;
  const { stack, account, network } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, own) => {
      post = await publish(own, { title: "Kompass" });
    },
  });
  await press("Aktionen zu „Kompass“");
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Beitrag bearbeiten");
  await fill(/^Inhalt/, "Ganz neu geschrieben.", form);
  if (post) await communityCalls(stack).removePost(account, post.id);
  simulateChangeInOtherTab();
  await expectText("Noch keine eigenen Beiträge");
  expect((await findField(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
  await press("Speichern", { container: form });
  await expectText(keptToCopy, form);
  expect((await findField(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
  expect(network.sent("community/create")).toEqual([]);
  expect(within(form).getByRole<HTMLButtonElement>("button", { name: "Speichern" }).disabled).toBe(false);
});

it("the objection form keeps its text when the post is deleted elsewhere, and reports the deletion when it is sent [O194]", async () => {
  let post: Post | undefined;
  const { stack, account } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, own) => {
      post = await publish(own, { title: "Chronometer" });
    },
  });
  const { report, hide } = moderationCalls(stack);
  await card("Chronometer");
  const { json } = await report(await readyAccount(), post as Post);
  await hide((json as { id: number }).id);
  simulateChangeInOtherTab();
  await press("Einspruch einlegen");
  const form = await findDialog("Einspruch einlegen");
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.", form);
  await communityCalls(stack).removePost(account, post?.id ?? 0);
  simulateChangeInOtherTab();
  await expectText("Noch keine eigenen Beiträge");
  await press("Einspruch senden", { container: form });
  await expectText("Hier ist nichts mehr ausgeblendet.", form);
  expect((await findField("Warum ist die Entscheidung falsch?", form)).value).toBe("Es ist ein Projekt.");
});

it("the form for an own post shows changes from another tab in the fields that are not edited", async () => {
  let post: Post | undefined;
  const { stack, account } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, own) => {
      post = await publish(own, { title: "Logbuch" });
    },
  });
  await press("Aktionen zu „Logbuch“");
  await press("Bearbeiten", { role: "menuitem" });
  const form = await findDialog("Beitrag bearbeiten");
  await fill(/^Inhalt/, "Ganz neu geschrieben.", form);
  if (post) await communityCalls(stack).change(account, post.id, { title: "Logbücher" });
  simulateChangeInOtherTab();
  await waitFor(async () => expect((await findField(/^Titel/, form)).value).toBe("Logbücher"));
  expect((await findField(/^Inhalt/, form)).value).toBe("Ganz neu geschrieben.");
});
