import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { answerConfirmation } from "../../../../testing/community.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../../testing/user.ts";
import { stubViewport } from "../../../../testing/viewport.ts";

const crm = "/business/dashboard?tab=crm&view=requests";
const list = () => screen.findByRole("listbox", { name: "Ihre Anfragen" });
const named = (name: string) => new RegExp(`^${name}`);
const row = (name: string) => screen.findByRole("option", { name: named(name) });
const choose = (name: string) => press(named(name), { role: "option" });
const opened = (name: string) => screen.findByRole("region", { name });
const openedId = () => Number(new URLSearchParams(location.search).get("messages"));
const names = () => screen.queryAllByRole("option").map((option) => /^[^.]*\./.exec(textOf(option))?.[0]);
const expectNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const hint = "Wählen Sie links eine Anfrage.";

/**
 * Opens the requests of a business on a wide screen. Änne has accepted its request and written a message, Cem's is open,
 * Bo has rejected one, and Dora has asked for a project. The answers of Änne and Bo are unread.
 */
async function open({ search = "" } = {}) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const [bo, cem, aenne] = [
    await requests.freelancer({ name: "Bo Lund" }),
    await requests.freelancer({ name: "Cem Ak" }),
    await requests.freelancer({ name: "Änne Weiß" }),
  ];
  const rejected = await requests.request(account, bo);
  await requests.answer(bo, rejected.id, { status: "rejected", reply: "Leider ausgebucht." });
  const pending = await requests.request(account, cem);
  const { member, request } = communityCalls(stack);
  const dora = await request(
    await member("Dora Meer"),
    await projectPostCalls(stack).publish(account, { title: "Zoll" }),
  );
  const accepted = await messages.acceptedRequest(account, aenne);
  await messages.write(aenne, accepted, "Passt Dienstag?");
  const viewport = stubViewport();
  viewport.showAll();
  const ids = { bo: rejected.id, cem: pending.id, dora: dora.id, aenne: accepted };
  const shown = await renderScreen(crm + search.replace("{cem}", String(ids.cem)), { as: account });
  const write = (text: string) => messages.write(aenne, accepted, text);
  return { ...shown, ids, write, sent: () => shown.getFromApi<SentProjectRequest[]>("/api/sent-project-requests") };
}

it("nothing is opened or marked as read until a request is chosen, and rows say what is unread", async () => {
  const { network, sent } = await open();
  await expectText(hint);
  await expectNames("Änne W.", "Dora M.", "Bo L.", "Cem A.");
  expect(textOf(await row("Änne W."))).toMatch(/[^:] ?Passt Dienstag\? ?1 neu ?Angenommen/);
  expect(textOf(await row("Dora M."))).toMatch(/Zu Ihrem Auftrag „Zoll“.*Neu ?Offen/);
  expect(textOf(await row("Bo L."))).toMatch(/Leider ausgebucht\. ?Neu ?Abgelehnt/);
  expect(textOf(await row("Cem A."))).not.toContain("Neu");
  expect(network.sent("request-messages/update")).toEqual([]);
  expect(network.sent("project-requests/update-sent")).toEqual([]);
  expect((await sent()).map(({ isUnread }) => isUnread)).toEqual([true, false, true]);
});

it("the row of an answer without words says what the answer is, until somebody writes", async () => {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [requests, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const [bo, aenne] = [
    await requests.freelancer({ name: "Bo Lund" }),
    await requests.freelancer({ name: "Änne Weiß" }),
  ];
  const rejected = await requests.request(account, bo);
  await requests.answer(bo, rejected.id, { status: "rejected" });
  const accepted = await messages.acceptedRequest(account, aenne);
  await renderScreen(crm, { as: account });
  expect(textOf(await row("Bo L."))).toMatch(/Hat abgelehnt ?Neu ?Abgelehnt/);
  expect(textOf(await row("Änne W."))).toMatch(/Hat angenommen ?Neu ?Angenommen/);
  await messages.write(account, accepted, "Passt Dienstag?");
  await renderScreen(crm, { as: account });
  expect(textOf(await row("Änne W."))).toMatch(/Sie: Passt Dienstag\?/);
});

it("a request opens beside the list, is read then, and the address leads back and forward", async () => {
  const { ids, sent } = await open();
  await choose("Änne W.");
  await expectText("Passt Dienstag?", await opened("Änne W."));
  expect(openedId()).toBe(ids.aenne);
  await waitFor(async () => expect(textOf(await row("Änne W."))).not.toMatch(/Neu|1 neu/));
  // The answer and the message were new.
  expect(within(await opened("Änne W.")).getAllByText("Neu")).toHaveLength(2);
  await expectNames("Änne W.", "Dora M.", "Bo L.", "Cem A.");
  await choose("Bo L.");
  await expectText("Leider ausgebucht.", await opened("Bo L."));
  await waitFor(async () => expect((await sent()).map(({ isUnread }) => isUnread)).toEqual([false, false, false]));
  history.back();
  await findField("Nachricht an Änne W.");
  expect((await row("Änne W.")).getAttribute("aria-selected")).toBe("true");
  history.back();
  await expectText(hint);
  history.forward();
  await findField("Nachricht an Änne W.");
});

it("the arrow keys move through the list without opening, Enter opens, and Escape returns to the row", async () => {
  const { ids, network } = await open();
  await choose("Cem A.");
  await opened("Cem A.");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(await row("Änne W."));
  expect(openedId()).toBe(ids.cem);
  expect(network.sent("request-messages/list")).toEqual([]);
  await user.keyboard("{Enter}");
  const field = await findField("Nachricht an Änne W.");
  expect(openedId()).toBe(ids.aenne);
  expect(document.activeElement).toBe(await row("Änne W."));
  await user.click(field);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(await row("Änne W."));
});

it("a message is written beside the list, and a draft is marked in its row", async () => {
  await open();
  await choose("Änne W.");
  await fill("Nachricht an Änne W.", "Ja, um 10 Uhr.");
  await choose("Cem A.");
  await opened("Cem A.");
  await expectText("Entwurf", await row("Änne W."));
  await choose("Änne W.");
  expect((await findField("Nachricht an Änne W.")).value).toBe("Ja, um 10 Uhr.");
  await press("Nachricht senden");
  await expectText("Sie: Ja, um 10 Uhr.", await row("Änne W."));
  expect(within(await row("Änne W.")).queryByText("Entwurf")).toBeNull();
});

it("the row of the open conversation shows a new message as soon as the conversation does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { network, write } = await open();
  await choose("Änne W.");
  await expectText("Passt Dienstag?", await opened("Änne W."));
  await write("Oder Mittwoch?");
  const reads = network.sent("project-requests/list-sent").length;
  await vi.advanceTimersByTimeAsync(15_000);
  await expectText("Oder Mittwoch?", await opened("Änne W."));
  await expectText("Oder Mittwoch?", await row("Änne W."));
  expect(network.sent("project-requests/list-sent")).toHaveLength(reads + 1);
  await waitFor(async () => expect(textOf(await row("Änne W."))).not.toMatch(/Neu|1 neu/));
});

