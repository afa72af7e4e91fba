import type * as routes from "@linkedpotential/contract/freelancers/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { ofCompany, readRequestsTo } from "../project-requests/read-requests-to.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import { readLastSignIns } from "./read-last-sign-ins.ts";
import { readProjectContact } from "./read-project-contact.ts";
import { isFindable, toFreelancer } from "./to-freelancer.ts";

/**
 * Returns a freelancer's profile with the requests and contacts of the caller's company, without those of members with
 * whom the freelancer has a block.
 * @throws `freelancer.not_found`, also for an invisible profile and after a block between the two
 */
export async function getFreelancer(
  ctx: UserContext,
  { freelancerId: userId }: InputOf<typeof routes.getFreelancer>,
): Promise<AnswerOf<typeof routes.getFreelancer>> {
  const [{ data: user }, blocked, requests, colleagues, lastSignIns] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    readBlockedIds(userId),
    readRequestsTo(userId),
    findOwnUser(ctx).then(readColleagues),
    readLastSignIns([userId], ctx.now()),
  ]);
  if (!user || blocked.has(ctx.user.id) || !isFindable(user)) throw new DomainError("freelancer.not_found");
  const members = colleagues.filter((member) => !blocked.has(member.userId));
  return {
    ...toFreelancer(user, lastSignIns),
    requests: ofCompany(requests, user, members, ctx.user.id),
    projectContact: await readProjectContact(user, members, ctx.user.id),
  };
}
