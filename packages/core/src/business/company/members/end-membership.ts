import type { UserContext } from "../../../context.ts";
import { ConflictError } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { companyItems } from "../company-items.entity.ts";

interface Ending {
  companyId: number;
  memberId: number;
  userId: number;
  ownerId: number;
}

/**
 * Ends a membership. The entries of the member stay with the company. The account gets a new company of its own with
 * its next call. Fails when the ownership has changed since `ownerId` was read.
 */
export const endMembership = (
  { now }: Pick<UserContext, "now">,
  { companyId, memberId, userId, ownerId }: Ending,
): Promise<void> =>
  transact(
    companyItems,
    (of) => ({
      member: of.member
        .patch({ companyId, memberId })
        .set({ leftAt: now().toISOString() })
        .where((member, { notExists }) => notExists(member.leftAt))
        .commit(),
      company: of.company
        .patch({ companyId })
        .subtract({ memberCount: 1 })
        .where((company, { eq }) => eq(company.ownerId, ownerId))
        .commit(),
      user: of.user
        .patch({ userId })
        .remove(["companyId", "memberId"])
        .where((user, { eq }) => eq(user.memberId, memberId))
        .commit(),
    }),
    (part) => (part === "company" ? new ConflictError() : new DomainError("company.member_not_found")),
  );
