import type { NewRequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { openBusiness, openFreelancer } from "../../../../testing/conversations.ts";
import { expectText, press, textOf } from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const row = () => screen.findByRole("option", { name: /^Änne W\./ });
const slots = ["2027-03-15T09:00:00.000Z", "2027-03-16T13:30:00.000Z"];

/** Opens the requests of a business, under one of which one of the two has written a message. */
async function open(author: "aenne" | "account", message: Partial<NewRequestMessage>, search = "") {
  const shown = await openBusiness(search);
  const { calls, id, reload } = shown;
  await calls.send(shown[author], id, { text: "So wäre es gut.", ...message });
  await reload();
  return shown;
}

it("a row shows the price of an offer instead of its message, until somebody writes again", async () => {
  const { calls, account, aenne, id, reload, stored } = await open("aenne", {
    offer: { amount: 960, unit: "day", days: 30 },
  });
  await expectText("Angebot: 28.800 €", await row());
  expect(textOf(await row())).not.toContain("So wäre es gut.");
  await calls.write(aenne, id, "Ich freue mich auf Ihre Antwort.");
  await reload();
  await expectText("Ich freue mich auf Ihre Antwort.", await row());
  const offered = (await stored()).find(({ offer }) => offer);
  await calls.send(account, id, { text: "Leider nicht.", answer: { messageId: offered?.id ?? 0, accepted: false } });
  await reload();
  await expectText("Sie: Leider nicht.", await row());
});

it("a row shows the search text of a message although an offer is open", async () => {
  await open("aenne", { offer: { amount: 960, unit: "day" } }, "&find=gut");
  await expectText("So wäre es gut.", await row());
});

it("a row names proposed dates while they are the last message", async () => {
  const { calls, account, id, reload } = await open("account", { appointment: { slots, minutes: 30, place: "" } });
  await expectText("Sie: 2 Terminvorschläge", await row());
  await calls.write(account, id, "Gern auch abends.");
  await reload();
  await expectText("Sie: Gern auch abends.", await row());
  expect(textOf(await row())).not.toContain("Terminvorschl");
});

it("a row names the dates of the freelancer until they are answered, also below a later message", async () => {
  const { calls, account, aenne, id, reload } = await open("aenne", { appointment: { slots, minutes: 30, place: "" } });
  await expectText("2 Terminvorschläge", await row());
  expect(textOf(await row())).not.toContain("offen");
  const offer = await calls.propose(aenne, id, { offer: { amount: 960, unit: "day" } });
  await calls.reply(account, id, { messageId: offer, accepted: true });
  await reload();
  await expectText("Preis: 960 € pro Tag · 2 Terminvorschläge, offen", await row());
  const dates = (await calls.messages(account, id)).find(({ appointment }) => appointment);
  await calls.reply(account, id, { messageId: dates?.id ?? 0, accepted: false });
  await reload();
  await waitFor(async () => expect(textOf(await row())).not.toContain("offen"));
});

it("a row counts only the proposed dates that are not past", async () => {
  const soon = ["2027-03-01T09:30:00.000Z", "2027-03-02T09:00:00.000Z"];
  const { calls, aenne, id, reload } = await open("aenne", { appointment: { slots: soon, minutes: 30, place: "" } });
  await calls.write(aenne, id, "Gern auch abends.");
  await reload();
  await expectText("2 Terminvorschläge, offen", await row());
  vi.setSystemTime("2027-03-01T09:40:00Z");
  await reload();
  await expectText("Terminvorschlag: Di., 2. März, 10:00 Uhr, offen", await row());
});

it("a row shows the agreed price and date with the newest message", async () => {
  const { calls, account, aenne, id, reload } = await open("aenne", {});
  const dates = await calls.propose(aenne, id, { appointment: { slots, minutes: 30 } });
  await calls.reply(account, id, { messageId: dates, accepted: true, slot: slots[0] });
  const offer = await calls.propose(aenne, id, { offer: { amount: 960, unit: "day" } });
  await reload();
  await expectText("Termin: Mo., 15. März, 10:00 Uhr", await row());
  await calls.reply(account, id, { messageId: offer, accepted: true });
  await reload();
  await expectText("Preis: 960 € pro Tag · Termin: Mo., 15. März, 10:00 Uhr", await row());
  await expectText("Sie: Meine Antwort.", await row());
  await calls.update(account, id, { progress: "ended" });
  await reload();
  await expectText("Nicht zustande gekommen", await row());
  expect(textOf(await row())).not.toContain("960");
});

it("a freelancer sees proposed dates at the request, and after the acceptance its message", async () => {
  const { calls, petra, id, reload } = await openFreelancer("received");
  await calls.send(petra, id, { text: "Passt das?", appointment: { slots: slots.slice(0, 1), minutes: 30 } });
  await reload();
  await expectText("Terminvorschlag: Mo., 15. März, 10:00 Uhr");
  await press("Nachrichten mit Petra G.");
  await press("Termin annehmen: Mo., 15. März, 10:00 Uhr");
  await expectText("Vereinbart: Mo., 15. März, 10:00 Uhr");
  await press("Nachrichten mit Petra G.");
  await screen.findByRole("button", { name: "Sie: Der Termin passt: Mo., 15. März, 10:00 Uhr." });
});
