import * as z from "zod/mini";
import { calendarDate, storedDate } from "../fields.ts";

/**
 * Counts of the work with leads: leads created, contacts by type, deals won and their value, and the change of
 * the pipeline's value. Values are in EUR.
 */
export const activityCounts = [
  "created",
  "messages",
  "answers",
  "calls",
  "meetings",
  "reached",
  "notReached",
  "noInterest",
  "won",
  "wonValue",
  "pipelineDelta",
] as const;
export type ActivityCount = (typeof activityCounts)[number];

const counts = Object.fromEntries(activityCounts.map((count) => [count, z.number()])) as Record<
  ActivityCount,
  ReturnType<typeof z.number>
>;

/** Counts of one day in Berlin. */
const activityDay = z.object({ date: storedDate, ...counts });
export type ActivityDay = z.output<typeof activityDay>;

/** Messages sent with a template, and how many of them were answered. */
const templateUse = z.object({ template: z.string(), sent: z.number(), answered: z.number() });
export type TemplateUse = z.output<typeof templateUse>;

/** Days with activity, oldest first, and templates by the number of sent messages. */
export const activity = z.object({ days: z.array(activityDay), templates: z.array(templateUse) });
/** @internal */
export type Activity = z.output<typeof activity>;

/** First and last day of the counts to list. */
export const activityQuery = z.object({ from: calendarDate, to: calendarDate });
