import { defineEvent, idField } from "../event.ts";

/** `userId` is the freelancer who received the request. */
const request = { requestId: idField, userId: idField, senderId: idField };

export const events = {
  "project-request.sent": defineEvent(1, request),
  "project-request.answered": defineEvent(1, request),
  /** The sender shared contact data after the freelancer had accepted the request. */
  "project-request.contact-sent": defineEvent(1, request),
};
