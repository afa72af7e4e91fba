import type { Post } from "@linkedpotential/contract/community/schema";
import type { StoredRequest } from "../collaboration-requests/collaboration-request.entity.ts";
import { noticeOf } from "../moderation/hiding/hidden.ts";
import type { Person } from "../network/people.ts";
import type { StoredPost } from "./post.entity.ts";

export function toPost(stored: StoredPost, author: Person, ownRequest?: StoredRequest): Post {
  const { postId, pendingCount, skills = null, lookingFor = null, hidden, ...post } = stored;
  const notice = noticeOf(hidden);
  const { name, initials, profileImage, linkedinUrl, isConnected } = author;
  return {
    id: postId,
    ...post,
    skills,
    lookingFor,
    comments: 0,
    requestCount: pendingCount,
    author: { name, initials, profileImage, linkedInUrl: linkedinUrl, isConnected },
    ownRequest: ownRequest
      ? { id: ownRequest.requestId, status: ownRequest.status, createdAt: ownRequest.createdAt }
      : null,
    ...(notice && { hidden: notice }),
  };
}
