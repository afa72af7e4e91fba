import { defineEvent, idField } from "../event.ts";

export const events = {
  /** Published again while items remain to be erased. */
  "user.deleted": defineEvent(1, { userId: idField }),
  "user.export-part-due": defineEvent(1, { userId: idField, exportId: idField, part: idField }),
};
