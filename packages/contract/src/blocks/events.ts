import { defineEvent, idField } from "../event.ts";

export const events = {
  /** `userId` blocked `otherUserId`. Neither sees the other from now on. */
  "person.blocked": defineEvent(1, { userId: idField, otherUserId: idField }),
};
