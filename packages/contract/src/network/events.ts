import { defineEvent, idField } from "../event.ts";

export const events = {
  /** By the user, for both. */
  "connection.removed": defineEvent(1, { userId: idField, otherUserId: idField }),
};
