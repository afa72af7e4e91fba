import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";

const request = { requestId: idField, postId: idField, fromUserId: idField, toUserId: idField };

/** `answererId` is the user who answered. Absent in events that are older than this field: the author answered. */
const answer = { ...request, answererId: z.optional(idField) };

export const events = {
  "collaboration.requested": defineEvent(1, request),
  "collaboration.accepted": defineEvent(1, answer),
  /** When this event is published, the request is already deleted (D21). */
  "collaboration.rejected": defineEvent(1, answer),
  /** The project of a pending request was marked as filled. Published once per request, derived from `project.filled`. */
  "collaboration.project-filled": defineEvent(1, request),
};
