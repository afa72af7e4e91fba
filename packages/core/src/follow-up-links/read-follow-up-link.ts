import {
  type FollowUpLink,
  type FollowUpState,
  readFollowUpToken,
} from "@linkedpotential/contract/follow-up-links/token";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { countAddress } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { isSignedFollowUpLink } from "./sign-follow-up-link.ts";

interface VerifiedLink {
  link: FollowUpLink;
  owner: UserItem;
  mailKey: string;
}

/**
 * Verifies the token of a mailed link and reads its owner. A wrong signature, a missing and
 * a locked account give the same error.
 * @throws `follow_up_link.invalid`, `follow_up_link.expired`, `request.rate_limited`
 */
export async function readFollowUpLink(ctx: RequestContext, token: string): Promise<VerifiedLink> {
  const read = readFollowUpToken(token);
  if (!read) throw new DomainError("follow_up_link.invalid");
  const { link, mac } = read;
  const [{ data: owner }] = await Promise.all([
    UserEntity.get({ userId: link.userId }).go({ consistent: true }),
    countAddress(ctx, "follow-up-link"),
  ]);
  const mailKey = owner?.mailKey;
  if (!mailKey || owner.lockedAt !== undefined || !isSignedFollowUpLink(mac, mailKey, link))
    throw new DomainError("follow_up_link.invalid");
  if (link.expires * 1000 <= ctx.now().getTime()) throw new DomainError("follow_up_link.expired");
  ctx.log.note("userId", link.userId);
  return { link, owner, mailKey };
}

type FollowUp = Pick<LeadRow, "followUpDate" | "followUpCompleted">;

/**
 * Checks that the follow-up has not changed since the link was created.
 * @throws `follow_up_link.changed`
 */
export function assertUnchanged({ followUpDate, followUpCompleted }: FollowUp, state: FollowUpState): void {
  const isUnchanged = followUpDate === state.date && followUpCompleted === state.isCompleted;
  if (!isUnchanged) throw new DomainError("follow_up_link.changed");
}
