import type { Post } from "@linkedpotential/contract/community/schema";
import { type ExportedFile, exportedFile } from "@linkedpotential/local/testing/account-export";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let community: CommunityCalls;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  community = communityCalls(stack);
  beforeNext = await interleaving();
});
afterAll(() => stack.stop());

describe("no part exceeds the limit of Lambda answers, even if a page contains", () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it("leads with notes of the maximum length", async () => {
    const { LeadNotesEntity } = await import("@linkedpotential/core/leads/lead-notes.entity");
    const { token, user } = await readyAccount({ plan: "premium", leads: 25 });
    const vorbereitung = "x".repeat(390_000);
    await LeadNotesEntity.put(upTo(25).map((leadId) => ({ userId: user.id, leadId, vorbereitung }))).go();
    const { file } = await exportedFile(stack, token);
    expect((file.leads as { id: number }[]).map(({ id }) => id)).toEqual(upTo(25));
  });

  /** Creates answered requests directly in the table, as many as accumulate over years. */
  async function putAnsweredRequests(author: Someone, counts: readonly number[], message = '"Ja" '.repeat(400)) {
    const entities = await import("@linkedpotential/core/collaboration-requests/collaboration-request.entity");
    const createdAt = "2027-03-01T09:00:00.000Z";
    const request = { toUserId: author.user.id, message, status: "rejected", createdAt } as const;
    const posts: Post[] = [];
    for (const [nth, count] of counts.entries()) {
      const post = await community.publish(author, { title: `Beitrag ${nth + 1}` });
      await entities.CollaborationRequestEntity.put(
        upTo(count).map((from) => ({ ...request, postId: post.id, fromUserId: from, requestId: from })),
      ).go();
      posts.push(post);
    }
    return posts;
  }
  const countsIn = (file: ExportedFile) =>
    (file.posts as { requestsReceived: object[] }[]).map(({ requestsReceived }) => requestsReceived.length);

  it("posts with hundreds of long requests", async () => {
    const author = await community.member();
    await putAnsweredRequests(author, [400, 400, 400, 400]);
    const { file } = await exportedFile(stack, author.token);
    expect(countsIn(file)).toEqual([400, 400, 400, 400]);
  });

  it("a post with a thousand requests, between others", async () => {
    const author = await community.member();
    await putAnsweredRequests(author, [1, 1100, 0, 100, 101], '"'.repeat(2000));
    const { file, parts } = await exportedFile(stack, author.token);
    expect(countsIn(file)).toEqual([1, 1100, 0, 100, 101]);
    expect(parts).toBeGreaterThan(2);
  });

  it("a post that is deleted while its requests are read", async () => {
    const author = await community.member();
    const posts = await putAnsweredRequests(author, [1, 1100, 1], '"'.repeat(2000));
    await stack.call("user/request-export", author);
    const [, long] = posts;
    beforeNext("TransactWriteItemsCommand", () => community.removePost(author, long?.id ?? 0));
    const { file, parts } = await exportedFile(stack, author.token);
    expect(countsIn(file)).toEqual([1, expect.any(Number), 1]);
    expect(parts).toBeGreaterThan(1);
  });
});
