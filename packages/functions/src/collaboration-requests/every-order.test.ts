import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, beforeEach, expect, it } from "vitest";

const stack = await startTestStack();
const calls = communityCalls(stack);
let ida: Someone;
let others: [Someone, Someone];
beforeEach(async () => {
  ida = await calls.member("Ida Öz");
  others = [await calls.member("Jan Dyk"), await calls.member("Kim Ott")];
});
afterAll(() => stack.stop());

const indexes = [0, 1] as const;
type Index = (typeof indexes)[number];
const verbs = ["send", "withdraw", "accept", "reject", "disconnect", "block", "unblock", "remove"] as const;
type Verb = (typeof verbs)[number];

/** Expected state between the author of the two posts and one of the two other users. */
interface Between {
  requests: ["pending" | "accepted" | undefined, "pending" | "accepted" | undefined];
  areConnected: boolean;
  isBlocked: boolean;
}
interface World {
  isThere: [boolean, boolean];
  between: [Between, Between];
}

const end = (between: Between, at: Index, status: number): number => {
  if (between.requests[at] !== "pending") return between.requests[at] ? 409 : 404;
  between.requests[at] = undefined;
  return status;
};

/**
 * Functions that apply a step to the expected state and return the expected status. Deleting a post also deletes its
 * requests.
 */
const rules: Record<Verb, (world: World, between: Between, at: Index) => number> = {
  send: ({ isThere }, between, at) => {
    if (!isThere[at] || between.isBlocked) return 404;
    if (between.requests[at]) return 409;
    between.requests[at] = "pending";
    return 201;
  },
  withdraw: (_, between, at) => end(between, at, 200),
  reject: (_, between, at) => end(between, at, 200),
  accept: (_, between, at) => {
    if (!between.requests[at]) return 404;
    between.areConnected ||= between.requests[at] === "pending";
    between.requests[at] = "accepted";
    return 200;
  },
  disconnect: (_, between) => {
    const was = between.areConnected;
    between.areConnected = false;
    return was ? 200 : 404;
  },
  block: (_, between) => {
    for (const at of indexes) end(between, at, 200);
    Object.assign(between, { areConnected: false, isBlocked: true });
    return 200;
  },
  unblock: (_, between) => {
    const was = between.isBlocked;
    between.isBlocked = false;
    return was ? 200 : 404;
  },
  remove: (world, _, at) => {
    const was = world.isThere[at];
    world.isThere[at] = false;
    for (const { requests } of world.between) requests[at] = undefined;
    return was ? 200 : 404;
  },
};

const actions: Record<Verb, (who: Someone, post: Post, requestId: number) => Promise<TestAnswer>> = {
  send: (who, post) => calls.send(who, post),
  withdraw: (who, _, requestId) => calls.withdraw(who, requestId),
  accept: (_who, _post, requestId) => calls.answer(ida, requestId, "accepted"),
  reject: (_who, _post, requestId) => calls.answer(ida, requestId, "rejected"),
  disconnect: (who) => calls.disconnect(who, ida.user.id),
  block: (who) => calls.block(ida, who.user.id),
  unblock: (who) => calls.unblock(ida, who.user.id),
  remove: async (_, post) => {
    const answer = await calls.removePost(ida, post.id);
    await stack.deliver();
    return answer;
  },
};

/**
 * Returns what the API shows. The author sees the counts of requests; the other users see their sent requests and their
 * networks.
 */
async function readState(posts: readonly Post[]) {
  const own = await calls.ownPosts(ida);
  const sides = others.map(async ({ token, user }) => {
    const sent = await stack.call("collaboration-requests/list-sent", { token, params: { userId: String(user.id) } });
    const statuses = new Map((sent.json as CollaborationRequest[]).map(({ postId, status }) => [postId, status]));
    const network = (await stack.call("network/list", { token })).json as unknown[];
    return { requests: posts.map(({ id }) => statuses.get(id)), isConnected: network.length > 0 };
  });
  return {
    counts: posts.map(({ id }) => own.find((post) => post.id === id)?.requestCount),
    sides: await Promise.all(sides),
  };
}

const expectedState = ({ isThere, between }: World) => ({
  counts: indexes.map((at) =>
    isThere[at] ? between.filter(({ requests }) => requests[at] === "pending").length : undefined,
  ),
  sides: between.map(({ requests, areConnected, isBlocked }) => ({
    requests: isBlocked ? [undefined, undefined] : requests,
    isConnected: areConnected,
  })),
});

const index = fc.constantFrom(...indexes);
const steps = fc.array(fc.tuple(fc.constantFrom(...verbs), index, index), { minLength: 4, maxLength: 12 });

it("for any order of requests, answers, disconnects and blocks, answers, counts and lists follow the rules [REQ-14..17, D57]", async () => {
  const sequence = fc.asyncProperty(steps, async (taken) => {
    const posts: [Post, Post] = [await calls.publish(ida), await calls.publish(ida)];
    const initialState = (): Between => ({ requests: [undefined, undefined], areConnected: false, isBlocked: false });
    const world: World = { isThere: [true, true], between: [initialState(), initialState()] };
    const sent = new Map<string, number>();
    for (const [verb, person, at] of taken) {
      const key = `${person} ${at}`;
      const answer = await actions[verb](others[person], posts[at], sent.get(key) ?? 1);
      expect(answer.status, `${verb}: ${answer.text}`).toBe(rules[verb](world, world.between[person], at));
      if (answer.status === 201) sent.set(key, (answer.json as CollaborationRequest).id);
    }
    expect(await readState(posts)).toEqual(expectedState(world));
  });
  const property = sequence.afterEach(async () => {
    for (const who of others) {
      await calls.disconnect(who, ida.user.id);
      await calls.unblock(ida, who.user.id);
    }
  });
  // This order failed once: the event of a block arrived after the unblocking and after the next request.
  const regression: [Verb, Index, Index][] = [
    ["block", 1, 0],
    ["unblock", 1, 0],
    ["send", 1, 0],
    ["remove", 0, 1],
  ];
  await fc.assert(property, { numRuns: 15, examples: [[regression]] });
});