it("a request moves to the top when the user writes a message under it", async () => {
  await open();
  await choose("Dora M.");
  await press("Anfrage von Dora M. annehmen");
  await press("Anfrage annehmen", { container: await findDialog("Anfrage von Dora M. annehmen") });
  await fill("Nachricht an Dora M.", "Passt Montag?");
  await expectNames("Änne W.", "Dora M.", "Bo L.", "Cem A.");
  await press("Nachricht senden");
  await expectNames("Dora M.", "Änne W.", "Bo L.", "Cem A.");
  expect(textOf(await row("Dora M."))).toContain("gerade eben");
});

it("new requests stay among the new ones while they are read, and menus filter by state and kind", async () => {
  await open();
  await press("Filter: Neu (3)");
  await expectNames("Änne W.", "Dora M.", "Bo L.");
  await choose("Bo L.");
  await waitFor(async () => expect(textOf(await row("Bo L."))).not.toContain("Neu"));
  await expectNames("Änne W.", "Dora M.", "Bo L.");
  await press("Filter: Stand");
  await press("Offen (2)", { role: "option" });
  await expectNames("Dora M.", "Cem A.");
  await press("Filter: Art");
  await press("Gesendet (3)", { role: "option" });
  await expectNames("Cem A.");
  await expectText("Leider ausgebucht.", await opened("Bo L."));
  await fill("Name oder Stichwort suchen", "Dora");
  await expectText("Keine Anfrage passt dazu");
  await press("Filter Stand entfernen");
  await press("Filter Art entfernen");
  await expectNames("Dora M.");
});

it("the open request gives way to the hint while the search does not find it", async () => {
  await open({ search: "&messages={cem}" });
  await opened("Cem A.");
  await fill("Name oder Stichwort suchen", "Dora");
  await expectNames("Dora M.");
  await expectText(hint);
  await fill("Name oder Stichwort suchen", "Cem");
  await opened("Cem A.");
  await fill("Name oder Stichwort suchen", "Zeppelin");
  await expectText("Keine Anfrage passt dazu");
  await expectText(hint);
  await press("Alle anzeigen");
  await opened("Cem A.");
});

it("a withdrawn request leaves the list, and the column says how to go on", async () => {
  await open({ search: "&messages={cem}" });
  await press("Anfrage an Cem A. zurückziehen");
  await answerConfirmation("Anfrage zurückziehen?", "Zurückziehen");
  await expectToast("Anfrage zurückgezogen");
  await expectNames("Änne W.", "Dora M.", "Bo L.");
  await expectText(hint);
  await waitFor(async () => expect(document.activeElement?.contains(await list())).toBe(true));
});

it("a request for a project is accepted beside the list, and can be answered there at once", async () => {
  await open();
  await choose("Dora M.");
  await expectText("Zu Ihrem Auftrag „Zoll“", await opened("Dora M."));
  await press("Anfrage von Dora M. annehmen");
  await press("Anfrage annehmen", { container: await findDialog("Anfrage von Dora M. annehmen") });
  await expectToast("Anfrage angenommen");
  await findField("Nachricht an Dora M.");
  // The button that opened the dialog is gone.
  await waitFor(async () => expect(document.activeElement).toBe(await opened("Dora M.")));
  await expectText("Angenommen", await row("Dora M."));
});
