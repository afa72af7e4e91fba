import { defineEvent, idField } from "../event.ts";

export const events = {
  /** Told again while there is more to erase. */
  "user.deleted": defineEvent(1, { userId: idField }),
  "user.export-part-due": defineEvent(1, { userId: idField, exportId: idField, part: idField }),
};
