import type { ReportedContent } from "@linkedpotential/contract/moderation/schema";
import type { Reference } from "@linkedpotential/contract/profile/offer";
import { PostEntity, type PostPlace, placeOf, type StoredPost } from "../community/post.entity.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import type { StoredHidden } from "./hiding/hidden.ts";

/** Key of the reported content. `postId` is 0 for the profile of the user. */
export interface SubjectKey {
  userId: number;
  postId: number;
}

export interface Subject extends SubjectKey {
  content: ReportedContent;
  hidden: StoredHidden | undefined;
  /** Place of a post in the feed. Undefined for a profile. */
  place: PostPlace | undefined;
}

export async function readSubject({ userId, postId }: SubjectKey): Promise<Subject | undefined> {
  if (postId === 0) {
    const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
    return user ? subjectOfPerson(user) : undefined;
  }
  const { data: post } = await PostEntity.get({ userId, postId }).go({ consistent: true });
  return post ? subjectOfPost(post) : undefined;
}

export const subjectOfPost = ({ userId, postId, hidden, ...post }: StoredPost): Subject => ({
  userId,
  postId,
  content: {
    title: post.title,
    text: post.content,
    details: [...(post.skills ?? []), ...(post.lookingFor ?? []), ...Object.values(post.project ?? {})].filter(Boolean),
    linkedinUrl: "",
    profileImage: null,
  },
  hidden,
  place: placeOf(post),
});

export const subjectOfPerson = ({ userId, hidden, ...user }: UserItem): Subject => ({
  userId,
  postId: 0,
  content: {
    title: user.name,
    text: user.description,
    details: [user.activityArea, ...user.skills, ...(user.references ?? []).map(textOf)].filter(Boolean),
    linkedinUrl: user.linkedinUrl,
    profileImage: user.profileImage || null,
  },
  hidden,
  place: undefined,
});

const textOf = ({ customer, text, link }: Reference): string => [customer, text, link].filter(Boolean).join(", ");
