import { defineEvent, idField } from "../event.ts";

export const events = {
  "connection.removed": defineEvent(1, { userId: idField, otherUserId: idField }),
};
