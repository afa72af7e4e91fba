import type { registerBusiness as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { defaultWorkspace } from "@linkedpotential/contract/workspaces";
import type { RequestContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { RegistrationCodeEntity, registrationCodeKey } from "../codes/registration-code.entity.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { isAbandoned } from "../email/address-holder.ts";
import { emailKey } from "../email/email-key.ts";
import { countAttempt } from "../guard/rate-limit.ts";
import { createAccount } from "./create-account.ts";

/** Registers a business account and consumes one use of a registration code (D19). */
export async function registerBusiness(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { registrationCode, ...person } = input;
  const email = emailKey(input.email);
  const code = registrationCodeKey(registrationCode);
  const [known, taken] = await Promise.all([
    RegistrationCodeEntity.get({ code }).go({ consistent: true }),
    CredentialEntity.get({ email }).go(),
    countAttempt(ctx, "register", email),
  ]);
  // Check the code before the address. Otherwise anybody without a code could find out which addresses have an account.
  if (!known.data || known.data.usesLeft < 1 || known.data.expiresAt <= ctx.now().toISOString()) {
    throw new DomainError("auth.code_invalid");
  }
  const holder = taken.data ?? undefined;
  if (holder && !isAbandoned(holder, ctx.now())) throw new DomainError("auth.email_taken");
  return createAccount(ctx, { ...person, holder, code, workspace: defaultWorkspace, role: "business" });
}
