import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { networkPath, premiumMember } from "../../testing/community.ts";
import { openBusiness, texts, thread } from "../../testing/conversations.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectErrorToast, expectText, fill, findDialog, findField, press, textOf, user } from "../../testing/user.ts";

/** Opens a screen of a freelancer with an accepted request of either kind. */
async function openFreelancer(kind: "received" | "asked", text?: string) {
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: { ...premiumMember, name: "Änne Weiß" },
  });
  const calls = requestMessageCalls(stack);
  const petra = await projectRequestCalls(stack).business();
  const accept = kind === "received" ? calls.acceptedRequest : calls.acceptedProject;
  const id = await accept(petra, account);
  if (text) await calls.write(petra, id, text);
  await stack.deliver();
  const path = networkPath(kind === "received" ? "received" : "my-requests");
  return { ...(await renderScreen(path, { as: account })), messages: () => calls.messages(petra, id) };
}

it("a business sees new messages at the tab and the request until it has them in view, and answers", async () => {
  const { network, stored, viewport } = await openBusiness();
  const shown = await thread("Änne W.");
  await expectText("1 neu", shown);
  await waitFor(() => expect(screen.getByRole("tab", { name: /^Anfragen/ }).textContent).toMatch(/1$/));
  await expectText("Passt Dienstag?", shown);
  expect(network.sent("request-messages/list")).toEqual([]);
  await press("Nachrichten mit Änne W.");
  await expectText("Neu", shown);
  await expectText("1 neu", shown);
  expect(network.sent("request-messages/update")).toEqual([]);
  viewport.showAll();
  await waitFor(() => expect(within(shown).queryByText("1 neu")).toBeNull());
  await waitFor(() => expect(screen.getByRole("tab", { name: /^Anfragen/ }).textContent).not.toContain("1"));
  const release = network.hold("request-messages/send");
  await fill("Nachricht an Änne W.", "Ja, um 10 Uhr.");
  await press("Nachricht senden");
  await waitFor(() => expect(texts(shown)[1]).toContain("wird gesendet"));
  expect(within(shown).queryByText("Neu")).toBeNull();
  expect((await findField("Nachricht an Änne W.")).value).toBe("");
  release();
  await waitFor(() => expect(texts(shown)[1]).toMatch(/^Sie\s*gerade eben\s*Ja, um 10 Uhr\.$/));
  await press("Nachrichten mit Änne W.");
  await expectText("3 Nachrichten, zuletzt gerade eben", shown);
  expect(await stored()).toMatchObject([{ text: "Ja, um 10 Uhr." }, { text: "Passt Dienstag?" }]);
});

it("messages that are in view in a hidden tab stay unread until the tab is visible", async () => {
  const { network, stored, viewport } = await openBusiness("&messages={id}");
  await expectText("Neu", await thread("Änne W."));
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  viewport.showAll();
  expect(await stored()).toMatchObject([{ isUnread: true }]);
  expect(network.sent("request-messages/update")).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(network.sent("request-messages/update")).toHaveLength(1));
});

it("a closed conversation shows the last message, and opens with the request", async () => {
  await openBusiness();
  const shown = await thread("Änne W.");
  await press("Änne W.: Passt Dienstag?", { container: shown });
  await findField("Nachricht an Änne W.");
  const opening = within(await within(shown).findByRole("list", { name: "Anfrage und Antwort: Änne W." }));
  expect(textOf(opening.getByRole("listitem"))).toMatch(/^Sie\s*gerade eben\s*Anfrage/);
  expect(within(shown).queryByRole("button", { name: /Passt Dienstag/ })).toBeNull();
});

it("a message that was not sent is kept while the conversation is closed", async () => {
  const { stored } = await openBusiness("&messages={id}");
  await fill("Nachricht an Änne W.", "Ja, um 10");
  await press("Nachrichten mit Änne W.");
  await waitFor(() => expect(screen.queryByLabelText("Nachricht an Änne W.")).toBeNull());
  await press("Nachrichten mit Änne W.");
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um 10");
  await press("Nachricht senden");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await press("Nachrichten mit Änne W.");
  await press("Nachrichten mit Änne W.");
  expect((await findField("Nachricht an Änne W.")).value).toBe("");
});

it("a member says how the company proceeds, and it is undone when it cannot be saved", async () => {
  const { network, getFromApi } = await openBusiness();
  const field = () => screen.findByRole("button", { name: /Stand der Anfrage: Änne W\./ });
  await user.click(await field());
  await user.click(await screen.findByRole("option", { name: "Angebot erhalten" }));
  await expectText("Von Ihnen gesetzt, gerade eben");
  const stored = () => getFromApi<SentProjectRequest[]>("/api/sent-project-requests");
  await waitFor(async () => expect(await stored()).toMatchObject([{ progress: { state: "offered" } }]));
  network.fail("request-messages/update", { status: 500, body: { code: "request.internal" } });
  await user.click(await field());
  await user.click(await screen.findByRole("option", { name: "Beauftragt" }));
  await expectErrorToast("Fehler", "Der Stand konnte nicht gespeichert werden.");
  await waitFor(async () => expect((await field()).textContent).toContain("Angebot erhalten"));
});

