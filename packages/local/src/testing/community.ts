import type {
  CollaborationRequest,
  NewCollaborationRequest,
} from "@linkedpotential/contract/collaboration-requests/schema";
import type { NewPost, Post, PostChange } from "@linkedpotential/contract/community/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { newPost, requestMessage } from "@linkedpotential/fixtures/community";
import { type ReadyAccount, readyAccount } from "./accounts.ts";
import type { TestAnswer } from "./call.ts";
import type { TestStack } from "./stack.ts";

export type Someone = Pick<ReadyAccount, "token" | "user">;

export interface CommunityCalls {
  /** Creates a premium account with a LinkedIn address. */
  member(name?: string): Promise<Someone>;
  publish(author: Someone, overrides?: Partial<NewPost>): Promise<Post>;
  change(
    author: Someone,
    postId: number,
    change: { [Field in keyof PostChange]?: PostChange[Field] | null },
  ): Promise<TestAnswer>;
  removePost(author: Someone, postId: number): Promise<TestAnswer>;
  ownPosts(author: Someone): Promise<Post[]>;
  feedOf(reader: Someone, query?: Record<string, string>): Promise<Post[]>;
  send(requester: Someone, post: Post, overrides?: Partial<NewCollaborationRequest>): Promise<TestAnswer>;
  /** Sends a collaboration request. Fails the test if the API refuses it. */
  request(requester: Someone, post: Post): Promise<CollaborationRequest>;
  withdraw(requester: Someone, requestId: number): Promise<TestAnswer>;
  answer(author: Someone, requestId: number, status: string, reply?: string): Promise<TestAnswer>;
  disconnect(someone: Someone, otherUserId: number): Promise<TestAnswer>;
  block(someone: Someone, userId: number): Promise<TestAnswer>;
  unblock(someone: Someone, userId: number): Promise<TestAnswer>;
}

interface Stored {
  plan: User["plan"];
  profileImage: string;
  activityArea: string;
  skills: string[];
  description: string;
  availability: string;
  references: User["references"];
  profileVisible: boolean;
  emailVerified: boolean;
  bouncedEmail: string;
  mailBouncedAt: string;
}

/**
 * Changes the stored attributes of an account directly.
 * @internal
 */
export async function changeAccount({ user }: Someone, change: Partial<Stored>): Promise<void> {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  await UserEntity.patch({ userId: user.id }).set(change).go();
}

/**
 * Stores connections of one user to others directly, without the opposite direction. The connection to the last one is
 * the newest.
 * @internal
 */
export async function connectWith({ user }: Someone, others: readonly Someone[]): Promise<void> {
  const { ConnectionEntity } = await import("@linkedpotential/core/network/connection.entity");
  const connectedAt = "2027-03-01T09:00:00.000Z";
  const items = others.map((other, at) => ({
    userId: user.id,
    otherUserId: other.user.id,
    connectionId: at + 1,
    connectedAt,
  }));
  await ConnectionEntity.put(items).go();
}

export function communityCalls(stack: TestStack): CommunityCalls {
  const about = (name: string, id: number) => ({ params: { [name]: String(id) } });
  const send: CommunityCalls["send"] = ({ token, user }, { id: postId, userId: toUserId }, overrides) =>
    stack.call("collaboration-requests/create", {
      token,
      body: { fromUserId: user.id, toUserId, postId, message: requestMessage, ...overrides },
    });
  return {
    member: (name = "Ida Öz") =>
      readyAccount({ name, plan: "premium", linkedinUrl: "https://www.linkedin.com/in/ida-öz" }),
    publish: async ({ token }, overrides) =>
      made(await stack.call("community/create", { token, body: newPost(overrides) })),
    change: ({ token }, postId, change) =>
      stack.call("community/update", { token, ...about("postId", postId), body: { ...newPost(), ...change } }),
    removePost: ({ token }, postId) => stack.call("community/delete", { token, ...about("postId", postId) }),
    ownPosts: async ({ token, user }) =>
      (await stack.call("community/list-own", { token, ...about("userId", user.id) })).json as Post[],
    feedOf: async ({ token }, query = {}) => (await stack.call("community/list", { token, query })).json as Post[],
    send,
    request: async (requester, post) => made(await send(requester, post)),
    withdraw: ({ token }, requestId) =>
      stack.call("collaboration-requests/withdraw", { token, ...about("requestId", requestId) }),
    answer: ({ token }, requestId, status, reply) =>
      stack.call("collaboration-requests/answer", {
        token,
        ...about("requestId", requestId),
        body: { status, ...(reply !== undefined && { reply }) },
      }),
    disconnect: ({ token }, otherUserId) =>
      stack.call("network/remove", { token, ...about("otherUserId", otherUserId) }),
    block: ({ token }, userId) => stack.call("blocks/create", { token, body: { userId } }),
    unblock: ({ token }, userId) => stack.call("blocks/delete", { token, ...about("otherUserId", userId) }),
  };
}

function made<Thing>({ status, json, text }: TestAnswer): Thing {
  if (status !== 201) throw new Error(`refused: ${text}`);
  return json as Thing;
}
