import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInUser } from "../accounts.ts";
import { newFeedToken } from "../calendar-feed.ts";
import type { CallOptions } from "../call.ts";
import { followUpLinksFor, tokenOf } from "../follow-up-links.ts";
import type { TestStack } from "../stack.ts";
import { unsubscribePageOf } from "../unsubscribe.ts";

async function ofUnsubscribeLink(stack: TestStack): Promise<CallOptions> {
  const { user } = await signedInUser(stack);
  const { searchParams } = await unsubscribePageOf(user.id, "new_post");
  return { params: { token: searchParams.get("token") ?? "" } };
}

async function ofFollowUpLink(stack: TestStack): Promise<CallOptions> {
  const { token, user } = await signedInUser(stack);
  await stack.call("leads/create", { ...sampleCalls["leads/create"], token });
  const { done } = await followUpLinksFor(user.id, 1, "2027-03-12");
  return { body: { token: tokenOf(done) } };
}

/** Calls of routes whose token comes from a mail or is the address of a calendar feed. */
export const firstLinkCalls = {
  "unsubscribe/open": ofUnsubscribeLink,
  "unsubscribe/confirm": ofUnsubscribeLink,
  "follow-up-links/preview": ofFollowUpLink,
  "follow-up-links/apply": ofFollowUpLink,
  "calendar-feed/read": async (stack: TestStack): Promise<CallOptions> => {
    const { token } = await signedInUser(stack);
    return { params: { token: await newFeedToken(stack, token) } };
  },
};
