import type { resetPassword as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";
import { emailKey } from "./email-key.ts";
import { messages } from "./messages.ts";
import { readOneTimeToken } from "./one-time-token.ts";
import { countAttempt } from "./rate-limit.ts";
import { replacePassword } from "./replace-password.ts";
import { forgiveSignIn } from "./sign-in-guard.ts";

/** @throws `auth.reset_expired`, `auth.reset_invalid` */
export async function resetPassword(ctx: Context, input: InputOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const email = emailKey(input.email);
  await countAttempt(ctx, "reset-password", email);
  const token = await readOneTimeToken("reset", input, ctx.now());
  await replacePassword(ctx, token, input.newPassword, { token });
  await forgiveSignIn(ctx, email);
  return { success: true, message: messages.passwordReset };
}
