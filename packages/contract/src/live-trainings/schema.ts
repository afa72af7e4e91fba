import * as z from "zod/mini";
import {
  allowedCharacters,
  atMost,
  calendarDate,
  instant,
  optionalText,
  pageQuery,
  pathId,
  requiredLine,
  requiredText,
  storedDate,
  withCompletedLink,
  withProblem,
} from "../fields.ts";
import { defaultParticipants, defaultTime } from "./defaults.ts";
import { liveTrainingDescriptionMax, liveTrainingLinkMax, liveTrainingTitleMax, participantsMax } from "./limits.ts";
import { clockTimeFrom, isDuration, participantsFrom } from "./rules.ts";
import { seriesScopes } from "./series-scopes.ts";

const participationStates = ["registered", "waiting", "offered"] as const;

const ownParticipation = z.object({
  state: z.enum(participationStates),
  /** Position on the waiting list, counted from 1. Null when the caller does not wait. */
  position: z.nullable(z.number()),
  offeredUntil: z.nullable(instant),
});

export const liveTraining = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  /** Date in Berlin, as `time` is the time in Berlin (D10). `startsAt` and `endsAt` are the corresponding instants. */
  date: storedDate,
  time: z.string(),
  startsAt: instant,
  endsAt: instant,
  duration: z.string(),
  instructor: z.string(),
  category: z.string(),
  maxParticipants: z.number(),
  /** Taken seats: those of registered participants, and those held for the waiting list. */
  currentParticipants: z.number(),
  /** Seats held for the waiting list, among those taken. Absent in answers of older servers. */
  heldSeats: z.optional(z.number()),
  waitingParticipants: z.number(),
  meetingLink: z.nullable(z.string()),
  bookingLink: z.string(),
  participation: z.nullable(ownParticipation),
  /** Series that the live training was created with, and its position in it, counted from 1. Null for a single one. */
  series: z.nullable(z.object({ id: z.number(), position: z.number(), total: z.number() })),
});
export type LiveTraining = z.output<typeof liveTraining>;
export type OwnParticipation = z.output<typeof ownParticipation>;

/** Accepts dates in the years 2000 to 2099, so that instants calculated from a date keep four-digit years. */
const date = calendarDate.check(z.regex(/^20/, withProblem("dateInvalid")));
const time = z.pipe(
  z.transform((value: unknown) => value ?? defaultTime),
  z.string(withProblem("timeInvalid")).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, withProblem("timeInvalid"))),
);
const maxParticipants = z.pipe(
  z.transform((value: unknown) => value ?? defaultParticipants),
  z
    .number(withProblem("participantsRange"))
    .check(z.int(withProblem("participantsRange")))
    .check(z.gte(1, withProblem("participantsRange")))
    .check(z.lte(participantsMax, withProblem("participantsRange"))),
);
const link = z
  .string(withProblem("linkRequired"))
  .check(
    z.regex(/\S/, withProblem("linkRequired")),
    ...atMost(liveTrainingLinkMax),
    allowedCharacters("line"),
    z.regex(/^\s*https?:\/\/[^\s/]\S*\s*$/, withProblem("linkInvalid")),
    z.trim(),
  );

const duration = requiredLine(50, "durationRequired");

export const newLiveTraining = z.object({
  title: requiredLine(liveTrainingTitleMax, "titleRequired"),
  description: requiredText(liveTrainingDescriptionMax, "descriptionRequired"),
  date,
  time,
  duration,
  instructor: optionalText(100),
  maxParticipants,
  meetingLink: link,
  bookingLink: link,
  category: requiredLine(50, "categoryRequired"),
});
export type NewLiveTraining = z.output<typeof newLiveTraining>;

const scope = z._default(z.enum(seriesScopes), "one");

export const liveTrainingChange = z.extend(newLiveTraining, { scope });
export const liveTrainingDeletion = z.object({ scope });

const typedLink = withCompletedLink(link);

export const liveTrainingForm = z.extend(newLiveTraining, {
  duration: duration.check(z.refine(isDuration, withProblem("durationInvalid"))),
  time: z.pipe(
    z.transform((text: unknown): unknown => clockTimeFrom(String(text)) ?? text),
    time,
  ),
  maxParticipants: z.pipe(
    z.transform((text: unknown): unknown => participantsFrom(String(text))),
    maxParticipants,
  ),
  meetingLink: typedLink,
  bookingLink: typedLink,
});

export const liveTrainingParams = z.object({ liveTrainingId: pathId });

/**
 * Query of the list. Without `view` it returns live trainings that are not over, oldest first. `past` returns those
 * that are over, newest first.
 */
export const liveTrainingListQuery = z.object({ ...pageQuery, view: z.optional(z.enum(["past"])) });

export const newParticipation = z.object({
  eventId: z.int().check(z.gte(1)),
  waitingList: z._default(z.boolean(), false),
});
export const participation = z.object({ eventId: z.number(), registeredAt: instant });
export type Participation = z.output<typeof participation>;

export const participationParams = z.object({ eventId: pathId });
