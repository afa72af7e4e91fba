import type { revertEmail as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { accountItems } from "../account-items.entity.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { countAddress } from "../guard/rate-limit.ts";
import { newOneTimeToken, readOneTimeToken } from "../links/one-time-token.ts";
import { messages } from "../messages.ts";
import { endSessions, listSessions, sessionsPerTransaction } from "../session/sessions.ts";
import { claimAddressParts, emailTaken, findUnverifiedHolder } from "./address-holder.ts";
import { emailKey } from "./email-key.ts";

/**
 * Stored instead of a password hash, so that no password matches. The attacker who changed the address knew the
 * previous password.
 */
const noPassword = "none";

/**
 * Restores the previous e-mail address of an account (D61). Also ends all sessions, voids earlier revert links and
 * requires a new password.
 */
export async function revertEmail(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await countAddress(ctx, "revert-email");
  const now = ctx.now();
  const link = await readOneTimeToken("email_revert", input, now);
  const { userId, tokenHash, createdAt, email, written = email } = link;
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || emailKey(user.email) === email) throw new DomainError("auth.email_revert_invalid");
  const [holder, sessions, { data: credential }] = await Promise.all([
    findUnverifiedHolder(email, userId),
    listSessions(userId),
    CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true }),
  ]);
  if (!credential) throw new DomainError("auth.email_revert_invalid");
  const reset = newOneTimeToken("reset", { userId, email }, now);
  const change = { email, passwordHash: noPassword, passwordChangedAt: now.toISOString(), emailVerified: true };
  await transact(
    accountItems,
    (of) => ({
      link: of.token
        .delete({ tokenHash })
        .where((at, { exists }) => exists(at.tokenHash))
        .commit(),
      address: claimAddressParts(of, { ...credential, ...change }, holder),
      previousCredential: of.credential
        .delete({ email: credential.email })
        .where((at, { eq }) => eq(at.userId, userId))
        .commit(),
      user: of.user
        .patch({ userId })
        .set({ email: written, emailVerified: true, pendingEmail: "", emailRevertedAt: now.toISOString() })
        .remove(["bouncedEmail"])
        .where(
          (at, { eq, lt, notExists }) =>
            `${eq(at.email, user.email)} AND (${notExists(at.emailRevertedAt)} OR ${lt(at.emailRevertedAt, createdAt)})`,
        )
        .commit(),
      outboxEvents: [user, holder ?? []]
        .flat()
        .map(({ userId: changedId }) => putOutboxEvent(of, ctx, "account.changed", { userId: changedId })),
      resetLink: of.token.create(reset.item).commit(),
      sessions: sessions.slice(0, sessionsPerTransaction).map((session) => of.session.delete(session).commit()),
    }),
    (part) => (part === "address" ? emailTaken() : new DomainError("auth.email_revert_invalid")),
  );
  await endSessions(await listSessions(userId));
  return { success: true, message: messages.emailReverted, email: written, token: reset.secret };
}
