import * as z from "zod/mini";

/** Fields of a live event whose changes the admin record names. */
export const recordedEventFields = [
  "title",
  "startsAt",
  "duration",
  "maxParticipants",
  "category",
  "instructor",
  "description",
  "meetingLink",
  "bookingLink",
] as const;

/** Change of one field. Without values for long texts, and for the instructor, so that the record keeps no names. */
export const eventChange = z.object({
  field: z.enum(recordedEventFields),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type EventChange = z.output<typeof eventChange>;
