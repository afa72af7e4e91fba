import { defineEvent, idField } from "../event.ts";

export const events = {
  "profile.changed": defineEvent(1, { userId: idField }),
};