it("a message that could not be sent returns to the field with the reason, and is then sent once", async () => {
  const { network, stored } = await openBusiness("&messages={id}");
  const shown = await thread("Änne W.");
  await expectText("Passt Dienstag?", shown);
  network.goOffline();
  await fill("Nachricht an Änne W.", "Ja.");
  await press("Nachricht senden");
  await expectText(/^Keine Verbindung/, shown);
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja.");
  expect(texts(shown)).toHaveLength(1);
  network.goOnline();
  await user.click(await findField("Nachricht an Änne W."));
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(texts(shown)).toHaveLength(2));
  await waitFor(async () => expect(await stored()).toMatchObject([{ text: "Ja." }, { text: "Passt Dienstag?" }]));
});

it("an empty message can be begun with a text for the next step, which is kept as a draft", async () => {
  const { reload } = await openBusiness("&messages={id}");
  await press("Angebot erbitten");
  const field = await findField("Nachricht an Änne W.");
  expect(field.value).toMatch(/^Bitte senden Sie uns ein Angebot/);
  expect(document.activeElement).toBe(field);
  await press("Termin vorschlagen");
  await waitFor(() => expect(field.value).toMatch(/^Passt Ihnen ein kurzes Gespräch/));
  await user.keyboard("Montag um 10 Uhr.");
  await waitFor(() => expect(screen.queryByRole("group", { name: "Nachricht beginnen" })).toBeNull());
  await reload();
  expect((await findField("Nachricht an Änne W.")).value).toMatch(/Montag um 10 Uhr\.$/);
});

it("an empty message is refused at the field", async () => {
  const { network } = await openBusiness("&messages={id}");
  await expectText("Passt Dienstag?", await thread("Änne W."));
  await press("Nachricht senden");
  await expectText("Bitte geben Sie eine Nachricht ein.");
  expect(network.sent("request-messages/send")).toEqual([]);
});

it("a message after a block fails as if the request was gone, and the request disappears", async () => {
  const { stack, account, aenne, network } = await openBusiness("&messages={id}");
  await expectText("Passt Dienstag?", await thread("Änne W."));
  await communityCalls(stack).block(aenne, account.user.id);
  await fill("Nachricht an Änne W.", "Noch da?");
  await press("Nachricht senden");
  await expectErrorToast("Fehler", "Die Nachricht wurde nicht gesendet. Diese Anfrage gibt es nicht mehr.");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Änne W." })).toBeNull());
  expect(network.sent("request-messages/send")).toHaveLength(1);
});

it("a freelancer opens the messages of a business from the bell", async () => {
  const { messages, account } = await openFreelancer("received", "Passt Dienstag?");
  await screen.findByRole("tab", { name: "Anfragen erhalten 1" });
  await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  await press(/^Benachrichtigungen/);
  await press(/^Nachricht eines Unternehmens/, { container: await findDialog("Benachrichtigungen") });
  const shown = await thread("Petra G.");
  await expectText("Passt Dienstag?", shown);
  await fill("Nachricht an Petra G.", "Gern um 10 Uhr.");
  await press("Nachricht senden");
  await waitFor(async () =>
    expect(await messages()).toMatchObject([{ text: "Gern um 10 Uhr." }, { text: "Passt Dienstag?" }]),
  );
});

it("a freelancer writes the first message under the own request for a project", async () => {
  const { messages } = await openFreelancer("asked");
  const shown = await thread("Petra G.");
  await press("Nachrichten mit Petra G.");
  await expectText(/^Hier klären Sie alles Weitere/, shown);
  await fill("Nachricht an Petra G.", "Wann geht es los?");
  await press("Nachricht senden");
  await waitFor(() => expect(texts(shown)).toEqual([expect.stringContaining("Wann geht es los?")]));
  await waitFor(async () => expect(await messages()).toMatchObject([{ text: "Wann geht es los?" }]));
});

it("a failed read of the messages offers a retry", async () => {
  const { network } = await openBusiness();
  const shown = await thread("Änne W.");
  network.fail("request-messages/list", { status: 500, body: { code: "request.internal" } }, 1);
  await press("Nachrichten mit Änne W.");
  await expectText("Die Nachrichten konnten nicht geladen werden", shown);
  await press("Erneut versuchen", { container: shown });
  await expectText("Passt Dienstag?", shown);
});
