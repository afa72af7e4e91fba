import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { networkPath, premiumMember } from "../../../testing/community.ts";
import { openBusiness, thread } from "../../../testing/conversations.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
} from "../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const field = "Nachricht an Änne W.";

/** Opens the received request of a business as the freelancer, with a message of the business. */
async function openFreelancer(body: object, sharesContact = false) {
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: { ...premiumMember, name: "Änne Weiß" },
  });
  const calls = requestMessageCalls(stack);
  const petra = await projectRequestCalls(stack).business();
  const id = await calls.acceptedRequest(petra, account, sharesContact);
  const answer = await calls.send(petra, id, { text: "Passt Ihnen einer dieser Termine?", ...body });
  expect(answer.status, answer.text).toBe(201);
  const shown = await renderScreen(`${networkPath("received")}&messages=${id}`, { as: account });
  return { ...shown, calls, petra, id, stored: () => calls.messages(petra, id) };
}

async function openDates() {
  await findField(field);
  await press("Termin vorschlagen");
  return findDialog("Termin vorschlagen: Änne W.");
}

async function chooseDate(row: HTMLElement, day: RegExp, time: string) {
  await press(/Kalender öffnen/, { container: row });
  await press(day);
  await fill("Uhrzeit", time, row);
}

/** Saves the agreed date, and returns the file. */
async function savedFile() {
  const [files, names]: [Blob[], string[]] = [[], []];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press("In den Kalender");
  vi.restoreAllMocks();
  return { name: names[0], text: await files[0]?.text() };
}

const card = (name: RegExp) => screen.findByRole("group", { name });

it("a business proposes dates, which wait for an answer, and then saves the accepted one in a calendar", async () => {
  const { calls, id, aenne, stored, reload } = await openBusiness("&messages={id}");
  const dialog = await openDates();
  await chooseDate(await within(dialog).findByRole("group", { name: "Termin 1" }), /15\. März 2027/, "10");
  await press("Weiteren Termin vorschlagen", { container: dialog });
  await chooseDate(await within(dialog).findByRole("group", { name: "Termin 2" }), /16\. März 2027/, "14:30");
  await selectOption(/Dauer/, "60 Minuten", dialog);
  await fill("Ort", "https://example.org/raum", dialog);
  await press("Vorschlag senden", { container: dialog });
  await expectText("Wartet auf Antwort", await card(/^Terminvorschlag, 60 Minuten/));
  expect(screen.queryByRole("button", { name: /^Termin annehmen/ })).toBeNull();
  const [sent] = await stored();
  const slots = ["2027-03-15T09:00:00.000Z", "2027-03-16T13:30:00.000Z"];
  const place = "https://example.org/raum";
  expect(sent).toMatchObject({ text: "Passt Ihnen einer dieser Termine?", appointment: { slots, minutes: 60, place } });
  await calls.send(aenne, id, { text: "Passt.", answer: { messageId: sent?.id, accepted: true, slot: slots[1] } });
  await reload();
  await expectText("Vereinbart: Di., 16. März, 14:30 Uhr");
  const { name, text } = await savedFile();
  expect(name).toBe("termin-2027-03-16.ics");
  expect(text).toMatch(
    /DTSTART:20270316T133000Z\r\nDTEND:20270316T143000Z\r\nSUMMARY:Gespräch mit Änne W\.\r\nLOCATION:https:/,
  );
});

it("the calendar names a business in full and with its company once it has shared its contact data", async () => {
  await openFreelancer({ appointment: { slots: ["2027-03-15T09:00:00.000Z"], minutes: 30 } }, true);
  await press("Termin annehmen: Mo., 15. März, 10:00 Uhr");
  await expectText("Vereinbart: Mo., 15. März, 10:00 Uhr");
  expect((await savedFile()).text).toContain("SUMMARY:Gespräch mit Petra Groß\\, Nordlicht GmbH\r\n");
});

