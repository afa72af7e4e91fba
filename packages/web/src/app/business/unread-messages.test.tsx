import { newProject } from "@linkedpotential/fixtures/community";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, press } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const dayMs = 86_400_000;
const { title } = newProject();
const findTab = (name: string) => screen.findByRole("tab", { name });

/** Opens the overview of a business to whom a freelancer has written under an accepted request. */
async function openWith(kind: "sent" | "project", ...messages: string[]) {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = requestMessageCalls(stack);
  const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
  const isSent = kind === "sent";
  const aenne = isSent ? await requests.freelancer({ name: "Änne Weiß" }) : await community.member("Änne Weiß");
  const id = await (isSent ? calls.acceptedRequest : calls.acceptedProject)(account, aenne);
  if (isSent) await requests.updateSent(account, id);
  for (const text of messages) await calls.write(aenne, id, text);
  return renderScreen(dashboard, { as: account });
}

it("an unread message about a project is a task that leads to its candidates", async () => {
  await openWith("project", "Passt Dienstag?");
  await expectText(`1 neue Nachricht zu „${title}“`);
  await findTab("CRM 1 neu");
  await press("Nachricht lesen", { role: "link" });
  await expectText("Passt Dienstag?", await screen.findByRole("listitem", { name: "Änne W." }));
});

it("an unread message about a project counts at the tabs and the project", async () => {
  await openWith("project", "Passt Dienstag?");
  await press("CRM 1 neu", { role: "tab" });
  await press("Aufträge 1 neu", { role: "tab" });
  await expectText("1 neue Nachricht", await screen.findByRole("listitem", { name: title }));
});

it("unread messages under a sent request are one task with the name of their author", async () => {
  await openWith("sent", "Passt Dienstag?", "Oder Mittwoch?");
  await expectText("2 neue Nachrichten von Änne W.");
  await findTab("CRM 2 neu");
  expect(document.title).toBe("(2) Übersicht · LinkedPotential");
  await press("Nachrichten lesen", { role: "link" });
  expect(location.search).toMatch(/^\?tab=crm&view=requests&messages=\d+$/);
  await expectText("Oder Mittwoch?", await screen.findByRole("list", { name: "Nachrichten mit Änne W." }));
});

it("an open offer is a task with its price, which takes the place of the one for its message", async () => {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = requestMessageCalls(stack);
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  const id = await calls.acceptedRequest(account, aenne);
  await calls.send(aenne, id, { text: "Mein Angebot.", offer: { amount: 12_500, unit: "total" } });
  const { reload } = await renderScreen(dashboard, { as: account });
  await expectText("Angebot von Änne W.: 12.500 €");
  expect(screen.queryByText(/^Änne W\. hat|neue Nachricht/)).toBeNull();
  await calls.send(aenne, id, { text: "Lieber so.", offer: { amount: 960, unit: "day" } });
  await reload();
  await expectText("Angebot von Änne W.: 960 € pro Tag");
  await press("Angebot ansehen", { role: "link" });
  await press("Ablehnen");
  await expectText("Abgelehnt");
  await press("Übersicht", { role: "tab" });
  await screen.findByText("Profil vervollständigen");
  expect(screen.queryByText(/^Angebot von/)).toBeNull();
});

it("proposed dates are a task until they are answered, beside that for an offer and instead of the one for messages", async () => {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const calls = requestMessageCalls(stack);
  const aenne = await projectRequestCalls(stack).freelancer({ name: "Änne Weiß" });
  const id = await calls.acceptedRequest(account, aenne);
  const slots = [1, 2].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  await calls.propose(aenne, id, { offer: { amount: 12_500, unit: "total" } });
  const messageId = await calls.propose(aenne, id, { appointment: { slots, minutes: 30 } });
  const { reload } = await renderScreen(dashboard, { as: account });
  await expectText("Angebot von Änne W.: 12.500 €");
  await expectText("Terminvorschlag von Änne W. beantworten");
  await expectText("Wählen Sie einen der 2 Termine, oder lehnen Sie alle ab.");
  expect(screen.queryByText(/neue Nachricht/)).toBeNull();
  await press("Termin ansehen", { role: "link" });
  await screen.findByRole("list", { name: "Nachrichten mit Änne W." });
  await press("Übersicht", { role: "tab" });
  await expectText("Terminvorschlag von Änne W. beantworten");
  await calls.reply(account, id, { messageId, accepted: true, slot: slots[0] });
  await reload();
  await expectText("Angebot von Änne W.: 12.500 €");
  expect(screen.queryByText(/^Terminvorschlag von/)).toBeNull();
});

it("dates that the business has proposed are no task for it", async () => {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const [calls, requests] = [requestMessageCalls(stack), projectRequestCalls(stack)];
  const aenne = await requests.freelancer({ name: "Änne Weiß" });
  const id = await calls.acceptedRequest(account, aenne);
  await requests.updateSent(account, id);
  const slot = new Date(Date.now() + dayMs).toISOString();
  await calls.propose(account, id, { appointment: { slots: [slot], minutes: 30 } });
  await calls.write(aenne, id, "Ich melde mich.");
  await renderScreen(dashboard, { as: account });
  await expectText("1 neue Nachricht von Änne W.");
  expect(screen.queryByText(/^Terminvorschlag von/)).toBeNull();
});

it("an open offer of an applicant is a task, beside that for the messages of others about the project", async () => {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const [calls, community] = [requestMessageCalls(stack), communityCalls(stack)];
  const aenne = await community.member("Änne Weiß");
  const id = await calls.acceptedProject(account, aenne);
  await calls.send(aenne, id, { text: "Mein Angebot.", offer: { amount: 12_500, unit: "total" } });
  const { reload } = await renderScreen(dashboard, { as: account });
  await expectText("Angebot von Änne W.: 12.500 €");
  await waitFor(() => expect(screen.queryByText(/neue Nachricht/)).toBeNull());
  const bo = await community.member("Bo Lund");
  await calls.write(bo, await calls.acceptedProject(account, bo), "Passt Dienstag?");
  await reload();
  await expectText(`1 neue Nachricht zu „${title}“`);
  await press("Angebot ansehen", { role: "link" });
  await expectText("Mein Angebot.", await screen.findByRole("region", { name: "Änne W." }));
});
