import type { MailedAction } from "@linkedpotential/contract/follow-up-links/token";
import type { Context } from "../context.ts";
import { followUpPage } from "../mail/link-to.ts";
import { workspaceOf } from "../mail/recipient.ts";
import type { UserItem } from "../user/user.entity.ts";
import { expiryAfter, signFollowUpLink } from "./sign-follow-up-link.ts";

const validMs = 7 * 24 * 60 * 60 * 1000;

export type FollowUpLinks = Record<MailedAction, string>;

/** Returns a function that creates the links for an open follow-up of the owner on this date. */
export function mailedFollowUpLinks(ctx: Context, owner: UserItem, mailKey: string, date: string) {
  const expires = expiryAfter(ctx.now(), validMs);
  const state = { date, isCompleted: false };
  return (leadId: number): FollowUpLinks => {
    const linkOf = (action: MailedAction) => {
      const token = signFollowUpLink(mailKey, { action, userId: owner.userId, leadId, state, expires });
      return followUpPage(ctx.config, workspaceOf(owner), token);
    };
    return { done: linkOf("done"), day: linkOf("day"), week: linkOf("week") };
  };
}
