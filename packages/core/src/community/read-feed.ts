import type { Industry } from "@linkedpotential/contract/community/industries";
import type { FeedType } from "@linkedpotential/contract/community/post-types";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { PostEntity, type PostKey, postKeyOf, type StoredPost } from "./post.entity.ts";

interface Stretch {
  end: number;
  keys: PostKey[];
  posts: StoredPost[] | undefined;
  hasMore: boolean;
}

export interface FeedPage {
  keys: PostKey[];
  posts: StoredPost[] | undefined;
  nextCursor: string | undefined;
}

/** Number of posts read in addition to a page, so that a few filtered posts do not cost another round trip. */
const spare = 5;
const searchedAtOnce = 200;
const readsMax = 4;

interface Wanted {
  type: FeedType;
  industry?: Industry | undefined;
  matches?: ((post: StoredPost) => boolean) | undefined;
  limit: number;
  before: number;
}

/** Returns a function that tells whether the feed shows a post to the reader: not their own, and of nobody blocked. */
export async function readFeedFilter(readerId: number): Promise<(post: PostKey) => boolean> {
  const unseen = await readBlockedIds(readerId);
  return ({ userId }) => userId !== readerId && !unseen.has(userId);
}

export async function readFeed(
  { type, industry, matches, limit, before }: Wanted,
  shown: Promise<(post: PostKey) => boolean>,
): Promise<FeedPage> {
  const read = (end: number): Promise<Stretch> => {
    if (matches) return searchAll(type, end, (post) => (!industry || post.industry === industry) && matches(post));
    return industry ? readIndustry(type, industry, end, limit + spare) : readAll(type, end, limit + spare);
  };
  const keys: PostKey[] = [];
  const posts: StoredPost[] = [];
  let [end, hasMore] = [before, true];
  for (let reads = 0; hasMore && keys.length < limit && reads < readsMax; reads += 1) {
    const [stretch, isShown] = await Promise.all([read(end), shown]);
    keys.push(...stretch.keys.filter(isShown));
    posts.push(...(stretch.posts ?? []));
    end = stretch.end;
    hasMore = stretch.hasMore;
  }
  const page = keys.slice(0, limit);
  // The next page reads the posts again that did not fit into this page.
  const last = keys.length > limit ? page.at(-1)?.postId : hasMore ? end : undefined;
  return {
    keys: page,
    posts: industry && !matches ? undefined : posts,
    nextCursor: last === undefined ? undefined : String(last),
  };
}

const options = (limit: number) => ({ order: "desc", limit, pages: 1 }) as const;

async function readAll(type: FeedType, before: number, limit: number): Promise<Stretch> {
  const query = PostEntity.query.ofType({ type }).lt({ postId: before });
  const { data, cursor } = await query.go(options(limit));
  return { end: endOf(data, before), keys: data, posts: data, hasMore: cursor !== null };
}

/** Reads a stretch of posts and searches it in memory, because there is no full-text index. */
async function searchAll(type: FeedType, before: number, matches: (post: StoredPost) => boolean): Promise<Stretch> {
  const stretch = await readAll(type, before, searchedAtOnce);
  const found = stretch.posts?.filter(matches) ?? [];
  return { ...stretch, keys: found, posts: found };
}

async function readIndustry(type: FeedType, industry: Industry, before: number, limit: number): Promise<Stretch> {
  const query = PostEntity.query.ofIndustry({ type, industry }).lt({ postId: before });
  const { data, cursor } = await query.go({ ...options(limit), data: "includeKeys" });
  const keys = data.map(postKeyOf);
  return { end: endOf(keys, before), keys, posts: undefined, hasMore: cursor !== null };
}

const endOf = (keys: readonly PostKey[], before: number): number => keys.at(-1)?.postId ?? before;
