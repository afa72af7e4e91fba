import { SessionEntity } from "./session.entity.ts";

/** A transaction has 100 parts: these leave room for the others. */
export const endedAtOnce = 90;

interface SessionKey {
  userId: number;
  sessionId: string;
}

interface Session extends SessionKey {
  expiresAt: string;
}

export async function sessionsOf(userId: number, kept?: string): Promise<Session[]> {
  const { data } = await SessionEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true });
  return data
    .filter(({ sessionId }) => sessionId !== kept)
    .map(({ sessionId, expiresAt }) => ({ userId, sessionId, expiresAt }));
}

/** After a transaction once more: a sign-in may come between query and transaction, none after it. */
export async function endSessions(sessions: SessionKey[]): Promise<void> {
  await Promise.all(sessions.map((session) => SessionEntity.delete(session).go()));
}
