import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { signedInAdmin } from "../accounts.ts";
import type { CallOptions } from "../call.ts";
import { communityCalls } from "../community.ts";
import { moderationCalls } from "../moderation.ts";
import type { TestStack } from "../stack.ts";

async function reported(stack: TestStack) {
  const { member, publish } = communityCalls(stack);
  const [author, reporter] = [await member(), await member()];
  const post = await publish(author);
  const { json } = await moderationCalls(stack).report(reporter, post);
  return { author, post, id: (json as { id: number }).id };
}

export const firstModerationCalls = {
  "moderation/report": async (stack: TestStack): Promise<CallOptions> => {
    const { member, publish } = communityCalls(stack);
    const [author, { token }] = [await member(), await member()];
    const { userId, id: postId } = await publish(author);
    return { token, body: { ...sampleCalls["moderation/report"].body, userId, postId } };
  },
  "moderation/decide": async (stack: TestStack): Promise<CallOptions> => {
    const { id } = await reported(stack);
    return {
      ...sampleCalls["moderation/decide"],
      token: (await signedInAdmin(stack)).token,
      params: { reportId: String(id) },
    };
  },
  "moderation/hide": async (stack: TestStack): Promise<CallOptions> => {
    const { member, publish } = communityCalls(stack);
    const { userId, id: postId } = await publish(await member());
    const { token } = await signedInAdmin(stack);
    return { token, body: { ...sampleCalls["moderation/hide"].body, userId, postId } };
  },
  "moderation/list-reports": async (stack: TestStack): Promise<CallOptions> => ({
    token: (await signedInAdmin(stack)).token,
  }),
  "moderation/object": async (stack: TestStack): Promise<CallOptions> => {
    const { id, author, post } = await reported(stack);
    await moderationCalls(stack).hide(id);
    return { token: author.token, body: { postId: post.id, text: "Doch." } };
  },
};
