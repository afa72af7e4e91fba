import type { register as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { isAbandoned } from "../email/address-holder.ts";
import { emailKey } from "../email/email-key.ts";
import { countAttempt } from "../guard/rate-limit.ts";
import { createAccount } from "./create-account.ts";

export async function register(
  ctx: RequestContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { workspaceSlug: workspace, ...person } = input;
  const email = emailKey(input.email);
  // Check whether the address is taken before computing the expensive password hash. The transaction checks it again.
  const [taken] = await Promise.all([CredentialEntity.get({ email }).go(), countAttempt(ctx, "register", email)]);
  const holder = taken.data ?? undefined;
  if (holder && !isAbandoned(holder, ctx.now())) throw new DomainError("auth.email_taken");
  return createAccount(ctx, { ...person, holder, workspace, role: "freelancer" });
}
