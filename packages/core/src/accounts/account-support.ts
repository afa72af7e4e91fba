import { isDeepStrictEqual } from "node:util";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import { berlinInstant } from "@linkedpotential/contract/dates";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import { ownMembership } from "../business/company/own-membership.ts";
import { findSupport, type StoredSupport, toSupport } from "../business/support/support.entity.ts";
import { supportItems } from "../business/support/support-items.entity.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import type { UserItem } from "../user/user.entity.ts";
import { findAccount } from "./find-account.ts";

/** @throws `admin.user_not_found`, `account.not_business` */
async function findBusiness(userId: number): Promise<UserItem> {
  const account = await findAccount(userId);
  if (account.role !== "business") throw new DomainError("account.not_business");
  return account;
}

/** @throws `admin.user_not_found`, `account.not_business` */
export async function getAccountSupport(
  _ctx: UserContext,
  { accountId }: InputOf<typeof routes.getAccountSupport>,
): Promise<AnswerOf<typeof routes.getAccountSupport>> {
  const { companyId } = await findBusiness(accountId);
  return toSupport(companyId === undefined ? null : await findSupport(companyId));
}

/**
 * Replaces contact person, next session and documents of the account's company. A repeated call changes nothing.
 * @throws `admin.user_not_found`, `account.not_business`
 * @throws `account.support_changed` if an admin has changed them since the revision in the call
 */
export const saveAccountSupport = (
  ctx: UserContext,
  { accountId, revision, contact, nextSession, documents }: InputOf<typeof routes.saveAccountSupport>,
): Promise<AnswerOf<typeof routes.saveAccountSupport>> =>
  retryOnConflict(async () => {
    await findBusiness(accountId);
    const { companyId } = await ownMembership({ ...ctx, user: { ...ctx.user, id: accountId } });
    const stored = await findSupport(companyId);
    const next: StoredSupport = {
      ...{ companyId, revision: revision + 1, documents },
      ...(contact && { contact }),
      ...(nextSession && { nextSession: withInstant(nextSession) }),
    };
    if (isSame(stored, next)) return toSupport(stored);
    if ((stored?.revision ?? 0) !== revision) throw new DomainError("account.support_changed");
    await transact(
      supportItems,
      (parts) => ({
        support: parts.support
          .put(next)
          .where((of, { eq, notExists }) => (stored ? eq(of.revision, revision) : notExists(of.revision)))
          .commit(),
        adminAction: adminActionPart(parts, ctx, "account.support_changed", "", { accountId }),
      }),
      () => new ConflictError(),
    );
    return toSupport(next);
  });

type NewSession = NonNullable<InputOf<typeof routes.saveAccountSupport>["nextSession"]>;

const withInstant = ({ date, time, link }: NewSession) => ({
  ...{ date, time, link },
  startsAt: berlinInstant(date, time).toISOString(),
});

function isSame(stored: StoredSupport | null, next: StoredSupport): boolean {
  const [before, after] = [toSupport(stored), toSupport(next)];
  return isDeepStrictEqual({ ...before, revision: 0 }, { ...after, revision: 0 });
}
