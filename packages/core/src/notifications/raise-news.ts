import { SessionEntity } from "../auth/session/session.entity.ts";
import { sessionsOf } from "../auth/session/sessions-of.ts";
import type { Context } from "../context.ts";
import { isRefused } from "../db/transact.ts";

const atOnce = 25;

/** Raises the number in `x-news` by one in each session of the user: its next answer says that the bell is outdated. */
export async function raiseNews(ctx: Pick<Context, "now">, userId: number): Promise<void> {
  const now = ctx.now().toISOString();
  const sessions = (await sessionsOf(userId)).filter(({ expiresAt }) => expiresAt > now);
  for (let from = 0; from < sessions.length; from += atOnce) {
    await Promise.all(sessions.slice(from, from + atOnce).map(({ sessionId }) => raiseIn(userId, sessionId)));
  }
}

/** Leaves a session ended that was ended in the meantime: `patch` changes existing items only. */
async function raiseIn(userId: number, sessionId: string): Promise<void> {
  try {
    await SessionEntity.patch({ userId, sessionId }).add({ news: 1 }).go();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
