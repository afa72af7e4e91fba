import type { confirmEmail as contract } from "@linkedpotential/contract/auth/routes";
import { fullMomentText } from "@linkedpotential/contract/date-texts";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { linkTo } from "../../mail/link-to.ts";
import { emailMovedMail } from "../../mail/messages/account/email-moved-mail.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { homeWorkspace } from "../../user/home-workspace.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { accountItems } from "../account-items.entity.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { countAddress } from "../guard/rate-limit.ts";
import { OneTimeTokenEntity } from "../links/one-time-token.entity.ts";
import { newOneTimeToken, readOneTimeToken } from "../links/one-time-token.ts";
import { messages } from "../messages.ts";
import { claimAddressParts, emailTaken, findUnverifiedHolder } from "./address-holder.ts";
import { emailKey } from "./email-key.ts";

/** Changes the account's e-mail address to the confirmed new one, after notifying the current address (D61). */
export async function confirmEmail(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await countAddress(ctx, "confirm-email");
  const token = await readOneTimeToken("email_change", input, ctx.now());
  const { data: user } = await UserEntity.get({ userId: token.userId }).go({ consistent: true });
  const email = user?.pendingEmail;
  if (!email || emailKey(email) !== token.email) throw new DomainError("auth.email_change_invalid");
  const [holder, { data: credential }] = await Promise.all([
    findUnverifiedHolder(email, user.userId),
    CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true }),
  ]);
  if (!credential) throw new DomainError("auth.email_change_invalid");
  await notifyPreviousAddress(ctx, user, email);
  await transact(
    accountItems,
    (of) => ({
      token: of.token
        .delete({ tokenHash: token.tokenHash })
        .where((now, { exists }) => exists(now.tokenHash))
        .commit(),
      address: claimAddressParts(of, { ...credential, email: token.email, emailVerified: true }, holder),
      previousCredential: of.credential
        .delete({ email: credential.email })
        .where((now, { eq }) => eq(now.userId, user.userId))
        .commit(),
      // Fails when the pending address has changed. A password change clears the pending address, so that links mailed
      // before it no longer work.
      user: of.user
        .patch({ userId: user.userId })
        .set({ email, emailVerified: true, pendingEmail: "" })
        .remove(["bouncedEmail"])
        .where((now, { eq }) => `${eq(now.email, user.email)} AND ${eq(now.pendingEmail, email)}`)
        .commit(),
      outboxEvents: [user, holder ?? []]
        .flat()
        .map(({ userId }) => putOutboxEvent(of, ctx, "account.changed", { userId })),
    }),
    (part) => (part === "address" ? emailTaken() : new DomainError("auth.email_change_invalid")),
  );
  return { success: true, message: messages.emailConfirmed };
}

async function notifyPreviousAddress(ctx: RequestContext, user: UserItem, email: string): Promise<void> {
  const revertToken = newOneTimeToken("email_revert", user, ctx.now());
  await OneTimeTokenEntity.create({ ...revertToken.item, written: user.email }).go();
  const workspace = homeWorkspace(user);
  const href = linkTo(ctx.config, workspace, "revert-email", {
    token: revertToken.secret,
    email: user.email,
    role: user.role,
  });
  const moment = fullMomentText(ctx.now(), user.language, user.timezone);
  try {
    await sendMail(ctx.config, {
      to: user.email,
      ...emailMovedMail(ctx.config, user.language, workspace, { moment, email, href }),
    });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
}
