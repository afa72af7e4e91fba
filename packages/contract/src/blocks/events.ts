import { defineEvent, idField } from "../event.ts";

export const events = {
  /** `userId` has blocked `otherUserId`. From now on neither user sees the other. */
  "person.blocked": defineEvent(1, { userId: idField, otherUserId: idField }),
};
