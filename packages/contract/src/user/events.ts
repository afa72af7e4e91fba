import { defineEvent, idField } from "../event.ts";

export const events = {
  /** Nobody can sign in any more; what is left of the account is to be erased. Told again while there is more to do. */
  "user.deleted": defineEvent(1, { userId: idField }),
};
