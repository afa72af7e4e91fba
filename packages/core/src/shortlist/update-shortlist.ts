import { shortlistMax } from "@linkedpotential/contract/freelancers/limits";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/shortlist/routes";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import { ownMembership } from "../business/company/own-membership.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { isFindable } from "../freelancers/to-freelancer.ts";
import { newId } from "../ids.ts";
import { UserEntity } from "../user/user.entity.ts";
import { readShortlist, ShortlistEntryEntity } from "./shortlist-entry.entity.ts";

/**
 * Adds a freelancer to the shortlist of the caller's company, changes the note, or removes the freelancer. An entry
 * keeps the member who added it. Members who add at the same moment may exceed the limit by a few entries. Idempotent.
 * @throws `freelancer.not_found`, also for an invisible profile and after a block between the two
 * @throws `shortlist.full`
 */
export async function updateShortlist(
  ctx: UserContext,
  { freelancerId: userId, saved, note }: InputOf<typeof routes.updateShortlist>,
): Promise<AnswerOf<typeof routes.updateShortlist>> {
  const { companyId, memberId } = await ownMembership(ctx);
  if (!saved) {
    await ShortlistEntryEntity.delete({ companyId, userId }).go();
    return { success: true };
  }
  await checkAddition(ctx, companyId, userId);
  const now = ctx.now();
  const added = { entryId: newId(now), memberId, savedAt: now.toISOString() };
  await ShortlistEntryEntity.upsert({ companyId, userId, ...(note !== undefined && { note }) })
    .ifNotExists(added)
    .go();
  return { success: true };
}

async function checkAddition(ctx: UserContext, companyId: number, userId: number): Promise<void> {
  const [{ data: user }, isBlocked, entries] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    isBlockedBetween(ctx.user.id, userId),
    readShortlist(companyId),
  ]);
  if (!user || isBlocked || !isFindable(user)) throw new DomainError("freelancer.not_found");
  const isNew = entries.every((entry) => entry.userId !== userId);
  if (isNew && entries.length >= shortlistMax) throw new DomainError("shortlist.full");
}
