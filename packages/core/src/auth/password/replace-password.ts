import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { accountItems } from "../account-items.entity.ts";
import type { OneTimeTokenItem } from "../links/one-time-token.entity.ts";
import { endSessions, listSessions, sessionsPerTransaction } from "../session/sessions.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";
import { hashPassword } from "./password-hash.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

interface Owner {
  userId: number;
  email: string;
}

type Proof = { token: OneTimeTokenItem } | { passwordHash: string; keptSession: string };

/**
 * Stores a new password, voids reset links and cancels a pending change of address (D4, D61). Ends all sessions, except
 * the kept one if `proof` names it.
 * @throws `request.invalid`, `auth.reset_invalid`, `auth.wrong_password`
 */
export async function replacePassword(
  ctx: RequestContext,
  owner: Owner,
  password: string,
  proof: Proof,
): Promise<void> {
  await refuseWeakPassword(password, owner.email, "newPassword");
  const kept = "keptSession" in proof ? proof.keptSession : undefined;
  const [passwordHash, sessions] = await Promise.all([
    hashPassword(password, ctx.config.passwordCost),
    listSessions(owner.userId, kept),
  ]);
  const change = { passwordHash, passwordChangedAt: ctx.now().toISOString() };
  await transact(
    accountItems,
    (of) => ({
      password:
        "token" in proof
          ? [
              of.credential
                .patch({ email: owner.email })
                .set({ ...change, emailVerified: true })
                .where(
                  (now, { eq, lte, notExists }) =>
                    `${eq(now.userId, owner.userId)} AND (${notExists(now.passwordChangedAt)} OR ${lte(now.passwordChangedAt, proof.token.createdAt)})`,
                )
                .commit(),
              of.token
                .delete({ tokenHash: proof.token.tokenHash })
                .where((token, { exists }) => exists(token.tokenHash))
                .commit(),
              // The mailed link was used, so the user receives mail at this address. Mark the address as verified and
              // forget an earlier bounce.
              of.user
                .patch({ userId: owner.userId })
                .set({ emailVerified: true, pendingEmail: "" })
                .remove(["bouncedEmail"])
                .commit(),
              putOutboxEvent(of, ctx, "account.changed", { userId: owner.userId }),
            ]
          : [
              of.credential
                .patch({ email: owner.email })
                .set(change)
                .where((now, { eq }) => eq(now.passwordHash, proof.passwordHash))
                .commit(),
              of.user.patch({ userId: owner.userId }).set({ pendingEmail: "" }).commit(),
            ],
      sessions: sessions.slice(0, sessionsPerTransaction).map((session) => of.session.delete(session).commit()),
    }),
    () => new DomainError("token" in proof ? "auth.reset_invalid" : "auth.wrong_password"),
  );
  await endSessions(await listSessions(owner.userId, kept));
  await notifyPasswordChanged(ctx, owner.userId);
}
