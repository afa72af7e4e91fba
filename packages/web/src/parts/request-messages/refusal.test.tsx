import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBusiness, openedRequest } from "../../testing/conversations.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, findField, press, user } from "../../testing/user.ts";

const declineAndEnd = "Angebot ablehnen und als „Nicht zustande gekommen“ führen";
const end = "Als „Nicht zustande gekommen“ führen";
const stateField = async () => (await screen.findByRole("button", { name: /Stand der Anfrage: Änne W\./ })).textContent;
const starters = () => screen.queryByRole("group", { name: "Nachricht beginnen" });

/** Opens an accepted request of a business. The freelancer has made an offer if set. */
async function open({ hasOffer = false } = {}) {
  const business = await openBusiness();
  const { account, aenne, id, stack } = business;
  if (hasOffer) await requestMessageCalls(stack).propose(aenne, id, { offer: { amount: 700, unit: "day" } });
  const shown = await renderScreen(`/business/dashboard?tab=crm&view=requests&messages=${id}`, { as: account });
  const progress = async () =>
    (await shown.getFromApi<SentProjectRequest[]>("/api/sent-project-requests"))[0]?.progress?.state;
  return { ...business, ...shown, progress };
}

it("a refusal declines the open offer and ends the request at once, and no text for a next step is left", async () => {
  const { network, progress } = await open({ hasOffer: true });
  await expectText("700 € pro Tag, netto", await openedRequest("Änne W."));
  await press("Absage schreiben");
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: declineAndEnd })).checked).toBe(true);
  await press("Nachricht senden");
  await waitFor(async () => expect(await stateField()).toContain("Nicht zustande gekommen"));
  await expectText("Abgelehnt", await openedRequest("Änne W."));
  expect(screen.queryByRole("checkbox", { name: declineAndEnd })).toBeNull();
  expect(network.sent("request-messages/send")).toHaveLength(1);
  expect(await progress()).toBe("ended");
  expect(starters()).toBeNull();
});

/** Agrees on a date with the freelancer, before the request is opened. */
async function openWithDate({ hasOffer = false } = {}) {
  vi.setSystemTime("2027-03-01T09:00:00Z");
  const { account, aenne, calls, id, stored } = await openBusiness();
  const slot = "2027-03-16T13:30:00.000Z";
  const messageId = await calls.propose(aenne, id, { appointment: { slots: [slot], minutes: 45, place: "" } });
  await calls.reply(account, id, { messageId, accepted: true, slot });
  if (hasOffer) await calls.propose(aenne, id, { offer: { amount: 700, unit: "day" } });
  await renderScreen(`/business/dashboard?tab=crm&view=requests&messages=${id}`, { as: account });
  const statuses = async () =>
    (await stored()).flatMap(({ appointment, offer }) => (appointment ?? offer)?.status ?? []);
  return { statuses };
}

it("a refusal cancels the agreed date and ends the request at once", async () => {
  const { statuses } = await openWithDate();
  await press("Absage schreiben");
  await screen.findByRole("checkbox", {
    name: "Termin am Di., 16. März, 14:30 Uhr absagen und als „Nicht zustande gekommen“ führen",
  });
  await press("Nachricht senden");
  await waitFor(async () => expect(await stateField()).toContain("Nicht zustande gekommen"));
  await expectText("Abgesagt", await openedRequest("Änne W."));
  expect(await statuses()).toEqual(["canceled"]);
});

it("a refusal that declines an offer says that the agreed date stays, and how to cancel it", async () => {
  const { statuses } = await openWithDate({ hasOffer: true });
  await press("Absage schreiben");
  await screen.findByRole("checkbox", { name: declineAndEnd });
  await expectText(/Der Termin am Di., 16. März, 14:30 Uhr bleibt bestehen. .* „Termin absagen“/);
  await press("Nachricht senden");
  await waitFor(async () => expect(await stateField()).toContain("Nicht zustande gekommen"));
  expect(await statuses()).toEqual(["declined", "accepted"]);
  await screen.findByRole("button", { name: "Termin absagen" });
});

it("a refusal without the check mark is a message only", async () => {
  const { stored, progress } = await open();
  await press("Absage schreiben");
  await user.click(await screen.findByRole("checkbox", { name: end }));
  await press("Nachricht senden");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(await progress()).toBeUndefined();
});

it("the question belongs to the text of the refusal", async () => {
  await open();
  await press("Absage schreiben");
  await screen.findByRole("checkbox", { name: end });
  await user.clear(await findField("Nachricht an Änne W."));
  expect(screen.queryByRole("checkbox", { name: end })).toBeNull();
  await press("Absage schreiben");
  await screen.findByRole("checkbox", { name: end });
  await press("Angebot erbitten");
  expect(screen.queryByRole("checkbox", { name: end })).toBeNull();
});

it("a refusal that could not be sent returns to the field with its question", async () => {
  const { network, progress } = await open({ hasOffer: true });
  await press("Absage schreiben");
  network.fail("request-messages/send", { status: 500, body: { code: "request.internal" } }, 1);
  await press("Nachricht senden");
  await waitFor(async () => expect((await findField("Nachricht an Änne W.")).value).toMatch(/^Vielen Dank/));
  await screen.findByRole("checkbox", { name: declineAndEnd });
  await press("Nachricht senden");
  await waitFor(async () => expect(await progress()).toBe("ended"));
});

it("an accepted request shows its state in the field only, until a member changes it", async () => {
  const { id, calls, account } = await open();
  expect(await stateField()).toContain("Angenommen");
  await calls.update(account, id, { progress: "hired" });
  await renderScreen(`/business/dashboard?tab=crm&view=requests&messages=${id}`, { as: account });
  await waitFor(async () => expect(await stateField()).toContain("Beauftragt"));
  expect(starters()).toBeNull();
});
