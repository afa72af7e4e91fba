import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBusiness, openedRequest, openFreelancer, texts, thread } from "../../testing/conversations.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectErrorToast, expectText, fill, findDialog, findField, press, textOf, user } from "../../testing/user.ts";

const row = (name: string) => screen.findByRole("option", { name: new RegExp(`^${name}`) });
const choose = (name: string) => press(new RegExp(`^${name}`), { role: "option" });

it("a business sees new messages at the tab and the request until it has them in view, and answers", async () => {
  const { network, stored, viewport } = await openBusiness();
  await expectText("1 neu", await row("Änne W."));
  await waitFor(() => expect(screen.getByRole("tab", { name: /^Anfragen/ }).textContent).toMatch(/2$/));
  await expectText("Passt Dienstag?", await row("Änne W."));
  expect(network.sent("request-messages/list")).toEqual([]);
  await choose("Änne W.");
  const shown = await openedRequest("Änne W.");
  await expectText("Neu", shown);
  await expectText("1 neu", await row("Änne W."));
  expect(network.sent("request-messages/update")).toEqual([]);
  viewport.showAll();
  await waitFor(async () => expect(within(await row("Änne W.")).queryByText("1 neu")).toBeNull());
  await waitFor(() => expect(screen.getByRole("tab", { name: /^Anfragen/ }).textContent).not.toMatch(/\d/));
  const release = network.hold("request-messages/send");
  await fill("Nachricht an Änne W.", "Ja, um 10 Uhr.");
  await press("Nachricht senden");
  await waitFor(() => expect(texts(shown)[1]).toContain("wird gesendet"));
  // Only the answer to the request is still marked.
  expect(within(shown).getAllByText("Neu")).toHaveLength(1);
  expect((await findField("Nachricht an Änne W.")).value).toBe("");
  release();
  await waitFor(() => expect(texts(shown)[1]).toMatch(/^Sie\s*gerade eben\s*Ja, um 10 Uhr\.$/));
  await expectText("Sie: Ja, um 10 Uhr.", await row("Änne W."));
  expect(await stored()).toMatchObject([{ text: "Ja, um 10 Uhr." }, { text: "Passt Dienstag?" }]);
});

it("messages that are in view in a hidden tab stay unread until the tab is visible", async () => {
  const { network, stored, viewport } = await openBusiness("&messages={id}");
  await expectText("Neu", await openedRequest("Änne W."));
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  viewport.showAll();
  expect(await stored()).toMatchObject([{ isUnread: true }]);
  expect(network.sent("request-messages/update")).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(network.sent("request-messages/update")).toHaveLength(1));
});

it("a closed conversation shows the last message, and opens with the request", async () => {
  await openFreelancer("received", { text: "Passt Dienstag?" });
  const shown = await thread("Petra G.");
  await press("Petra G.: Passt Dienstag?", { container: shown });
  await findField("Nachricht an Petra G.");
  const opening = within(await within(shown).findByRole("list", { name: "Anfrage und Antwort: Petra G." }));
  expect(textOf(opening.getByRole("listitem"))).toMatch(/^Petra G\.\s*gerade eben\s*Anfrage/);
  expect(within(shown).queryByRole("button", { name: /Passt Dienstag/ })).toBeNull();
});

it("a message that was not sent is kept when another tab signs out, until the same person signs in again", async () => {
  const { account, reload } = await openBusiness("&messages={id}");
  await fill("Nachricht an Änne W.", "Ja, um 10");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: "hasLoggedOut", newValue: "true" }));
  const again = await findDialog("Ihre Sitzung ist abgelaufen");
  await fill("Passwort", account.password, again);
  await press("Anmelden", { container: again });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um 10");
  await reload();
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um 10");
});

