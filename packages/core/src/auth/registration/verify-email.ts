import type { verifyEmail as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { welcomeMail } from "../../mail/messages/account/welcome-mail.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { homeWorkspace } from "../../user/home-workspace.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { accountItems } from "../account-items.entity.ts";
import { countAddress } from "../guard/rate-limit.ts";
import type { OneTimeTokenItem } from "../links/one-time-token.entity.ts";
import { readOneTimeToken } from "../links/one-time-token.ts";
import { messages } from "../messages.ts";

export async function verifyEmail(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await countAddress(ctx, "verify-email");
  const token = await readOneTimeToken("verification", input, ctx.now());
  const { data: user } = await UserEntity.get({ userId: token.userId }).go({ consistent: true });
  await confirm(ctx, token);
  if (user && !user.emailVerified) await welcome(ctx, user);
  return { success: true, message: messages.verified };
}

const confirm = (ctx: RequestContext, { tokenHash, userId, email }: OneTimeTokenItem): Promise<void> =>
  transact(
    accountItems,
    (of) => ({
      token: of.token
        .delete({ tokenHash })
        .where((token, { exists }) => exists(token.tokenHash))
        .commit(),
      // Fails when the account has changed its address since the link was mailed.
      credential: of.credential
        .patch({ email })
        .set({ emailVerified: true })
        .where((credential, { eq }) => eq(credential.userId, userId))
        .commit(),
      user: of.user.patch({ userId }).set({ emailVerified: true }).remove(["bouncedEmail"]).commit(),
      outboxEvent: putOutboxEvent(of, ctx, "account.changed", { userId }),
    }),
    () => new DomainError("auth.verification_invalid"),
  );

/** Sends the welcome mail. If the mail cannot be sent, the verification still succeeds. */
async function welcome(ctx: RequestContext, user: UserItem): Promise<void> {
  try {
    await sendMail(ctx.config, {
      to: user.email,
      ...welcomeMail(ctx.config, user.language, homeWorkspace(user), user),
    });
  } catch (error) {
    ctx.log.note("mailFailed", error instanceof Error ? error.name : "unknown");
  }
}
