import type { resetPassword as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { emailKey } from "../email/email-key.ts";
import { countAttempt } from "../guard/rate-limit.ts";
import { resetSignInAttempts } from "../guard/sign-in-guard.ts";
import { readOneTimeToken } from "../links/one-time-token.ts";
import { messages } from "../messages.ts";
import { replacePassword } from "./replace-password.ts";

export async function resetPassword(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const email = emailKey(input.email);
  await countAttempt(ctx, "reset-password", email);
  const token = await readOneTimeToken("reset", input, ctx.now());
  await replacePassword(ctx, token, input.newPassword, { token });
  await resetSignInAttempts(ctx, email);
  return { success: true, message: messages.passwordReset };
}