it("bad dates are refused at their fields, and input stays when it cannot be sent", async () => {
  const { network, stored } = await openBusiness("&messages={id}");
  await fill(field, "Wie wäre es so?");
  const dialog = await openDates();
  const row = await within(dialog).findByRole("group", { name: "Termin 1" });
  await chooseDate(row, /15\. März 2027/, "25");
  await press("Weiteren Termin vorschlagen", { container: dialog });
  const second = await within(dialog).findByRole("group", { name: "Termin 2" });
  await fill("Uhrzeit", "9", second);
  await press("Vorschlag senden", { container: dialog });
  await expectText("Bitte eine Uhrzeit wie 19:00 angeben.", row);
  await expectText("Bitte ein gültiges Datum angeben.", second);
  expect(network.sent("request-messages/send")).toEqual([]);
  await fill("Uhrzeit", "10:00", row);
  await fill("Uhrzeit", "", second);
  network.goOffline();
  await press("Vorschlag senden", { container: dialog });
  await expectText(/^Keine Verbindung/, dialog);
  expect((await findField("Uhrzeit", row)).value).toBe("10:00");
  network.goOnline();
  await press("Vorschlag senden", { container: dialog });
  await waitFor(async () => expect(await stored()).toMatchObject([{ text: "Wie wäre es so?" }, {}]));
  await waitFor(async () => expect((await findField(field)).value).toBe(""));
});

it("a freelancer accepts a date with one press", async () => {
  const slots = ["2027-03-15T09:00:00.000Z", "2027-03-16T13:30:00.000Z"];
  const { stored } = await openFreelancer({ appointment: { slots, minutes: 30 } });
  await press("Termin annehmen: Mo., 15. März, 10:00 Uhr");
  await expectText("Vereinbart: Mo., 15. März, 10:00 Uhr");
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { text: "Der Termin passt: Mo., 15. März, 10:00 Uhr." },
      { appointment: { status: "accepted", agreedSlot: slots[0] } },
    ]),
  );
  expect(within(await card(/^Terminvorschlag/)).getByRole("button", { name: "In den Kalender" })).toBeTruthy();
});

it("an answer to dates that were replaced in between says so, and shows the newer ones", async () => {
  const first = { slots: ["2027-03-15T09:00:00.000Z", "2027-03-16T09:00:00.000Z"], minutes: 30 };
  const { calls, petra, id } = await openFreelancer({ appointment: first });
  await screen.findByRole("button", { name: "Keiner passt" });
  const second = { slots: ["2027-03-17T09:00:00.000Z"], minutes: 45 };
  await calls.send(petra, id, { text: "Doch lieber so.", appointment: second });
  await press("Keiner passt");
  await expectErrorToast("Fehler", "Die Nachricht wurde nicht gesendet. Dieser Vorschlag gilt nicht mehr.");
  await expectText("Durch einen neueren Vorschlag ersetzt", await card(/^Terminvorschlag, 30/));
  await press("Passt nicht", { container: await card(/^Terminvorschlag, 45/) });
  await waitFor(async () => expect(textOf(await card(/^Terminvorschlag, 45/))).toMatch(/Passt nicht$/));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Passt nicht" })).toBeNull());
});

it("a freelancer makes an offer, whose sum is shown before it is sent", async () => {
  const { stored } = await openFreelancer({});
  await findField("Nachricht an Petra G.");
  await press("Angebot machen");
  const dialog = await findDialog("Angebot machen: Petra G.");
  await fill("Betrag, netto", "680", dialog);
  await fill("Tage", "0", dialog);
  await press("Angebot senden", { container: dialog });
  await expectText("Bitte ganze oder halbe Tage von 0,5 bis 365 angeben.", dialog);
  await fill("Tage", "5", dialog);
  await expectText(/^5 Tage zu 680 € = 3\.400 € netto/, dialog);
  await press("Angebot senden", { container: dialog });
  const shown = await card(/^Angebot/);
  await expectText("Wartet auf Antwort", shown);
  await expectText("5 Tage zu 680 € = 3.400 € netto", shown);
  expect(await stored()).toMatchObject([{ offer: { amount: 680, unit: "day", days: 5, status: "open" } }, {}]);
});

it("a freelancer offers half days, typed with a comma, with the sum to the cent", async () => {
  const { stored } = await openFreelancer({});
  await findField("Nachricht an Petra G.");
  await press("Angebot machen");
  const dialog = await findDialog("Angebot machen: Petra G.");
  await fill("Betrag, netto", "701", dialog);
  await fill("Tage", "6,25", dialog);
  await press("Angebot senden", { container: dialog });
  await expectText("Bitte ganze oder halbe Tage von 0,5 bis 365 angeben.", dialog);
  await fill("Tage", "6,5", dialog);
  await expectText(/^6,5 Tage zu 701 € = 4\.556,50 € netto/, dialog);
  await fill("Betrag, netto", "700", dialog);
  await press("Angebot senden", { container: dialog });
  await expectText("6,5 Tage zu 700 € = 4.550 € netto", await card(/^Angebot/));
  expect(await stored()).toMatchObject([{ offer: { amount: 700, unit: "day", days: 6.5 } }, {}]);
});

