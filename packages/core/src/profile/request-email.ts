import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { CredentialEntity } from "../auth/credential.entity.ts";
import { emailTaken, isAbandoned } from "../auth/email/address-holder.ts";
import { emailKey, normalizeEmail } from "../auth/email/email-key.ts";
import { countSubject } from "../auth/guard/rate-limit.ts";
import { OneTimeTokenEntity } from "../auth/links/one-time-token.entity.ts";
import { newOneTimeToken } from "../auth/links/one-time-token.ts";
import { verifyPassword } from "../auth/password/password-hash.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { linkTo } from "../mail/link-to.ts";
import { emailAskedMail } from "../mail/messages/account/email-asked-mail.ts";
import { emailChangeMail } from "../mail/messages/account/email-change-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import type { UserItem } from "../user/user.entity.ts";

interface EmailRequest {
  email: string;
  currentPassword?: string | undefined;
}

/**
 * Checks that the account may move to a new address.
 * @throws `profile.email_taken`, `auth.wrong_password`, `request.invalid`, `request.rate_limited`
 */
export async function checkEmailRequest(ctx: UserContext, user: UserItem, request: EmailRequest): Promise<void> {
  const [holder, own] = await Promise.all([
    CredentialEntity.get({ email: emailKey(request.email) }).go({ consistent: true }),
    CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true }),
    countSubject(ctx, "change-email", String(user.userId)),
  ]);
  if (holder.data && !isAbandoned(holder.data, ctx.now())) throw emailTaken();
  await prove(ctx, request.currentPassword, own.data?.passwordHash);
}

/**
 * Sends the confirmation link to the new address and a notice to the current one (D61). Call `checkEmailRequest` first.
 * The link works once the caller has stored the pending address.
 * @throws `auth.mail_failed`
 */
export async function requestEmail(ctx: UserContext, user: UserItem, wanted: string): Promise<string> {
  const email = normalizeEmail(wanted);
  const token = newOneTimeToken("email_change", { userId: user.userId, email }, ctx.now());
  await OneTimeTokenEntity.create(token.item).go();
  await notifyBothAddresses(ctx, user, email, token.secret);
  return email;
}

async function prove(ctx: UserContext, password: string | undefined, hash: string | undefined): Promise<void> {
  if (!password)
    throw new DomainError("request.invalid", { fields: { currentPassword: { key: "currentPasswordRequired" } } });
  if (await verifyPassword(password, hash, ctx.config.passwordCost)) return;
  throw new DomainError("auth.wrong_password", { field: "currentPassword" });
}

/** Notifies the current address first, so that no confirmation link exists that the owner has not heard of. */
async function notifyBothAddresses(ctx: UserContext, user: UserItem, email: string, secret: string): Promise<void> {
  const { language, timezone } = user;
  const { workspace } = ctx.user;
  const moment = fullMomentText(ctx.now(), language, timezone);
  const href = linkTo(ctx.config, workspace, "confirm-email", { token: secret, email, role: user.role });
  try {
    await sendMail(ctx.config, {
      to: user.email,
      ...emailAskedMail(ctx.config, language, workspace, { moment, email }),
    });
    await sendMail(ctx.config, { to: email, ...emailChangeMail(ctx.config, language, workspace, href) });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
}
