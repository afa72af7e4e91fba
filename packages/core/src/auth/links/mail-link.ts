import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { linkTo } from "../../mail/link-to.ts";
import { resetMail } from "../../mail/messages/account/reset-mail.ts";
import { verificationMail } from "../../mail/messages/account/verification-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { hasBounced } from "../../user/accepts-mail.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { OneTimeTokenEntity } from "./one-time-token.entity.ts";
import { newOneTimeToken } from "./one-time-token.ts";

const links = {
  verification: { page: "verify-email", content: verificationMail },
  reset: { page: "reset-password", content: resetMail },
} as const;

/**
 * Mails the link of an event at most once, to the account's current address. Sends nothing if the account is deleted
 * or, for a verification, already verified and mail to it does not bounce.
 */
export async function mailLink(
  ctx: Context,
  { id, userId, purpose, workspace }: OutboxEvents["account.link-due"],
): Promise<{ mail: MailOutcome | "outdated" }> {
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  const isNeedless = user?.emailVerified && !hasBounced(user);
  if (!user || (purpose === "verification" && isNeedless)) return { mail: "outdated" };
  const { page, content } = links[purpose];
  const write = async () => {
    const { secret, item } = newOneTimeToken(purpose, user, ctx.now());
    // The token is kept if sending fails, because SES may have accepted the mail although its answer was lost.
    await OneTimeTokenEntity.create(item).go();
    const href = linkTo(ctx.config, workspace, page, { token: secret, email: user.email, role: user.role });
    return { to: user.email, ...content(ctx.config, user.language, workspace, href) };
  };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `${purpose} link ${id}` }, write) };
}
