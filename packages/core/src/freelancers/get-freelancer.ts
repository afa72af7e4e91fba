import type * as routes from "@linkedpotential/contract/freelancers/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { OpenProjectRequestEntity } from "../project-requests/open-project-request.entity.ts";
import { UserEntity } from "../user/user.entity.ts";
import { isFindable, toFreelancer } from "./to-freelancer.ts";

/** @throws `freelancer.not_found`, also for an invisible profile and after a block between the two */
export async function getFreelancer(
  ctx: UserContext,
  { freelancerId: userId }: InputOf<typeof routes.getFreelancer>,
): Promise<AnswerOf<typeof routes.getFreelancer>> {
  const [{ data: user }, isBlocked, { data: open }] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    isBlockedBetween(ctx.user.id, userId),
    OpenProjectRequestEntity.get({ userId, senderId: ctx.user.id }).go({ consistent: true }),
  ]);
  if (!user || isBlocked || !isFindable(user)) throw new DomainError("freelancer.not_found");
  return { ...toFreelancer(user), openRequest: open && { id: open.requestId, createdAt: open.createdAt } };
}
