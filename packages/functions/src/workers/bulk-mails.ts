import { mailNewPosts } from "@linkedpotential/core/community/mail-new-posts";
import { mailDueFollowUps } from "@linkedpotential/core/leads/follow-ups/mail-due-follow-ups";
import { worker } from "../background/worker.ts";

export const handler = worker("workers/bulk-mails", {
  "subscribers/mail-follow-ups": mailDueFollowUps,
  "subscribers/mail-new-posts": mailNewPosts,
});
