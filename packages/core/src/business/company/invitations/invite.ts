import { invitationsMax, membersMax } from "@linkedpotential/contract/business/company/limits";
import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey, normalizeEmail } from "../../../auth/email/email-key.ts";
import { countSubject } from "../../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../../context.ts";
import { ConflictError, retryOnConflict } from "../../../db/conflict.ts";
import { readBatch } from "../../../db/read-batch.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { putIdempotencyRecord } from "../../../idempotency/put-idempotency-record.ts";
import { newId } from "../../../ids.ts";
import { putOutboxEvent } from "../../../outbox/put-outbox-event.ts";
import { UserEntity } from "../../../user/user.entity.ts";
import type { CompanyItem } from "../company.entity.ts";
import { companyItems } from "../company-items.entity.ts";
import { listMembers } from "../members/member.entity.ts";
import { assertOwner, ownMembership, readCompany } from "../own-membership.ts";
import type { InvitationItem } from "./invitation.entity.ts";
import { listInvitations, toInvitation } from "./list-invitations.ts";
import { validityFrom } from "./validity.ts";

/**
 * Invites an address to the caller's company and requests the mail, which `mailInvitation` sends. Does not tell whether
 * the address has an account.
 * @throws `company.owner_only`, `company.full`, `company.already_member`, `company.too_many_invitations`
 * @throws `invitation.already_open`, `request.rate_limited`
 */
export async function invite(
  ctx: UserContext,
  input: InputOf<typeof routes.invite>,
): Promise<AnswerOf<typeof routes.invite>> {
  await countSubject(ctx, "invite-member", String(ctx.user.id));
  return retryOnConflict(async () => {
    const { user, companyId, memberId } = await ownMembership(ctx);
    const company = await readCompany(companyId);
    assertOwner(company, memberId);
    await checkAddress(ctx, company, input.email);
    const now = ctx.now();
    const item: InvitationItem = {
      companyId,
      invitationId: newId(now),
      email: normalizeEmail(input.email),
      language: user.language,
      state: "open",
      invitedAt: now.toISOString(),
      mailings: 1,
      ...validityFrom(now),
    };
    const answer = toInvitation(ctx, item);
    const { invitationId } = item;
    await transact(
      companyItems,
      (of) => ({
        company: of.company
          .check({ companyId })
          .where((stored, { eq, lt }) => `${eq(stored.ownerId, memberId)} AND ${lt(stored.memberCount, membersMax)}`)
          .commit(),
        invitation: of.invitation.create(item).commit(),
        outboxEvent: putOutboxEvent(of, ctx, "invitation.mail-due", { companyId, invitationId, mailing: 1 }),
        idempotencyRecord: putIdempotencyRecord(of, ctx, answer),
      }),
      () => new ConflictError(),
    );
    return answer;
  });
}

async function checkAddress(ctx: UserContext, company: CompanyItem, email: string): Promise<void> {
  const { companyId } = company;
  const [open, members] = await Promise.all([listInvitations(ctx, companyId), listMembers(companyId)]);
  const current = members.filter(({ leftAt }) => leftAt === undefined);
  const keys = current.flatMap(({ userId }) => (userId === undefined ? [] : [{ userId }]));
  const users = await readBatch(keys, (some) => UserEntity.get(some).go());
  const key = emailKey(email);
  const refuse = (code: "company.already_member" | "invitation.already_open") => {
    throw new DomainError(code, { field: "email" });
  };
  if (users.some((user) => emailKey(user.email) === key)) refuse("company.already_member");
  if (open.some((invitation) => emailKey(invitation.email) === key)) refuse("invitation.already_open");
  if (company.memberCount >= membersMax) throw new DomainError("company.full");
  if (open.length >= invitationsMax) throw new DomainError("company.too_many_invitations");
}
