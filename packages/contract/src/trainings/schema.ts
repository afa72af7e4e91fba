import * as z from "zod/mini";
import { languages } from "../user/settings.ts";
import { durationOf, lessonIds, trainingIds, trainings } from "./catalogue.ts";

const address = z.string().check(z.meta({ format: "uri-reference" }));

export const trainingState = z.object({
  id: z.enum(trainingIds),
  video: z.nullable(address),
  captions: z.array(z.object({ language: z.enum(languages), address })),
  /** Position in the video, in seconds. */
  position: z.number(),
  lessonsDone: z.array(z.enum(lessonIds)),
});
export type TrainingState = z.output<typeof trainingState>;

const longest = Math.max(...trainings.map(durationOf));

export const positionChange = z.object({
  trainingId: z.enum(trainingIds),
  // Allow up to twice the length of the longest training, because a video may be longer than the sum of its lessons.
  seconds: z.number().check(z.int(), z.gte(0), z.lte(2 * longest)),
});

export const lessonMark = z.object({ lessonId: z.enum(lessonIds), isDone: z.boolean() });
