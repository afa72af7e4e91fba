import { defineEvent, idField } from "../event.ts";

export const events = {
  "user.deleted": defineEvent(1, { userId: idField }),
  "user.export-part-due": defineEvent(1, { userId: idField, exportId: idField, part: idField }),
};
