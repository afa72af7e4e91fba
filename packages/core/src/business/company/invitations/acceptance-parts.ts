import { membersMax } from "@linkedpotential/contract/business/company/limits";
import { ConflictError } from "../../../db/conflict.ts";
import type { CompanyParts } from "../company-items.entity.ts";
import type { InvitationItem } from "./invitation.entity.ts";

interface Acceptance {
  invitation: InvitationItem;
  userId: number;
  memberId: number;
  now: Date;
}

/**
 * Returns the transaction parts that use up an invitation and add its member. They fail when the invitation is no
 * longer open or the last seat is taken.
 */
export const acceptanceParts = (of: CompanyParts, { invitation, userId, memberId, now }: Acceptance) => {
  const { companyId, invitationId } = invitation;
  const at = now.toISOString();
  return {
    invitation: of.invitation
      .patch({ companyId, invitationId })
      .set({ state: "used" })
      .where((stored, { eq, gt }) => `${eq(stored.state, "open")} AND ${gt(stored.expiresAt, at)}`)
      .commit(),
    company: of.company
      .patch({ companyId })
      .add({ memberCount: 1 })
      .where((stored, { lt }) => lt(stored.memberCount, membersMax))
      .commit(),
    member: of.member.create({ companyId, memberId, userId, joinedAt: at }).commit(),
  };
};

/** A failed part means that another call was faster. The retry reads the invitation again and says what has changed. */
export const acceptanceConflict = (): Error => new ConflictError();
