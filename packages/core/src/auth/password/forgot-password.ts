import type { forgotPassword as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../../context.ts";
import { resetMail } from "../../mail/letters/account/reset-mail.ts";
import { mailLink } from "../links/mail-link.ts";
import { messages } from "../messages.ts";

export async function forgotPassword(
  ctx: Context,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await mailLink(ctx, input, {
    action: "forgot-password",
    purpose: "reset",
    page: "reset-password",
    isDue: () => true,
    mail: resetMail,
  });
  return {
    success: true,
    message: messages.resetSent,
  };
}
