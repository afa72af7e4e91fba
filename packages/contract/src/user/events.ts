import { defineEvent, idField } from "../event.ts";

export const events = {
  /** Something changed by which admins search or filter accounts: address, verification, plan or reports. */
  "account.changed": defineEvent(1, { userId: idField }),
  "user.deleted": defineEvent(1, { userId: idField }),
  "user.export-part-due": defineEvent(1, { userId: idField, exportId: idField, part: idField }),
};
