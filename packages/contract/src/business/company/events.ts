import { defineEvent, idField } from "../../event.ts";

export const events = {
  /** `mailing` counts the mails of the invitation, so that each of them is sent once. */
  "invitation.mail-due": defineEvent(1, { companyId: idField, invitationId: idField, mailing: idField }),
  /** `ownerId` is the member who removed the other one. */
  "company.member-removed": defineEvent(1, { companyId: idField, memberId: idField, ownerId: idField }),
};
