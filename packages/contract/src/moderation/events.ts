import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";

/**
 * Fields of every report event. `userId` is the reported person, or the author of the reported post. `postId` is absent
 * when a person was reported.
 */
const report = { reportId: idField, userId: idField, postId: z.optional(idField), revision: idField };

export const events = {
  "report.received": defineEvent(1, report),
  "report.decided": defineEvent(1, report),
  "content.moderated": defineEvent(1, report),
  "report.objected": defineEvent(1, report),
};
