import type { Post } from "@linkedpotential/contract/community/schema";
import type { StoredRequest } from "../collaboration-requests/collaboration-request.entity.ts";
import { noticeOf } from "../moderation/hiding/hidden.ts";
import type { Person } from "../network/people.ts";
import { initialsOf } from "../user/shown-name.ts";
import type { StoredPost } from "./post.entity.ts";
import type { PostWithNews } from "./request-news.ts";

interface ForReader {
  ownRequest?: StoredRequest | undefined;
  writerName?: string | undefined;
}

export function toPost(stored: PostWithNews, author: Person, { ownRequest, writerName }: ForReader = {}): Post {
  const { postId, pendingCount, skills = null, lookingFor = null, hidden, ...post } = stored;
  const notice = noticeOf(hidden);
  const { profileImage, linkedinUrl, isConnected } = author;
  return {
    id: postId,
    ...post,
    skills,
    lookingFor,
    comments: 0,
    requestCount: pendingCount,
    author: { ...namesOf(stored, author), profileImage, linkedInUrl: linkedinUrl, isConnected },
    ownRequest: ownRequest
      ? { id: ownRequest.requestId, status: ownRequest.status, createdAt: ownRequest.createdAt }
      : null,
    ...(writerName && { writerName }),
    ...(notice && { hidden: notice }),
  };
}

const namesOf = (post: StoredPost, { name, initials }: Person) => {
  const company = post.project?.company;
  return company ? { name: company, initials: initialsOf(company) } : { name, initials };
};

/** Returns the name that readers see for the author of a post: the company that a business named, or the short name. */
export const authorNameOf = (post: StoredPost, author: Person): string => namesOf(post, author).name;
