import type { Post } from "@linkedpotential/contract/community/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import {
  type CommunityCalls,
  changeAccount,
  communityCalls,
  type Someone,
} from "@linkedpotential/local/testing/community";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { agree, feedAt, member, networkAt, somethingElsewhere } from "../../testing/community.ts";
import { choose, dialog, expectErrorToast, expectText, expectToast, fill, hands, press } from "../../testing/person.ts";
import { openProfileDialog } from "../../testing/profile-dialogs.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { overview } from "../../testing/task-card.ts";

const post = (title: string) => screen.findByRole("listitem", { name: title });
const openMenu = async (title: string) => press(`Mehr zu ${title}`, { at: await post(title) });
const pick = (name: string) => press(name, { role: "menuitem" });

/** Opens the feed with a post of another person. The title is unique among the tests. */
async function feedWith(title: string, options: Parameters<typeof renderScreen>[1] = {}) {
  let author: Someone | undefined;
  const shown = await renderScreen(feedAt(`&search=${encodeURIComponent(title)}`), {
    as: member,
    community: async ({ member: join, publish }: CommunityCalls) => {
      author = await join("Jan Dyk");
      await publish(author, { title });
    },
    ...options,
  });
  await post(title);
  return { ...shown, author: author as Someone };
}

it("a post is reported with reason, explanation and good faith; what is wrong is said, and nothing is lost when it fails [D57]", async () => {
  const { network } = await feedWith("Nur Werbung", { failing: { "moderation/report": { status: 500 } } });
  await openMenu("Nur Werbung");
  await pick("Beitrag melden");
  const form = await dialog("Beitrag melden");
  await expectText("Es geht um „Nur Werbung“.", form);
  expect(within(form).getByRole<HTMLButtonElement>("button", { name: "Melden" }).disabled).toBe(true);
  await hands.click(within(form).getByRole("checkbox"));
  await press("Melden", { at: form });
  expect(await within(form).findAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(2);
  await choose("Was ist der Grund?", "Werbung oder Spam");
  await fill("Was genau ist nicht in Ordnung?", "Zwanzigmal derselbe Text.");
  await press("Melden", { at: form });
  await waitFor(() => expect(network.sent("moderation/report")).toHaveLength(1));
  expect(await screen.findByDisplayValue("Zwanzigmal derselbe Text.")).toBeTruthy();
  network.heal();
  await press("Melden", { at: form });
  await expectToast("Meldung eingegangen");
  expect(network.sent("moderation/report").at(-1)?.body).toMatchObject({ reason: "spam", isSincere: true });
  await waitFor(() => expect(form.isConnected).toBe(false));
  await openMenu("Nur Werbung");
  await pick("Beitrag melden");
  await choose("Was ist der Grund?", "Etwas anderes");
  await fill("Was genau ist nicht in Ordnung?", "Noch einmal.");
  await hands.click(within(await dialog()).getByRole("checkbox"));
  await press("Melden", { at: await dialog() });
  await expectText("Das haben Sie schon gemeldet. Wir prüfen es und sagen Ihnen Bescheid.", await dialog());
});

it("who is blocked is gone from the feed, listed in the settings and seen again once unblocked [D57]", async () => {
  const { network } = await feedWith("Von Jan", { failing: { "blocks/create": { status: 500 } } });
  await openMenu("Von Jan");
  await pick("Person blockieren");
  await agree("Jan D. blockieren?", "Blockieren");
  await expectErrorToast("Fehler", "Die Person konnte nicht blockiert werden.");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  network.heal();
  await openMenu("Von Jan");
  await pick("Person blockieren");
  await agree("Jan D. blockieren?", "Blockieren");
  await expectToast("Jan D. ist blockiert");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Von Jan" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("main").contains(document.activeElement)).toBe(true));
  await openProfileDialog("Einstellungen");
  await press("Blockierte Personen");
  const list = await dialog("Blockierte Personen");
  await expectText("Jan D.", list);
  await press("Jan D. freigeben", { at: list });
  await expectToast("Jan D. ist nicht mehr blockiert");
  const nobody = await expectText("Sie haben niemanden blockiert", list);
  await waitFor(() => expect(document.activeElement?.contains(nobody)).toBe(true));
});

it("the list of blocked people says when it cannot be loaded, and asks again", async () => {
  const { network } = await renderScreen(overview, { as: member, failing: { "blocks/list": { status: 500 } } });
  await openProfileDialog("Einstellungen");
  await press("Blockierte Personen");
  await expectText("Blockierte Personen konnten nicht geladen werden", await dialog("Blockierte Personen"));
  network.heal();
  await press("Erneut versuchen", { at: await dialog("Blockierte Personen") });
  await expectText("Sie haben niemanden blockiert", await dialog("Blockierte Personen"));
});

it("the author of a hidden post and profile reads why and objects once; the post cannot be edited [D57]", async () => {
  let own: Post | undefined;
  const { network, stack, account } = await renderScreen(networkAt(), {
    as: member,
    community: async ({ publish }, author) => {
      own = await publish(author, { title: "Mein Projekt" });
    },
  });
  const { report, hide, decide } = moderationCalls(stack);
  const someone = await readyAccount();
  const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id;
  const reportId = idOf(await report(someone, own as Post));
  const profile = idOf(await report(someone, { userId: account.user.id }));
  for (const id of [reportId, profile]) expect((await hide(id)).json).toMatchObject({ isHidden: true });
  const row = await post("Mein Projekt");
  somethingElsewhere();
  await expectText("Dieser Beitrag ist ausgeblendet", row);
  await expectText("Das ist Werbung.", row);
  await press("Einspruch einlegen", { at: row });
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.");
  await press("Einspruch senden", { at: await dialog("Einspruch einlegen") });
  await expectToast("Einspruch eingelegt");
  await expectText(/^Einspruch eingelegt am/, row);
  // The pressed button disappeared, so the notice has the focus.
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByRole("note")));
  expect(within(row).queryByRole("button", { name: "Einspruch einlegen" })).toBeNull();
  expect(network.sent("moderation/object")).toHaveLength(1);
  const refusal = await decide(reportId, { outcome: "hidden", ground: "law", statement: "Es bleibt Werbung." });
  expect(refusal.json).toMatchObject({ isHidden: true, state: "settled" });
  somethingElsewhere();
  await expectText(/geprüft und abgelehnt/, await post("Mein Projekt"));
});

it("who has no Premium reads above the offer why a post of theirs is hidden, and objects there [D57]", async () => {
  const { stack, account } = await renderScreen(overview, { as: member });
  const own = await communityCalls(stack).publish(account, { title: "Ohne Premium" });
  const { report, hide } = moderationCalls(stack);
  const { json } = await report(await readyAccount(), own);
  await hide((json as { id: number }).id);
  await changeAccount(account, { plan: "kostenlos" });
  const { network } = await renderScreen(networkAt("my-posts"), { as: { ...account } });
  const row = await post("Ohne Premium");
  await expectText("Das ist Werbung.", row);
  await press("Einspruch einlegen", { at: row });
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.");
  await press("Einspruch senden", { at: await dialog("Einspruch einlegen") });
  await expectToast("Einspruch eingelegt");
  await expectText(/Einspruch eingelegt am/, row);
  expect(network.sent("moderation/object")).toHaveLength(1);
});
