import type { Config } from "../config.ts";
import type { MailContent, UnsubscribeLinks } from "../mail/layout.ts";
import { requestMessageMail } from "../mail/messages/request-message-mail.ts";
import type { Recipient } from "../mail/recipient.ts";

const slots = ["2027-09-14T08:00:00.000Z", "2027-09-15T13:30:00.000Z"];
const appointment = { slots, minutes: 45, place: "https://example.org/raum" };
const date = { slot: "2027-09-14T08:00:00.000Z", minutes: 45, place: "", isCanceled: false };
const attachment = { name: "Angebot.pdf", size: 15, kind: "pdf" } as const;
const offer = { amount: 680, unit: "day", days: 5, start: "2027-10-01" } as const;

/** Renders the mails about messages under a request, each with its name and number of blocks. */
export function requestMessageMails(
  config: Config,
  recipient: Recipient,
  message: { person: string; text: string },
  unsubscribe: UnsubscribeLinks,
): [name: string, blocks: number, content: MailContent][] {
  const reader = { ...recipient, timezone: "Europe/Berlin" };
  const mail = (isToBusiness: boolean, proposal: object = {}) =>
    requestMessageMail(config, reader, { ...message, about: { requestId: 7 }, isToBusiness, ...proposal }, unsubscribe);
  return [
    ["request message to a company", 8, mail(true)],
    ["request message to a freelancer", 8, mail(false)],
    ["request message of a colleague", 8, mail(false, { company: "Nordlicht GmbH" })],
    ["request message with a file", 9, mail(true, { attachment })],
    ["request message with nothing but a file", 8, mail(false, { attachment, text: "" })],
    ["request message with dates", 9, mail(false, { appointment })],
    ["request message with one date", 9, mail(false, { appointment: { ...appointment, slots: slots.slice(0, 1) } })],
    ["request message with an offer", 9, mail(true, { offer })],
    ["request message with a price per day", 9, mail(true, { offer: { amount: 960, unit: "day" } })],
    [
      "request message that accepts an offer",
      9,
      mail(false, { acceptedOffer: { ...offer, text: "Ich liefere das Konzept." } }),
    ],
    ["request message that declines an offer", 9, mail(false, { declinedOffer: offer })],
    ["request message that accepts a date", 9, mail(true, { date })],
    ["request message that cancels a date", 9, mail(true, { date: { ...date, isCanceled: true } })],
  ];
}
