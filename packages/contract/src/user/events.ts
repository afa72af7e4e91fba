import { defineEvent, idField } from "../event.ts";

export const events = {
  /** Nobody can sign in any more; what is left of the account is to be erased. Told again while there is more to do. */
  "user.deleted": defineEvent(1, { userId: idField }),
  /** A part of somebody's file is to be written: the first, or the one after what was written. */
  "user.export-part-due": defineEvent(1, { userId: idField, exportId: idField, part: idField }),
};
