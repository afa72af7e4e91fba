import { schedules } from "@linkedpotential/contract/background";
import { type FeedType, feedTypes } from "@linkedpotential/contract/community/post-types";
import { addDays, berlinInstant } from "@linkedpotential/contract/dates";
import { firstIdAt } from "../ids.ts";
import { PostEntity, type StoredPost } from "./post.entity.ts";

const { daily } = schedules["schedules/new-posts"].timing;

/** Reads the feed of the 24 hours before the digest run of a day, newest first, up to `limit` posts. */
export async function postsOfDay(date: string, limit: number): Promise<StoredPost[]> {
  const [first, end] = [addDays(date, -1), date].map((day) => firstIdAt(berlinInstant(day, daily)));
  const read = async (type: FeedType) => {
    const query = PostEntity.query.ofType({ type }).between({ postId: first ?? 0 }, { postId: (end ?? 0) - 1 });
    return (await query.go({ order: "desc", limit, pages: 1 })).data;
  };
  const posts = (await Promise.all(feedTypes.map(read))).flat();
  return posts.sort((one, other) => other.postId - one.postId).slice(0, limit);
}
