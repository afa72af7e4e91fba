import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { NewPost, Post } from "@linkedpotential/contract/community/schema";
import { addDays, berlinInstant, today } from "@linkedpotential/contract/dates";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { User } from "@linkedpotential/contract/user/schema";
import type { ApiCall } from "../running-stack.ts";
import { type DemoRequest, demoMembers, demoPosts } from "./community.ts";
import { demoOfferOf } from "./offers.ts";

export interface Person {
  user: Pick<User, "id">;
  call(id: RouteId, options: ApiCall): Promise<unknown>;
}

export interface Member extends Person {
  name: string;
  joinedOn: string;
  /** First post of the member. Absent for a member without posts. */
  post: Post | undefined;
}

const publish = async ({ call }: Person, posts: readonly NewPost[]): Promise<Post[]> => {
  const published: Post[] = [];
  for (const body of posts) published.push((await call("community/create", { body })) as Post);
  return published;
};

/** Publishes the posts of `shown` and lets the other members join. Returns those members. */
export async function fillCommunity(
  shown: Person,
  join: (wish: { name: string; email: string; joinedAt: string }) => Promise<Person>,
): Promise<Member[]> {
  const [asked] = await publish(shown, demoPosts);
  const members: Member[] = [];
  for (const demo of demoMembers) {
    const { name, email, profile } = demo;
    const joinedOn = addDays(today(new Date()), -demo.joinedDaysAgo);
    const member = await join({ name, email, joinedAt: berlinInstant(joinedOn, "10:00").toISOString() });
    await member.call("profile/update", { body: { ...profile, ...demoOfferOf(email), name, email } });
    const [post] = await publish(member, demo.posts);
    if (post) await ask(shown, post, member, demo.asked);
    if (asked) await ask(member, asked, shown, demo.asks);
    members.push({ ...member, name, joinedOn, post });
  }
  return members;
}

async function ask(requester: Person, post: Post, author: Person, wish: DemoRequest | undefined): Promise<void> {
  if (!wish) return;
  const { message, answer: status } = wish;
  const body = { fromUserId: requester.user.id, toUserId: author.user.id, postId: post.id, message };
  const { id } = (await requester.call("collaboration-requests/create", { body })) as CollaborationRequest;
  const params = { requestId: String(id) };
  if (status) await author.call("collaboration-requests/answer", { params, body: { status } });
}
