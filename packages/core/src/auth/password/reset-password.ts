import type { resetPassword as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../../context.ts";
import { emailKey } from "../email/email-key.ts";
import { countAttempt } from "../guard/rate-limit.ts";
import { forgiveSignIn } from "../guard/sign-in-guard.ts";
import { readOneTimeToken } from "../links/one-time-token.ts";
import { messages } from "../messages.ts";
import { replacePassword } from "./replace-password.ts";

/** Sets a new password with a mailed reset link. @throws `auth.reset_expired`, `auth.reset_invalid` */
export async function resetPassword(ctx: Context, input: InputOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const email = emailKey(input.email);
  await countAttempt(ctx, "reset-password", email);
  const token = await readOneTimeToken("reset", input, ctx.now());
  await replacePassword(ctx, token, input.newPassword, { token });
  await forgiveSignIn(ctx, email);
  return { success: true, message: messages.passwordReset };
}
