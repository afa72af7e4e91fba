import { communityCalls } from "@linkedpotential/local/testing/community";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, expect, it } from "vitest";

const stack = await startTestStack();
const [calls, moderation] = [communityCalls(stack), moderationCalls(stack)];
afterAll(() => stack.stop());

it("a post that is hidden while its author changes it keeps its text", async () => {
  const { ida, post, id } = await moderation.reportedPost();
  await moderation.find(id);
  const beforeNext = await interleaving();
  beforeNext("UpdateItemCommand", () => moderation.hide(id), "post");
  const { title } = post;
  const changed = await calls.change(ida, post.id, { title: "Doch noch geändert" });
  expect(changed).toMatchObject({ status: 409, json: { code: "post.hidden" } });
  expect(await calls.ownPosts(ida)).toMatchObject([{ id: post.id, title, hidden: { ground: "terms" } }]);
});
