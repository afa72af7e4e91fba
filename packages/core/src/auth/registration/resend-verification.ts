import type { resendVerification as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../../context.ts";
import { verificationMail } from "../../mail/letters/account/verification-mail.ts";
import { mailLink } from "../links/mail-link.ts";
import { messages } from "../messages.ts";

export async function resendVerification(
  ctx: Context,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await mailLink(ctx, input, {
    action: "resend-verification",
    purpose: "verification",
    page: "verify-email",
    isDue: (credential) => !credential.emailVerified,
    mail: verificationMail,
  });
  return {
    success: true,
    message: messages.verificationSent,
  };
}
