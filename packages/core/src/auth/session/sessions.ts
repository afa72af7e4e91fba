import { SessionEntity } from "./session.entity.ts";

/** Maximum number of sessions deleted in one transaction. A transaction is limited to 100 parts. */
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
 * Deletes sessions. Call it again after the transaction, because a sign-in may open one between query and transaction.
 */
export async function endSessions(sessions: SessionKey[]): Promise<void> {
  await Promise.all(sessions.map((session) => SessionEntity.delete(session).go()));
}
