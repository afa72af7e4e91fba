import { defineEvent, idField } from "../event.ts";

const request = { requestId: idField, postId: idField, fromUserId: idField, toUserId: idField };

export const events = {
  "collaboration.requested": defineEvent(1, request),
  "collaboration.accepted": defineEvent(1, request),
  /** When this event is published, the request is already deleted (D21). */
  "collaboration.rejected": defineEvent(1, request),
};
