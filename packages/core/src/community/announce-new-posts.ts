import { today } from "@linkedpotential/contract/dates";
import { publish } from "../bus/publish.ts";
import type { Context } from "../context.ts";
import { postsOfDay } from "./posts-of-day.ts";

export async function announceNewPosts(ctx: Context): Promise<{ pages: number }> {
  const date = today(ctx.now());
  const { length: pages } = await postsOfDay(date, 1);
  if (pages > 0) await publish(ctx, "recipients.page_due", [{ event: "user.new_posts_due", date }]);
  return { pages };
}