it("a business accepts an offer after a question that names the price, and has then hired the freelancer", async () => {
  const { account, calls, id, aenne, getFromApi, network, reload, stored } = await openBusiness("&messages={id}");
  await calls.send(aenne, id, { text: "Mein Angebot.", offer: { amount: 3400, unit: "total", start: "2027-04-01" } });
  await reload();
  const shown = await card(/^Angebot/);
  await expectText("zzgl. USt., Beginn: 01.04.2027", shown);
  expect(within(await thread("Änne W.")).queryByRole("button", { name: "Angebot machen" })).toBeNull();
  await press("Annehmen", { container: shown });
  const question = await findDialog("Angebot annehmen?");
  expect(textOf(question)).toContain("Änne W. erfährt sofort, dass Sie dieses Angebot annehmen: 3.400 € netto");
  await expectText(`Zu sehen sind dann Petra Groß, Ihr Unternehmen und ${account.user.email}.`, question);
  await fill("Unternehmen", "Praxisgruppe Weser", question);
  network.goOffline();
  await press("Angebot annehmen", { container: question });
  await expectText(/^Keine Verbindung/, question);
  network.goOnline();
  await press("Angebot annehmen", { container: question });
  await expectText("Angenommen", shown);
  await waitFor(async () =>
    expect(await getFromApi<SentProjectRequest[]>("/api/sent-project-requests")).toMatchObject([
      { progress: { state: "hired" }, sharesContact: true },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Kontaktdaten an/ })).toBeNull());
  const [request] = await calls.received(aenne);
  expect(request?.sender).toMatchObject({ name: "Petra Groß", contact: { company: "Praxisgruppe Weser" } });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /Stand der Anfrage/ }).textContent).toContain("Beauftragt"),
  );
  expect((await stored())[0]).toMatchObject({ text: expect.stringMatching(/^Wir nehmen Ihr Angebot an: 3\.400/) });
});

it("a business accepts an offer without its contact data, or with those that it has shared before", async () => {
  const { account, calls, id, aenne, reload, stack } = await openBusiness("&messages={id}");
  await calls.send(aenne, id, { text: "Mein Angebot.", offer: { amount: 680, unit: "day" } });
  await reload();
  await press("Annehmen", { container: await card(/^Angebot/) });
  const question = await findDialog("Angebot annehmen?");
  await press("Meine Kontaktdaten mitsenden", { role: "checkbox", container: question });
  await expectText("Ohne Häkchen sieht Änne W. nur Ihren Vornamen und die Initiale Ihres Nachnamens.", question);
  expect(within(question).queryByLabelText("Unternehmen")).toBeNull();
  await press("Angebot annehmen", { container: question });
  await expectText("Angenommen", await card(/^Angebot/));
  expect((await calls.received(aenne))[0]?.sender).toMatchObject({ name: "Petra G.", contact: null });
  await projectRequestCalls(stack).updateSent(account, id, { sharesContact: true, company: "" });
  await calls.send(aenne, id, { text: "Noch ein Angebot.", offer: { amount: 700, unit: "day" } });
  await reload();
  await press("Annehmen");
  const short = await findConfirmation("Angebot annehmen?");
  expect(within(short).queryByRole("checkbox")).toBeNull();
});

it("a business declines an offer", async () => {
  const { calls, id, aenne, stored, reload } = await openBusiness("&messages={id}");
  await calls.send(aenne, id, { text: "Mein Angebot.", offer: { amount: 680, unit: "day" } });
  await reload();
  await press("Ablehnen", { container: await card(/^Angebot/) });
  await expectText("Abgelehnt", await card(/^Angebot/));
  const status = ({ offer }: RequestMessage) => offer?.status;
  await waitFor(async () => expect((await stored()).map(status)).toEqual([undefined, "declined", undefined]));
});
