import { SessionEntity } from "../auth/session/session.entity.ts";
import { listSessions } from "../auth/session/sessions.ts";
import type { Context } from "../context.ts";
import { isRefused } from "../db/transact.ts";

const atOnce = 25;

/**
 * Raises the notification version in each session of the user. Answers contain it as `x-news`, so that clients reload
 * the notifications.
 */
export async function bumpNotificationVersion(ctx: Pick<Context, "now">, userId: number): Promise<void> {
  const now = ctx.now().toISOString();
  const sessions = (await listSessions(userId)).filter(({ expiresAt }) => expiresAt > now);
  for (let from = 0; from < sessions.length; from += atOnce) {
    await Promise.all(sessions.slice(from, from + atOnce).map(({ sessionId }) => raiseIn(userId, sessionId)));
  }
}

/**
 * Raises the notification version of one session. `patch` does not recreate a session that has ended since the read.
 */
async function raiseIn(userId: number, sessionId: string): Promise<void> {
  try {
    await SessionEntity.patch({ userId, sessionId }).add({ news: 1 }).go();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
