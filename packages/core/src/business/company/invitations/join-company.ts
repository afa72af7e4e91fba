import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { emailKey } from "../../../auth/email/email-key.ts";
import type { UserContext } from "../../../context.ts";
import { ConflictError, retryOnConflict } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { newId } from "../../../ids.ts";
import { findOwnUser } from "../../../user/find-own-user.ts";
import type { UserItem } from "../../../user/user.entity.ts";
import { CompanyEntity, type CompanyItem } from "../company.entity.ts";
import { companyItems } from "../company-items.entity.ts";
import { deleteCompanyItems } from "../delete-company-items.ts";
import { hasEntries } from "../entries/has-entries.ts";
import { acceptanceConflict, acceptanceParts } from "./acceptance-parts.ts";
import { readInvitation } from "./read-invitation.ts";

/**
 * Accepts an invitation with the caller's account. An own company without members and entries is deleted.
 * @throws the errors of `readInvitation`, `invitation.other_address`, `company.already_member`
 * @throws `company.other_member`, `company.has_members`, `company.has_figures`
 */
export const joinCompany = (
  ctx: UserContext,
  { token }: InputOf<typeof routes.joinCompany>,
): Promise<AnswerOf<typeof routes.joinCompany>> =>
  retryOnConflict(async () => {
    const [user, { invitation }] = await Promise.all([findOwnUser(ctx), readInvitation(ctx, token)]);
    const { userId } = user;
    if (emailKey(user.email) !== emailKey(invitation.email)) throw new DomainError("invitation.other_address");
    if (user.companyId === invitation.companyId) throw new DomainError("company.already_member");
    const former = await readEmptyCompany(user);
    const now = ctx.now();
    const memberId = newId(now);
    await transact(
      companyItems,
      (of) => ({
        ...acceptanceParts(of, { invitation, userId, memberId, now }),
        user: of.user
          .patch({ userId })
          .set({ companyId: invitation.companyId, memberId })
          .where((stored, { eq, notExists }) =>
            former ? eq(stored.companyId, former.companyId) : notExists(stored.companyId),
          )
          .commit(),
        // Nobody can join the former company between the read and this write.
        formerCompany: former
          ? of.company
              .delete({ companyId: former.companyId })
              .where((stored, { eq }) => eq(stored.memberCount, 0))
              .commit()
          : undefined,
      }),
      acceptanceConflict,
    );
    if (former) await deleteCompanyItems(former.companyId);
    return { success: true };
  });

/** Returns the caller's own company, if any, after checking that nothing is lost with it. */
async function readEmptyCompany({ companyId, memberId }: UserItem): Promise<CompanyItem | undefined> {
  if (companyId === undefined) return undefined;
  const { data: company } = await CompanyEntity.get({ companyId }).go({ consistent: true });
  if (!company) throw new ConflictError();
  if (company.ownerId !== memberId) throw new DomainError("company.other_member");
  if (company.memberCount > 0) throw new DomainError("company.has_members");
  if (await hasEntries(companyId)) throw new DomainError("company.has_figures");
  return company;
}