it("another person who signs in after that sees no message that was not sent", async () => {
  const { account: other } = await openBusiness();
  await openBusiness("&messages={id}");
  await fill("Nachricht an Änne W.", "Geheim");
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: "hasLoggedOut", newValue: "true" }));
  await findDialog("Ihre Sitzung ist abgelaufen");
  localStorage.setItem("freelance_authToken", other.token);
  dispatchEvent(new StorageEvent("storage", { key: "freelance_authToken", newValue: other.token }));
  await waitFor(() => expect(screen.queryByDisplayValue("Geheim")).toBeNull());
  expect(JSON.stringify(localStorage)).not.toContain("Geheim");
});

it("a message that was not sent is kept while the conversation is closed", async () => {
  const { messages } = await openFreelancer("received", { text: "Passt Dienstag?" });
  await press("Nachrichten mit Petra G.");
  await fill("Nachricht an Petra G.", "Ja, um 10");
  await press("Nachrichten mit Petra G.");
  await waitFor(() => expect(screen.queryByLabelText("Nachricht an Petra G.")).toBeNull());
  await press("Nachrichten mit Petra G.");
  expect((await findField("Nachricht an Petra G.")).value).toBe("Ja, um 10");
  await press("Nachricht senden");
  await waitFor(async () => expect(await messages()).toHaveLength(2));
  await press("Nachrichten mit Petra G.");
  await press("Nachrichten mit Petra G.");
  expect((await findField("Nachricht an Petra G.")).value).toBe("");
});

it("a member says how the company proceeds, and it is undone when it cannot be saved", async () => {
  const { network, getFromApi } = await openBusiness("&messages={id}");
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

it("the state that an offer has set names the offer", async () => {
  const { calls, aenne, id, reload } = await openBusiness("&messages={id}");
  await calls.propose(aenne, id, { offer: { amount: 960, unit: "day" } });
  await reload();
  await expectText("Durch das Angebot gesetzt, gerade eben");
});

it("a message that could not be sent returns to the field with the reason, and is then sent once", async () => {
  const { network, stored } = await openBusiness("&messages={id}");
  const shown = await openedRequest("Änne W.");
  await expectText("Passt Dienstag?", shown);
  network.goOffline();
  await fill("Nachricht an Änne W.", "Ja.");
  await press("Nachricht senden");
  await expectText(/^Keine Verbindung/, await openedRequest("Änne W."));
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
  await press("Absage schreiben");
  await waitFor(() => expect(field.value).toMatch(/^Vielen Dank für Ihre Mühe/));
  await user.keyboard(" Alles Gute.");
  await waitFor(() => expect(screen.queryByRole("group", { name: "Nachricht beginnen" })).toBeNull());
  await reload();
  expect((await findField("Nachricht an Änne W.")).value).toMatch(/Alles Gute\.$/);
});

it("an empty message is refused at the field", async () => {
  const { network } = await openBusiness("&messages={id}");
  await expectText("Passt Dienstag?", await openedRequest("Änne W."));
  await press("Nachricht senden");
  await expectText("Bitte geben Sie eine Nachricht ein.");
  expect(network.sent("request-messages/send")).toEqual([]);
});

it("a message after a block fails as if the request was gone, and the request disappears", async () => {
  const { stack, account, aenne, network } = await openBusiness("&messages={id}");
  await expectText("Passt Dienstag?", await openedRequest("Änne W."));
  await communityCalls(stack).block(aenne, account.user.id);
  await fill("Nachricht an Änne W.", "Noch da?");
  await press("Nachricht senden");
  await expectErrorToast("Fehler", "Die Nachricht wurde nicht gesendet. Diese Anfrage gibt es nicht mehr.");
  await waitFor(() => expect(screen.queryByRole("option", { name: /^Änne W\./ })).toBeNull());
  expect(network.sent("request-messages/send")).toHaveLength(1);
});

it("a freelancer opens the messages of a business from the bell", async () => {
  const { messages, account } = await openFreelancer("received", { text: "Passt Dienstag?" });
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
  network.fail("request-messages/list", { status: 500, body: { code: "request.internal" } }, 1);
  await choose("Änne W.");
  const shown = await openedRequest("Änne W.");
  await expectText("Die Nachrichten konnten nicht geladen werden", shown);
  await press("Erneut versuchen", { container: shown });
  await expectText("Passt Dienstag?", shown);
});
