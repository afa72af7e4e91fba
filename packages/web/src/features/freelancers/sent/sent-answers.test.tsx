import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const crm = (search = "") => `/business/dashboard?tab=crm${search}`;
const row = () => screen.findByRole("option", { name: /^Änne W\./ });
const choose = () => press(/^Änne W\./, { role: "option" });
const opened = () => screen.findByRole("region", { name: "Änne W." });
const tab = () => screen.findByRole("tab", { name: /^Anfragen/ });

/** Opens a page of a business whose request, or that of a colleague, a freelancer has accepted. */
async function open(search: string, { isOfColleague = false } = {}) {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const calls = projectRequestCalls(stack);
  const aenne = await calls.freelancer({ name: "Änne Weiß" });
  const sender = isOfColleague ? await companyCalls(stack).member(account, "Jan Süd") : account;
  const { id } = await calls.request(sender, aenne);
  await calls.answer(aenne, id, { status: "accepted", reply: "Gern ab März." });
  const shown = await renderScreen(crm(search.replace("{id}", String(aenne.user.id))), { as: account });
  return { ...shown, sent: () => shown.getFromApi<SentProjectRequest[]>("/api/sent-project-requests") };
}

it("a new answer counts at the tab until it has been seen, and stays marked while it is shown", async () => {
  const { sent, reload, network } = await open("");
  await waitFor(async () => expect((await tab()).textContent).toMatch(/1$/));
  expect(await sent()).toMatchObject([{ isUnread: true }]);
  await press(/^Anfragen/, { role: "tab" });
  await expectText("Neu", await row());
  await choose();
  await waitFor(async () => expect((await tab()).textContent).not.toContain("1"));
  await expectText("Neu", await opened());
  expect(network.sent("project-requests/update-sent")).toHaveLength(1);
  expect(await sent()).toMatchObject([{ isUnread: false }]);
  await reload();
  expect(within(await opened()).queryByText("Neu")).toBeNull();
});

it("an answer to a colleague is read for the whole company, and no contact data can be sent", async () => {
  const { sent, reload } = await open("", { isOfColleague: true });
  await waitFor(async () => expect((await tab()).textContent).toMatch(/1$/));
  expect(await sent()).toMatchObject([{ isUnread: true }]);
  await press(/^Anfragen/, { role: "tab" });
  await expectText("Neu", await row());
  await choose();
  await waitFor(async () => expect((await tab()).textContent).not.toContain("1"));
  expect(screen.queryByRole("button", { name: /nachreichen$/ })).toBeNull();
  expect(await sent()).toMatchObject([{ isUnread: false }]);
  await reload();
  expect(within(await opened()).queryByText("Neu")).toBeNull();
});

it("contact data are sent once after the acceptance, from the list", async () => {
  const { sent, network, account } = await open("&view=requests");
  await choose();
  await press("Kontaktdaten an Änne W. nachreichen");
  const form = await findDialog("Kontaktdaten an Änne W.");
  await expectText(`Änne W. sieht dann Ihren vollen Namen, Ihr Unternehmen und ${account.user.email}.`, form);
  await fill("Unternehmen", "Nordlicht GmbH");
  network.goOffline();
  await press("Kontaktdaten senden", { container: form });
  await expectText(/^Keine Verbindung/, form);
  network.goOnline();
  await press("Kontaktdaten senden", { container: form });
  await expectToast("Kontaktdaten gesendet");
  await waitFor(() => expect(screen.queryByRole("button", { name: /nachreichen$/ })).toBeNull());
  expect(await sent()).toMatchObject([{ sharesContact: true }]);
});

it("contact data that another window has sent are refused in the form, here from the profile", async () => {
  const { stack, account, sent } = await open("&freelancer={id}");
  await press("Kontaktdaten an Änne W. nachreichen");
  const form = await findDialog("Kontaktdaten an Änne W.");
  const [request] = await sent();
  const body = { sharesContact: true, company: "Anders AG" };
  await projectRequestCalls(stack).updateSent(account, request?.id ?? 0, body);
  await press("Kontaktdaten senden", { container: form });
  await expectText("Ihre Kontaktdaten hat die Person schon.", form);
});

it("a freelancer who accepted without contact data stays reachable from the profile", async () => {
  await open("&freelancer={id}");
  const accepted = await screen.findByRole("region", { name: "Angenommene Anfrage" });
  const link = within(accepted).getByRole("link", { name: /^Änne W\. auf LinkedIn/ });
  expect(decodeURI(link.getAttribute("href") ?? "")).toBe("https://www.linkedin.com/in/änne-weiß");
  await press("Neue Anfrage");
  await findDialog("Anfrage an Änne W.");
});

it("a freelancer who accepted without contact data gets one further request from the list at a time", async () => {
  await open("&view=requests");
  await choose();
  expect(within(await opened()).getByRole("link", { name: /^Änne W\. auf LinkedIn/ })).toBeTruthy();
  await press("Neue Anfrage an Änne W.");
  const form = await findDialog("Anfrage an Änne W.");
  await fill("Nachricht", projectMessage);
  await press("Anfrage senden", { container: form });
  await expectToast("Anfrage gesendet");
  await waitFor(() => expect(screen.getAllByRole("option", { name: /^Änne W\./ })).toHaveLength(2));
  expect(screen.queryByRole("button", { name: /^Neue Anfrage an/ })).toBeNull();
});

it("the field for the first message under an accepted request is open at once", async () => {
  const { network } = await open("&view=requests");
  await choose();
  await fill("Nachricht an Änne W.", "Passt Dienstag?");
  await press("Nachricht senden");
  await waitFor(() => expect(network.sent("request-messages/send")).toHaveLength(1));
  await expectText("Passt Dienstag?", await screen.findByRole("region", { name: "Nachrichten mit Änne W." }));
});
