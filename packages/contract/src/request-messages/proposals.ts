import * as z from "zod/mini";
import {
  allowedCharacters,
  calendarDate,
  instant,
  maxEntries,
  optionalText,
  storedDate,
  withProblem,
} from "../fields.ts";
import { companyMax } from "../project-requests/limits.ts";
import { appointmentPlaceMax, appointmentSlotsMax, offerAmountMax, offerDaysMax, offerDaysStep } from "./limits.ts";

/** Possible lengths of an appointment, in minutes. */
export const appointmentMinutes = [30, 45, 60, 90] as const;

/** What the amount of an offer pays for: one day of work, or all of it. */
export const offerUnits = ["day", "total"] as const;

/**
 * A proposal is replaced by a newer one of its kind from either side. Its own side withdraws it while it is open, and
 * either side cancels an agreed appointment.
 */
export const proposalStatuses = ["open", "replaced", "accepted", "declined", "withdrawn", "canceled"] as const;

const offerAmount = z
  .int(withProblem("offerAmountRange"))
  .check(z.gte(1, withProblem("offerAmountRange")), z.lte(offerAmountMax, withProblem("offerAmountRange")));

export const offerDays = z
  .number(withProblem("offerDaysRange"))
  .check(
    z.gte(offerDaysStep, withProblem("offerDaysRange")),
    z.lte(offerDaysMax, withProblem("offerDaysRange")),
    z.multipleOf(offerDaysStep, withProblem("offerDaysRange")),
  );

/** Dates for a conversation, one of which the other side accepts. `place` is a link or an address. */
export const newAppointment = z.object({
  slots: z
    .array(instant)
    .check(z.minLength(1, withProblem("dateInvalid")), ...maxEntries(appointmentSlotsMax, "tooManyEntries")),
  minutes: z.literal(appointmentMinutes),
  place: optionalText(appointmentPlaceMax, allowedCharacters("line")),
});

/** Net price in whole EUR, which a freelancer offers. `days` is the number of days and half days of work. */
export const newOffer = z.object({
  amount: offerAmount,
  unit: z.enum(offerUnits),
  days: z.optional(offerDays),
  start: z.optional(calendarDate),
});
export type NewOffer = z.output<typeof newOffer>;

/**
 * Answer to a proposal of the other side. `slot` is the accepted date of an appointment. A rejection also withdraws an
 * open proposal of the own side. With the agreed date as `slot`, it cancels an appointment of either side until it begins. `contact` is the
 * consent to show the freelancer the full name, the company and the address of the member who answers.
 */
export const proposalAnswer = z.object({
  messageId: z.int().check(z.gte(1)),
  accepted: z.boolean(),
  slot: z.optional(instant),
  contact: z.optional(z.object({ company: optionalText(companyMax) })),
});
export type ProposalAnswer = z.output<typeof proposalAnswer>;

const status = z.enum(proposalStatuses);
export type ProposalStatus = z.output<typeof status>;

/** `slots` are in order of time. `agreedSlot` is absent until one is accepted. */
export const appointment = z.object({
  slots: z.array(instant),
  minutes: z.number(),
  place: z.string(),
  status,
  agreedSlot: z.optional(instant),
});
export type Appointment = z.output<typeof appointment>;

/** `answerId` is the message that answered the offer. Absent without an answer, and where only the latest offer is shown. */
export const offer = z.object({
  amount: z.number(),
  unit: z.enum(offerUnits),
  days: z.optional(z.number()),
  start: z.optional(storedDate),
  status,
  answerId: z.optional(z.number()),
});
export type Offer = z.output<typeof offer>;

/** Message with a proposal. `isOwnSide` tells whether the reader's side has made it. */
const proposalSource = { messageId: z.number(), isOwnSide: z.boolean() };

/** Latest proposals under a request, as each list of requests shows them. */
export const latestAppointment = z.extend(appointment, proposalSource);
export const latestOffer = z.extend(offer, proposalSource);
export type LatestAppointment = z.output<typeof latestAppointment>;
export type LatestOffer = z.output<typeof latestOffer>;

/**
 * Returns the amount for all days of an offer, which ends with 50 cents for half a day at an odd amount. Undefined for an
 * amount per day without a number of days.
 */
export function offerTotal({ amount, unit, days }: Pick<Offer, "amount" | "unit" | "days">): number | undefined {
  if (unit === "total") return amount;
  return days === undefined ? undefined : amount * days;
}
