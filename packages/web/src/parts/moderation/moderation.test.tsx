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
import {
  answerConfirmation,
  feedPath,
  networkPath,
  premiumMember,
  simulateChangeInOtherTab,
} from "../../testing/community.ts";
import { openProfileDialog } from "../../testing/profile-dialogs.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { overviewPath } from "../../testing/task-card.ts";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findDialog,
  press,
  selectOption,
  textOf,
  user,
} from "../../testing/user.ts";

const post = (title: string) => screen.findByRole("listitem", { name: title });
const openMenu = async (title: string) => press(`Mehr zu ${title}`, { container: await post(title) });
const pick = (name: string) => press(name, { role: "menuitem" });

/** Opens the feed with a post of another person. The title is unique among the tests. */
async function feedWith(title: string, options: Parameters<typeof renderScreen>[1] = {}) {
  let author: Someone | undefined;
  const shown = await renderScreen(feedPath(`&search=${encodeURIComponent(title)}`), {
    as: premiumMember,
    prepareCommunity: async ({ member: join, publish }: CommunityCalls) => {
      author = await join("Jan Dyk");
      await publish(author, { title });
    },
    ...options,
  });
  await post(title);
  return { ...shown, author: author as Someone };
}

it("the report form requires reason, explanation and good faith, and keeps its input when sending fails [D57]", async () => {
  const { network } = await feedWith("Nur Werbung", { failing: { "moderation/report": { status: 500 } } });
  await openMenu("Nur Werbung");
  await pick("Beitrag melden");
  const form = await findDialog("Beitrag melden");
  await expectText("Es geht um „Nur Werbung“.", form);
  await press("Melden", { container: form });
  for (const problem of ["Bitte wählen Sie einen Grund.", "Bitte beschreiben Sie, worum es geht."])
    await expectText(problem, form);
  await expectText("Bitte bestätigen Sie Ihre Angaben.", form);
  expect(network.sent("moderation/report")).toEqual([]);
  await user.click(within(form).getByRole("checkbox"));
  await waitFor(() => expect(textOf(form)).not.toContain("Bitte bestätigen Sie Ihre Angaben."));
  await selectOption("Was ist der Grund?", "Werbung oder Spam");
  await fill("Was genau ist nicht in Ordnung?", "Zwanzigmal derselbe Text.");
  await press("Melden", { container: form });
  await waitFor(() => expect(network.sent("moderation/report")).toHaveLength(1));
  expect(await screen.findByDisplayValue("Zwanzigmal derselbe Text.")).toBeTruthy();
  network.clearFailures();
  await press("Melden", { container: form });
  await expectToast("Meldung eingegangen");
  expect(network.sent("moderation/report").at(-1)?.body).toMatchObject({ reason: "spam", isSincere: true });
  await waitFor(() => expect(form.isConnected).toBe(false));
  await openMenu("Nur Werbung");
  await pick("Beitrag melden");
  await selectOption("Was ist der Grund?", "Etwas anderes");
  await fill("Was genau ist nicht in Ordnung?", "Noch einmal.");
  await user.click(within(await findDialog()).getByRole("checkbox"));
  await press("Melden", { container: await findDialog() });
  await expectText("Das haben Sie schon gemeldet. Wir prüfen es und sagen Ihnen Bescheid.", await findDialog());
});

it("a blocked person disappears from the feed, and can be unblocked in the settings [D57]", async () => {
  const { network } = await feedWith("Von Jan", { failing: { "blocks/create": { status: 500 } } });
  await openMenu("Von Jan");
  await pick("Person blockieren");
  await answerConfirmation("Jan D. blockieren?", "Blockieren");
  await expectErrorToast("Fehler", "Die Person konnte nicht blockiert werden.");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  network.clearFailures();
  await openMenu("Von Jan");
  await pick("Person blockieren");
  await answerConfirmation("Jan D. blockieren?", "Blockieren");
  await expectToast("Jan D. ist blockiert");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Von Jan" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("main").contains(document.activeElement)).toBe(true));
  await openProfileDialog("Einstellungen");
  await press("Blockierte Personen");
  const list = await findDialog("Blockierte Personen");
  await expectText("Jan D.", list);
  await press("Jan D. freigeben", { container: list });
  await expectToast("Jan D. ist nicht mehr blockiert");
  const nobody = await expectText("Sie haben niemanden blockiert", list);
  await waitFor(() => expect(document.activeElement?.contains(nobody)).toBe(true));
});

it("the list of blocked people shows a failure with a retry", async () => {
  const { network } = await renderScreen(overviewPath, {
    as: premiumMember,
    failing: { "blocks/list": { status: 500 } },
  });
  await openProfileDialog("Einstellungen");
  await press("Blockierte Personen");
  await expectText("Blockierte Personen konnten nicht geladen werden", await findDialog("Blockierte Personen"));
  network.clearFailures();
  await press("Erneut versuchen", { container: await findDialog("Blockierte Personen") });
  await expectText("Sie haben niemanden blockiert", await findDialog("Blockierte Personen"));
});

it("the author of a hidden post reads the reasons and can object once [D57]", async () => {
  let own: Post | undefined;
  const { network, stack, account } = await renderScreen(networkPath(), {
    as: premiumMember,
    prepareCommunity: async ({ publish }, author) => {
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
  simulateChangeInOtherTab();
  await expectText("Dieser Beitrag ist ausgeblendet", row);
  await expectText("Das ist Werbung.", row);
  await press("Einspruch einlegen", { container: row });
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.");
  await press("Einspruch senden", { container: await findDialog("Einspruch einlegen") });
  await expectToast("Einspruch eingelegt");
  await expectText(/^Einspruch eingelegt am/, row);
  // The pressed button is gone, so the focus must have moved to the notice.
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByRole("note")));
  expect(within(row).queryByRole("button", { name: "Einspruch einlegen" })).toBeNull();
  expect(network.sent("moderation/object")).toHaveLength(1);
  const refusal = await decide(reportId, { outcome: "hidden", ground: "law", statement: "Es bleibt Werbung." });
  expect(refusal.json).toMatchObject({ isHidden: true, state: "settled" });
  simulateChangeInOtherTab();
  await expectText(/geprüft und abgelehnt/, await post("Mein Projekt"));
});

it("an author without Premium reads above the offer why a post is hidden, and can object [D57]", async () => {
  const { stack, account } = await renderScreen(overviewPath, { as: premiumMember });
  const own = await communityCalls(stack).publish(account, { title: "Ohne Premium" });
  const { report, hide } = moderationCalls(stack);
  const { json } = await report(await readyAccount(), own);
  await hide((json as { id: number }).id);
  await changeAccount(account, { plan: "kostenlos" });
  const { network } = await renderScreen(networkPath("my-posts"), { as: { ...account } });
  const row = await post("Ohne Premium");
  await expectText("Das ist Werbung.", row);
  await press("Einspruch einlegen", { container: row });
  await fill("Warum ist die Entscheidung falsch?", "Es ist ein Projekt.");
  await press("Einspruch senden", { container: await findDialog("Einspruch einlegen") });
  await expectToast("Einspruch eingelegt");
  await expectText(/Einspruch eingelegt am/, row);
  expect(network.sent("moderation/object")).toHaveLength(1);
});
