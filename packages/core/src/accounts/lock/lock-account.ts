import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { endSessions, listSessions, sessionsPerTransaction } from "../../auth/session/sessions.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { ensureMailKey } from "../../unsubscribe/mail-key.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findRemovableAccount } from "../find-account.ts";

type Input = InputOf<typeof routes.lockAccount>;
type Answer = AnswerOf<typeof routes.lockAccount>;

/**
 * Locks an account and ends its sessions (D70). Its posts and profile are hidden while `lockedAt` is set. A subscriber
 * mails the reason and cancels the renewal.
 * @throws `admin.user_not_found`, `account.own`, `account.is_admin`, `account.already_locked`
 */
export const lockAccount = (ctx: UserContext, input: Input): Promise<Answer> => retryOnConflict(() => lock(ctx, input));

async function lock(ctx: UserContext, { accountId: userId, ground, reason }: Input): Promise<Answer> {
  const user = await findRemovableAccount(ctx, userId);
  if (user.lockedAt !== undefined) throw new DomainError("account.already_locked");
  // Signs the link in the mail and in the refused calls, which cannot create the key.
  await ensureMailKey(user);
  const email = emailKey(user.email);
  const { data: credential } = await CredentialEntity.get({ email }).go({ consistent: true });
  const opened = credential?.sessionsOpened;
  // Read the sessions after the credential. If this query misses a session that is being opened, the condition on the
  // count in the credential fails below.
  const sessions = await listSessions(userId);
  await endSessions(sessions.slice(sessionsPerTransaction));
  const lockedAt = ctx.now().toISOString();
  await transact(
    administeredItems,
    (parts) => ({
      credential: parts.credential
        .patch({ email })
        .set({ lockedAt })
        .where((of, { eq, notExists }) => {
          const isUnchanged = opened === undefined ? notExists(of.sessionsOpened) : eq(of.sessionsOpened, opened);
          return `${eq(of.userId, userId)} AND ${isUnchanged}`;
        })
        .commit(),
      user: parts.user
        .patch({ userId })
        .set({ lockedAt, lockGround: ground, lockReason: reason })
        .where((of, { eq, notExists }) => `${notExists(of.lockedAt)} AND ${eq(of.email, user.email)}`)
        .commit(),
      sessions: sessions.slice(0, sessionsPerTransaction).map((session) => parts.session.delete(session).commit()),
      adminAction: adminActionPart(parts, ctx, "account.locked", "", { accountId: userId, note: reason }),
      outboxEvent: putOutboxEvent(parts, ctx, "account.locked", { userId, lockedAt }),
    }),
    () => new ConflictError(),
  );
  return { lockedAt, ground, reason, objection: null, answer: null };
}
