import type { Post } from "@linkedpotential/contract/community/schema";
import { newPost, newProject, requestMessage } from "@linkedpotential/fixtures/community";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
let ida: Someone;
let jan: Someone;
let post: Post;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
  [ida, jan] = [await calls.member(), await calls.member()];
  post = await calls.publish(ida);
});
afterAll(() => stack.stop());

const trips = (id: Parameters<TestStack["call"]>[0], { token }: Someone, options: CallOptions = {}, status = 200) =>
  countRoundTrips(async () => {
    const answer = await stack.call(id, { token, ...options });
    expect(answer.status, answer.text).toBe(status);
  });
const ownParams = ({ user }: Someone) => ({ params: { userId: String(user.id) } });

describe("sequential round trips after the session check", () => {
  it("are two for the feed of any industry: plan and posts, then authors and requests", async () => {
    const { actions, inSeries } = await trips("community/list", jan);
    expect(inSeries).toBe(3);
    expect(actions.sort()).toEqual([
      "BatchGetItem",
      "BatchGetItem",
      "BatchGetItem",
      "GetItem",
      "GetItem",
      "Query",
      "Query",
    ]);
    const industry = await trips("community/list", jan, { query: { industry: post.industry } });
    expect(industry.inSeries).toBe(3);
    expect(industry.actions.filter((action) => action === "BatchGetItem")).toHaveLength(4);
    expect((await trips("community/list-others", jan)).inSeries).toBe(3);
    expect((await trips("community/get", jan, { params: { postId: String(post.id) } })).inSeries).toBe(3);
  });

  it("are one for own posts, and two for lists with other people", async () => {
    const kim = await calls.member();
    const { id } = await calls.request(kim, post);
    expect((await trips("community/list-own", ida, ownParams(ida))).inSeries).toBe(2);
    expect((await trips("community/list-requested", kim, ownParams(kim))).inSeries).toBe(3);
    expect((await trips("collaboration-requests/list-sent", kim, ownParams(kim))).inSeries).toBe(3);
    const received = { params: { postId: String(post.id) } };
    expect((await trips("collaboration-requests/list-for-post", ida, received)).inSeries).toBe(3);
    // The received requests of all posts need two more: the keys of pending requests, then those of the page.
    expect((await trips("collaboration-requests/list-received", ida)).inSeries).toBe(4);
    await calls.answer(ida, id, "accepted");
    expect((await trips("network/list", ida)).inSeries).toBe(3);
  });

  it("are two to publish, change or delete a post: the plan check and a transaction", async () => {
    const created = await trips("community/create", ida, { body: newPost() }, 201);
    expect(created).toEqual({ inSeries: 3, actions: ["GetItem", "GetItem", "TransactWriteItems"] });
    const { id } = await calls.publish(ida);
    const it = { params: { postId: String(id) } };
    expect((await trips("community/update", ida, { ...it, body: newPost() })).inSeries).toBe(3);
    expect((await trips("community/delete", ida, it)).inSeries).toBe(3);
  });

  it("are the same for a business, which needs no plan check to delete and to read requests", async () => {
    const { business, publish } = projectPostCalls(stack);
    const petra = await business();
    const created = await trips("community/create-project", petra, { body: newProject() }, 201);
    expect(created).toEqual({ inSeries: 3, actions: ["GetItem", "GetItem", "TransactWriteItems"] });
    const project = await publish(petra);
    await calls.request(jan, project);
    const params = { postId: String(project.id) };
    expect((await trips("community/list", jan, { query: { type: "project" } })).inSeries).toBe(3);
    // The post is looked for among the collaborations first.
    expect((await trips("community/get", jan, { params })).inSeries).toBe(4);
    // The third one reads the unread messages under the requests.
    expect((await trips("community/list-own", petra, ownParams(petra))).inSeries).toBe(3);
    expect((await trips("collaboration-requests/list-for-post", petra, { params })).inSeries).toBe(3);
    expect((await trips("community/update-project", petra, { params, body: newProject() }, 409)).inSeries).toBe(2);
    expect((await trips("community/delete", petra, { params })).inSeries).toBe(2);
  });

  it("are the reads and one transaction for a request, its answer, and removing a connection", async () => {
    const sentRequest = await calls.publish(ida);
    const body = { fromUserId: jan.user.id, toUserId: ida.user.id, postId: sentRequest.id, message: requestMessage };
    expect((await trips("collaboration-requests/create", jan, { body }, 201)).inSeries).toBe(3);
    const [first] = await calls.feedOf(jan, { limit: "1" });
    const withdrawn = { params: { requestId: String(first?.ownRequest?.id) } };
    expect((await trips("collaboration-requests/withdraw", jan, withdrawn)).inSeries).toBe(3);
    // Accepting also reads the title of the post, which the connection keeps.
    for (const [status, inSeries] of [
      ["rejected", 3],
      ["accepted", 4],
    ] as const) {
      const { id } = await calls.request(jan, sentRequest);
      const answer = { params: { requestId: String(id) }, body: { status } };
      expect((await trips("collaboration-requests/answer", ida, answer)).inSeries).toBe(inSeries);
    }
    const other = { params: { otherUserId: String(jan.user.id) } };
    expect((await trips("network/remove", ida, other)).inSeries).toBe(3);
  });
});
