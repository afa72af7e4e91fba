import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { retryOnConflict } from "../../../db/conflict.ts";
import { DomainError } from "../../../errors.ts";
import { ownMembership, readCompany } from "../own-membership.ts";
import { endMembership } from "./end-membership.ts";

/** @throws `company.owner_stays` */
export const leaveCompany = (ctx: UserContext): Promise<AnswerOf<typeof routes.leaveCompany>> =>
  retryOnConflict(async () => {
    const { companyId, memberId } = await ownMembership(ctx);
    const { ownerId } = await readCompany(companyId);
    if (ownerId === memberId) throw new DomainError("company.owner_stays");
    await endMembership(ctx, { companyId, memberId, ownerId, userId: ctx.user.id });
    return { success: true };
  });
