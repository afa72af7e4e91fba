import type { resendVerification as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { requestLink } from "../links/request-link.ts";
import { messages } from "../messages.ts";

export async function resendVerification(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await requestLink(ctx, input, { action: "resend-verification", purpose: "verification" });
  return { success: true, message: messages.verificationSent };
}
