import { SessionEntity } from "./session.entity.ts";

/**
 * Maximum number of sessions deleted in one transaction. A transaction is limited to 100 parts, and other changes need
 * some of them.
 */
export const sessionsPerTransaction = 90;

interface SessionKey {
  userId: number;
  sessionId: string;
}

interface Session extends SessionKey {
  expiresAt: string;
}

export async function listSessions(userId: number, kept?: string): Promise<Session[]> {
  const { data } = await SessionEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true });
  return data
    .filter(({ sessionId }) => sessionId !== kept)
    .map(({ sessionId, expiresAt }) => ({ userId, sessionId, expiresAt }));
}

/**
 * Deletes sessions. After a transaction, list the sessions again and delete the rest: a sign-in may have opened one
 * between query and transaction.
 */
export async function endSessions(sessions: SessionKey[]): Promise<void> {
  await Promise.all(sessions.map((session) => SessionEntity.delete(session).go()));
}
