import * as z from "zod/mini";
import { calendarDate } from "../fields.ts";
import { newAppointment, newOffer, offerDays, offerUnits } from "./proposals.ts";
import { requestMessageText } from "./schema.ts";

const typedDate = z.nullable(z.string());

/** Fields of the form for an appointment. The form checks date and time of each row, because a row may stay empty. */
export const appointmentForm = z.object({
  ...{ date1: typedDate, date2: typedDate, date3: typedDate },
  ...{ time1: z.string(), time2: z.string(), time3: z.string() },
  minutes: z.enum(["30", "45", "60", "90"]),
  place: newAppointment.shape.place,
  text: requestMessageText,
});
export type AppointmentInput = z.output<typeof appointmentForm>;

/** Fields of the form for an offer. Null stands for an empty field. */
export const offerForm = z.object({
  amount: newOffer.shape.amount,
  unit: z.enum(offerUnits),
  days: z.nullable(offerDays),
  start: z.nullable(calendarDate),
  text: requestMessageText,
});
export type OfferInput = z.output<typeof offerForm>;
