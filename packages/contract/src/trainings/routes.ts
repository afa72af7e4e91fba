import * as z from "zod/mini";
import { success } from "../fields.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { lessonMark, positionChange, trainingState } from "./schema.ts";

export const listTrainings = defineRoute("trainings/list", {
  summary: "List the trainings with the caller's progress",
  access: "freelancer",
  grant: { table: [session] },
  answer: z.array(trainingState),
});

export const savePosition = defineRoute("trainings/save-position", {
  summary: "Store the position in a training",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  body: positionChange,
  sample: { trainingId: "positioning", seconds: 95 },
  answer: success,
});

export const markLesson = defineRoute("trainings/mark-lesson", {
  summary: "Mark a lesson as done or not done",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  body: lessonMark,
  sample: { lessonId: "niche", isDone: true },
  answer: success,
});
