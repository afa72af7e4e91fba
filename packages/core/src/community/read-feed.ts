import type { Industry } from "@linkedpotential/contract/community/values";
import { PostEntity, type PostKey, postKeyOf, type StoredPost } from "./post.entity.ts";

interface Stretch {
  keys: PostKey[];
  /** Undefined where the index holds the keys only. */
  posts: StoredPost[] | undefined;
  hasMore: boolean;
}

export interface FeedPage {
  keys: PostKey[];
  posts: StoredPost[] | undefined;
  nextCursor: string | undefined;
}

/** Read beyond a page, so that a few posts that are left out do not cost another round trip. */
const spare = 5;
const readsMax = 4;

/** A page of collaborations, newest first, without those that are not shown, which is asked beside the first posts; `before`: the id of a post. */
export async function readFeed(
  { industry, limit, before }: { industry?: Industry | undefined; limit: number; before: number },
  shown: Promise<(post: PostKey) => boolean>,
): Promise<FeedPage> {
  const keys: PostKey[] = [];
  const posts: StoredPost[] = [];
  let [end, hasMore] = [before, true];
  for (let reads = 0; hasMore && keys.length < limit && reads < readsMax; reads += 1) {
    const reading = industry ? readIndustry(industry, end, limit + spare) : readAll(end, limit + spare);
    const [stretch, isShown] = await Promise.all([reading, shown]);
    keys.push(...stretch.keys.filter(isShown));
    posts.push(...(stretch.posts ?? []));
    end = stretch.keys.at(-1)?.postId ?? end;
    hasMore = stretch.hasMore;
  }
  const page = keys.slice(0, limit);
  // What was read beyond the page is read again with the next one.
  const last = keys.length > limit ? page.at(-1)?.postId : hasMore ? end : undefined;
  return {
    keys: page,
    posts: industry ? undefined : posts,
    nextCursor: last === undefined ? undefined : String(last),
  };
}

const options = (limit: number) => ({ order: "desc", limit, pages: 1 }) as const;

async function readAll(before: number, limit: number): Promise<Stretch> {
  const query = PostEntity.query.ofType({ type: "collaboration" }).lt({ postId: before });
  const { data, cursor } = await query.go(options(limit));
  return { keys: data, posts: data, hasMore: cursor !== null };
}

async function readIndustry(industry: Industry, before: number, limit: number): Promise<Stretch> {
  const query = PostEntity.query.ofIndustry({ type: "collaboration", industry }).lt({ postId: before });
  const { data, cursor } = await query.go({ ...options(limit), data: "includeKeys" });
  return { keys: data.map(postKeyOf), posts: undefined, hasMore: cursor !== null };
}
