import type { register } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Context } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { verificationMail } from "../../mail/letters/account/verification-mail.ts";
import { linkTo } from "../../mail/link-to.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { accountItems } from "../account-items.entity.ts";
import type { CredentialItem } from "../credential.entity.ts";
import { takeAddress, type UnprovenHolder } from "../email/address-holder.ts";
import { emailKey, writtenEmail } from "../email/email-key.ts";
import { newOneTimeToken } from "../links/one-time-token.ts";
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
  holder?: UnprovenHolder | undefined;
  code?: string;
}

/** A mail that fails undoes it all. @throws `request.invalid`, `auth.email_taken`, `auth.code_invalid`, `auth.mail_failed` */
export async function createAccount(ctx: Context, account: NewAccount): Promise<AnswerOf<typeof register>> {
  const { name, password, workspace, role, language } = account;
  const now = ctx.now();
  const email = writtenEmail(account.email);
  const owner = { userId: newId(now), email: emailKey(email) };
  await refuseWeakPassword(password, email, "password");
  const passwordHash = await hashPassword(password, ctx.config.passwordCost);
  const token = newOneTimeToken("verification", owner, now);
  const items = {
    credential: { ...owner, passwordHash, emailVerified: false, createdAt: now.toISOString(), role },
    user: { userId: owner.userId, email, name, workspace, role, language, joinDate: now.toISOString() },
    token: token.item,
  };
  const answer = {
    success: true as const,
    message: messages.registered,
    email,
    requiresVerification: true as const,
  };
  try {
    await write(ctx, items, account, answer);
  } catch (error) {
    // It may have happened all the same, and nobody would get the link.
    if (!(error instanceof DomainError)) await undo(ctx, items, account.code).catch(() => {});
    throw error;
  }
  const href = linkTo(workspace, "verify-email", { token: token.secret, email, role });
  try {
    await sendMail({ to: email, ...verificationMail(language, workspace, href) });
  } catch (cause) {
    await undo(ctx, items, account.code);
    throw new DomainError("auth.mail_failed", { cause });
  }
  return answer;
}

type Items = {
  credential: CredentialItem;
  user: Pick<NewAccount, "email" | "name" | "workspace" | "role" | "language"> & { userId: number; joinDate: string };
  token: ReturnType<typeof newOneTimeToken>["item"];
};

/** The answer names an account that is only just made. */
const about = ({ now, attempt }: Context, userId: number) => ({
  now,
  ...(attempt && { attempt: { ...attempt, userId } }),
});

const write = (ctx: Context, items: Items, { code, holder }: NewAccount, answer: object): Promise<void> =>
  transact(
    accountItems,
    (of) => ({
      address: takeAddress(of, items.credential, holder),
      user: of.user.create(items.user).commit(),
      token: of.token.create(items.token).commit(),
      code:
        code === undefined
          ? undefined
          : of.code
              .patch({ code })
              .subtract({ usesLeft: 1 })
              .where((given, { gt }) => `${gt(given.usesLeft, 0)} AND ${gt(given.expiresAt, ctx.now().toISOString())}`)
              .commit(),
      idempotencyRecord: putIdempotencyRecord(of, about(ctx, items.user.userId), answer),
    }),
    (part) => new DomainError(part === "code" ? "auth.code_invalid" : "auth.email_taken"),
  );

/** Also where the code was revoked meanwhile and has no use to be given back. */
async function undo(ctx: Context, items: Items, code: string | undefined): Promise<void> {
  const codeRevoked = new DomainError("auth.code_invalid");
  try {
    await remove(ctx, items, code, codeRevoked);
  } catch (error) {
    if (error !== codeRevoked) throw error;
    await remove(ctx, items, undefined, codeRevoked);
  }
}

const remove = (
  { attempt }: Context,
  { credential, user, token }: Items,
  code: string | undefined,
  codeRevoked: DomainError,
): Promise<void> =>
  transact(
    accountItems,
    (of) => ({
      credential: of.credential
        .delete({ email: credential.email })
        .where((of, { eq }) => eq(of.userId, credential.userId))
        .commit(),
      user: of.user.delete({ userId: user.userId }).commit(),
      token: of.token.delete({ tokenHash: token.tokenHash }).commit(),
      code: code === undefined ? undefined : of.code.patch({ code }).add({ usesLeft: 1 }).commit(),
      record: attempt ? of.record.delete({ caller: attempt.caller, key: attempt.key }).commit() : undefined,
    }),
    (part) => (part === "code" ? codeRevoked : new DomainError("request.conflict")),
  );
