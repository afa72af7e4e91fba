import { defineEvent, idField } from "../event.ts";

export const events = {
  /** By the user. Neither sees the other any more. */
  "person.blocked": defineEvent(1, { userId: idField, otherUserId: idField }),
};
