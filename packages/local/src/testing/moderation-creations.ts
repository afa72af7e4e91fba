import { signedInAdmin } from "./accounts.ts";
import { communityCalls } from "./community.ts";
import { countItems } from "./items.ts";
import type { TestStack } from "./stack.ts";

/**
 * Prepares calls that create a report, for tests of all creating routes.
 * @internal
 */
export function moderationCreations(stack: TestStack) {
  const { member, publish } = communityCalls(stack);
  const published = async () => {
    const { userId, id: postId } = await publish(await member());
    return { about: { userId, postId }, created: () => countItems({ __edb_e__: "report", postId }) };
  };
  return {
    report: async () => {
      const [{ about, created }, { token }] = [await published(), await member()];
      const body = { ...about, reason: "spam", explanation: "Nur Werbung.", isSincere: true };
      return { call: { token, body }, otherBody: { ...body, reason: "fraud" }, created };
    },
    hide: async () => {
      const [{ about, created }, { token }] = [await published(), await signedInAdmin(stack)];
      const body = { ...about, ground: "terms", statement: "Nur Werbung." };
      return { call: { token, body }, otherBody: { ...body, ground: "law" }, created };
    },
  };
}
