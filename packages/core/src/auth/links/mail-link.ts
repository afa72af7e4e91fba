import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { resetMail } from "../../mail/letters/account/reset-mail.ts";
import { verificationMail } from "../../mail/letters/account/verification-mail.ts";
import { linkTo } from "../../mail/link-to.ts";
import { type Sending, sendMailOnce } from "../../mail/send-mail-once.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { OneTimeTokenEntity } from "./one-time-token.entity.ts";
import { newOneTimeToken } from "./one-time-token.ts";

const links = {
  verification: { page: "verify-email", letter: verificationMail },
  reset: { page: "reset-password", letter: resetMail },
} as const;

/**
 * Mails a link once per event, to the address that the account has by now. An account that is gone or, for a
 * verification, verified gets none. @throws what SES says, `request.in_progress` while another run sends the mail
 */
export async function mailLink(
  ctx: Pick<Context, "now" | "log">,
  { id, userId, purpose, workspace }: OutboxEvents["account.link-due"],
): Promise<{ mail: Sending | "outdated" }> {
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || (purpose === "verification" && user.emailVerified)) return { mail: "outdated" };
  const { page, letter } = links[purpose];
  const write = async () => {
    const { secret, item } = newOneTimeToken(purpose, user, ctx.now());
    // It stays valid when sending fails: SES may have taken the mail although it gave no answer.
    await OneTimeTokenEntity.create(item).go();
    const href = linkTo(workspace, page, { token: secret, email: user.email, role: user.role });
    return { to: user.email, ...letter(user.language, workspace, href) };
  };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `${purpose} link ${id}` }, write) };
}
