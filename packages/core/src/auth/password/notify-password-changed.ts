import { fullMomentText } from "@linkedpotential/contract/date-texts";
import type { RequestContext } from "../../context.ts";
import { passwordChangedMail } from "../../mail/messages/account/password-changed-mail.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { homeWorkspace } from "../../user/home-workspace.ts";
import { UserEntity } from "../../user/user.entity.ts";

/** Mails the owner that the password was changed. If the mail cannot be sent, the change still succeeds (D61). */
export async function notifyPasswordChanged(ctx: RequestContext, userId: number): Promise<void> {
  try {
    const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
    if (!user) return;
    const moment = fullMomentText(ctx.now(), user.language, user.timezone);
    await sendMail(ctx.config, {
      to: user.email,
      ...passwordChangedMail(ctx.config, user.language, homeWorkspace(user), moment),
    });
  } catch (error) {
    ctx.log.note("mailFailed", error instanceof Error ? error.name : "unknown");
  }
}
