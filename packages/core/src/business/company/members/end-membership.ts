import { sessionsPerTransaction } from "../../../auth/session/sessions.ts";
import type { UserContext } from "../../../context.ts";
import { ConflictError } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { putOutboxEvent } from "../../../outbox/put-outbox-event.ts";
import { companyItems } from "../company-items.entity.ts";

interface Ending {
  companyId: number;
  memberId: number;
  userId: number;
  ownerId: number;
}

interface Removal {
  /** Name of the company. Empty without one. */
  company: string;
  /** Sessions of the removed account. Those beyond `sessionsPerTransaction` are left out. */
  sessions: readonly { userId: number; sessionId: string }[];
}

/**
 * Ends a membership. The entries of the member stay with the company. The account gets a new company of its own with
 * its next call. `removal` is given when the owner removes the member: it ends sessions and publishes the removal.
 * Fails when the ownership has changed since `ownerId` was read.
 */
export const endMembership = (
  ctx: Pick<UserContext, "now">,
  { companyId, memberId, userId, ownerId }: Ending,
  removal?: Removal,
): Promise<void> => {
  const at = ctx.now().toISOString();
  return transact(
    companyItems,
    (of) => {
      const user = of.user.patch({ userId }).remove(["companyId", "memberId"]);
      const marked = removal ? user.set({ removedFromTeam: { at, company: removal.company } }) : user;
      const ended = removal?.sessions.slice(0, sessionsPerTransaction) ?? [];
      return {
        member: of.member
          .patch({ companyId, memberId })
          .set({ leftAt: at })
          .where((member, { notExists }) => notExists(member.leftAt))
          .commit(),
        company: of.company
          .patch({ companyId })
          .subtract({ memberCount: 1 })
          .where((company, { eq }) => eq(company.ownerId, ownerId))
          .commit(),
        user: marked.where((stored, { eq }) => eq(stored.memberId, memberId)).commit(),
        sessions: ended.map((session) => of.session.delete(session).commit()),
        outboxEvent: removal && putOutboxEvent(of, ctx, "company.member-removed", { companyId, memberId, ownerId }),
      };
    },
    (part) => (part === "company" ? new ConflictError() : new DomainError("company.member_not_found")),
  );
};
