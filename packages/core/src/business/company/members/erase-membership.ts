import type { Context } from "../../../context.ts";
import { ConflictError, retryOnConflict } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { CompanyEntity } from "../company.entity.ts";
import { companyItems } from "../company-items.entity.ts";
import { deleteCompanyItems } from "../delete-company-items.ts";
import { listMembers, MemberEntity, type MemberItem } from "./member.entity.ts";

/**
 * Removes an erased account from its companies. Its entries stay without a name. The company of an erased owner passes
 * to the member who joined first, and a company without members is deleted.
 */
export async function eraseMemberships(ctx: Pick<Context, "now">, userId: number): Promise<number> {
  const { data: keys } = await MemberEntity.query.ofUser({ userId }).go({ pages: "all" });
  for (const { companyId, memberId } of keys) await retryOnConflict(() => eraseMember(ctx, companyId, memberId));
  return keys.length;
}

const isCurrent = ({ userId, leftAt }: MemberItem): boolean => userId !== undefined && leftAt === undefined;

async function eraseMember({ now }: Pick<Context, "now">, companyId: number, memberId: number): Promise<void> {
  const [{ data: company }, members] = await Promise.all([
    CompanyEntity.get({ companyId }).go({ consistent: true }),
    listMembers(companyId),
  ]);
  const member = members.find((one) => one.memberId === memberId);
  if (!member) return;
  const others = members.filter((one) => one.memberId !== memberId && isCurrent(one));
  const heir = others.toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt))[0];
  if (!company || (isCurrent(member) && !heir)) {
    await deleteCompany(companyId, company !== null);
    return;
  }
  const { ownerId } = company;
  await transact(
    companyItems,
    (of) => ({
      member: of.member
        .patch({ companyId, memberId })
        .set({ leftAt: member.leftAt ?? now().toISOString() })
        .remove(["userId"])
        .where((stored, { exists }) => exists(stored.userId))
        .commit(),
      // The member count excludes the owner. It also falls by one when the owner is erased, because a member takes over.
      company: isCurrent(member)
        ? of.company
            .patch({ companyId })
            .set({ ownerId: ownerId === memberId && heir ? heir.memberId : ownerId })
            .subtract({ memberCount: 1 })
            .where(
              (stored, { eq }) => `${eq(stored.ownerId, ownerId)} AND ${eq(stored.memberCount, company.memberCount)}`,
            )
            .commit()
        : undefined,
    }),
    () => new ConflictError(),
  );
}

/** Deletes a company without members. Fails when somebody has joined since it was read. */
async function deleteCompany(companyId: number, exists: boolean): Promise<void> {
  if (exists) {
    await transact(
      companyItems,
      (of) => ({
        company: of.company
          .delete({ companyId })
          .where((stored, { eq }) => eq(stored.memberCount, 0))
          .commit(),
      }),
      () => new ConflictError(),
    );
  }
  let left = await deleteCompanyItems(companyId);
  while (left > 0) left = await deleteCompanyItems(companyId);
}
