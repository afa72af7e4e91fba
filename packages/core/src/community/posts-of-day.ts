import { schedules } from "@linkedpotential/contract/background";
import { addDays, berlinInstant } from "@linkedpotential/contract/dates";
import { firstIdAt } from "../ids.ts";
import { PostEntity, type StoredPost } from "./post.entity.ts";

const { daily } = schedules["schedules/new-posts"].timing;

/** Reads the collaboration posts of the 24 hours before the digest run of a day, newest first, up to `limit`. */
export async function postsOfDay(date: string, limit: number): Promise<StoredPost[]> {
  const [first, end] = [addDays(date, -1), date].map((day) => firstIdAt(berlinInstant(day, daily)));
  const { data } = await PostEntity.query
    .ofType({ type: "collaboration" })
    .between({ postId: first ?? 0 }, { postId: (end ?? 0) - 1 })
    .go({ order: "desc", limit, pages: 1 });
  return data;
}
