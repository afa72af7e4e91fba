import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { endSessions, listSessions, sessionsPerTransaction } from "../../auth/session/sessions.ts";
import type { Context, UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { acceptsMail } from "../accepts-mail.ts";
import { UserEntity } from "../user.entity.ts";
import { deletionItems } from "./deletion-items.entity.ts";

type Ctx = Pick<Context, "now">;
type By = UserContext | "unverified";

/**
 * Deletes account, credential and sessions in one transaction. All other data is erased in the background (D23). `by`
 * is the admin who deletes the account, or `unverified` for an account with an unverified address. It is absent when
 * the owner deletes the account. The confirmation mail names the `reason`. Returns false when the account is already deleted or, for `unverified`, has been
 * verified.
 */
export const beginAccountDeletion = (ctx: Ctx, userId: number, by?: By, reason?: string): Promise<boolean> =>
  retryOnConflict(() => begin(ctx, userId, by, reason));

async function begin(ctx: Ctx, userId: number, by: By | undefined, reason: string | undefined): Promise<boolean> {
  const [isUnverified, admin] = by === "unverified" ? [true, undefined] : [false, by];
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || (isUnverified && user.emailVerified)) return false;
  const { email, language, workspace, profileImage } = user;
  const { data: credential } = await CredentialEntity.get({ email: emailKey(email) }).go({ consistent: true });
  const opened = credential?.sessionsOpened;
  // Read the sessions after the credential. Opening a session changes the count in the credential. If this query misses
  // a session, the condition on that count fails below.
  const sessions = await listSessions(userId);
  await endSessions(sessions.slice(sessionsPerTransaction));
  const deletion = {
    ...{ userId, email, language, workspace, profileImage },
    by: isUnverified ? ("unverified" as const) : admin ? ("admin" as const) : ("owner" as const),
    isReachable: acceptsMail(user),
    startedAt: ctx.now().toISOString(),
    ...(reason !== undefined && { reason }),
  };
  await transact(
    deletionItems,
    (parts) => ({
      // Fails when the account has changed its address or opened a session since the read.
      credential: parts.credential
        .delete({ email: emailKey(email) })
        .where((of, { eq, notExists }) => {
          const isUnchanged = opened === undefined ? notExists(of.sessionsOpened) : eq(of.sessionsOpened, opened);
          const isSame = `${eq(of.userId, userId)} AND ${isUnchanged}`;
          return isUnverified ? `${isSame} AND ${eq(of.emailVerified, false)}` : isSame;
        })
        .commit(),
      user: parts.user
        .delete({ userId })
        .where((of, { eq }) => eq(of.profileImage, profileImage))
        .commit(),
      deletion: parts.deletion.put(deletion).commit(),
      adminAction: admin ? adminActionPart(parts, admin, "account.deleted", "") : undefined,
      outboxEvent: putOutboxEvent(parts, ctx, "user.deleted", { userId }),
      sessions: sessions.slice(0, sessionsPerTransaction).map((session) => parts.session.delete(session).commit()),
    }),
    () => new ConflictError(),
  );
  return true;
}
