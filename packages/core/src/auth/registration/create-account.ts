import type { register } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { RequestContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { acceptanceAt } from "../../user/processing-agreement.ts";
import { accountItems } from "../account-items.entity.ts";
import { claimAddressParts, type UnverifiedHolder } from "../email/address-holder.ts";
import { emailKey, normalizeEmail } from "../email/email-key.ts";
import { messages } from "../messages.ts";
import { hashPassword } from "../password/password-hash.ts";
import { refuseWeakPassword } from "../password/refuse-weak-password.ts";

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  workspace: Workspace;
  role: Role;
  language: Language;
  holder?: UnverifiedHolder | undefined;
  code?: string;
}

/** Creates the account and requests the verification mail, which `mailLink` sends. */
export async function createAccount(ctx: RequestContext, account: NewAccount): Promise<AnswerOf<typeof register>> {
  const { name, password, workspace, role, language, holder, code } = account;
  const now = ctx.now();
  const email = normalizeEmail(account.email);
  await refuseWeakPassword(password, email, "password");
  const passwordHash = await hashPassword(password, ctx.config.passwordCost);
  const userId = newId(now);
  const at = now.toISOString();
  const credential = { userId, email: emailKey(email), passwordHash, emailVerified: false, createdAt: at, role };
  const answer = {
    success: true as const,
    message: messages.registered,
    email,
    requiresVerification: true as const,
  };
  await transact(
    accountItems,
    (of) => ({
      address: claimAddressParts(of, credential, holder),
      user: of.user
        .create({ userId, email, name, workspace, role, language, joinDate: at, ...acceptanceAt(at) })
        .commit(),
      previousHolder: holder && putOutboxEvent(of, ctx, "account.changed", { userId: holder.userId }),
      registered: putOutboxEvent(of, ctx, "user.registered", { userId, registeredAt: at }),
      linkDue: putOutboxEvent(of, ctx, "account.link-due", { userId, purpose: "verification", workspace }),
      code:
        code === undefined
          ? undefined
          : of.code
              .patch({ code })
              .subtract({ usesLeft: 1 })
              .where((given, { gt }) => `${gt(given.usesLeft, 0)} AND ${gt(given.expiresAt, at)}`)
              .commit(),
      codeUse: code === undefined ? undefined : of.codeUse.create({ userId, code, usedAt: at }).commit(),
      idempotencyRecord: putIdempotencyRecord(of, about(ctx, userId), answer),
    }),
    (part) => new DomainError(part === "code" ? "auth.code_invalid" : "auth.email_taken"),
  );
  return answer;
}

/** Adds the id of the new account to the idempotency key, so that the record is erased together with the account. */
const about = ({ now, idempotencyKey }: RequestContext, userId: number) => ({
  now,
  ...(idempotencyKey && { idempotencyKey: { ...idempotencyKey, userId } }),
});
