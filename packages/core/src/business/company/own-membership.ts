import { randomBytes } from "node:crypto";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { CompanyEntity, type CompanyItem } from "./company.entity.ts";
import { companyItems } from "./company-items.entity.ts";

export interface Membership {
  user: UserItem;
  companyId: number;
  memberId: number;
}

/** Returns the caller's membership. Creates a company that the caller owns when the account has none. */
export const ownMembership = (ctx: UserContext): Promise<Membership> =>
  retryOnConflict(async () => {
    const user = await findOwnUser(ctx);
    const { companyId, memberId } = user;
    return companyId !== undefined && memberId !== undefined ? { user, companyId, memberId } : createCompany(ctx, user);
  });

async function createCompany({ now }: UserContext, user: UserItem): Promise<Membership> {
  const [companyId, memberId] = [newId(now()), newId(now())];
  const { userId } = user;
  const createdAt = now().toISOString();
  const linkKey = randomBytes(32).toString("base64url");
  await transact(
    companyItems,
    (of) => ({
      user: of.user
        .patch({ userId })
        .set({ companyId, memberId })
        .where((stored, { notExists }) => notExists(stored.companyId))
        .commit(),
      company: of.company.create({ companyId, ownerId: memberId, linkKey, createdAt }).commit(),
      member: of.member.create({ companyId, memberId, userId, joinedAt: createdAt }).commit(),
    }),
    () => new ConflictError(),
  );
  return { user, companyId, memberId };
}

/**
 * Reads a company.
 * @throws ConflictError when it was deleted after the membership was read
 */
export async function readCompany(companyId: number): Promise<CompanyItem> {
  const { data } = await CompanyEntity.get({ companyId }).go({ consistent: true });
  if (!data) throw new ConflictError();
  return data;
}

/** @throws `company.owner_only` */
export function assertOwner(company: CompanyItem, memberId: number): void {
  if (company.ownerId !== memberId) throw new DomainError("company.owner_only");
}
