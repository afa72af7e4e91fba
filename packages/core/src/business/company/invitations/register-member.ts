import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { defaultWorkspace } from "@linkedpotential/contract/workspaces";
import { claimAddressParts } from "../../../auth/email/address-holder.ts";
import { emailKey } from "../../../auth/email/email-key.ts";
import { hashPassword } from "../../../auth/password/password-hash.ts";
import { refuseWeakPassword } from "../../../auth/password/refuse-weak-password.ts";
import type { RequestContext } from "../../../context.ts";
import { retryOnConflict } from "../../../db/conflict.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { putIdempotencyRecord } from "../../../idempotency/put-idempotency-record.ts";
import { newId } from "../../../ids.ts";
import { putOutboxEvent } from "../../../outbox/put-outbox-event.ts";
import { companyItems } from "../company-items.entity.ts";
import { acceptanceConflict, acceptanceParts } from "./acceptance-parts.ts";
import { readInvitation } from "./read-invitation.ts";

/**
 * Accepts an invitation with a new account. The account has the invited address, which the mailed link verifies, so it
 * replaces an account that has registered the address without verifying it.
 * @throws the errors of `readInvitation`, `invitation.has_account`
 */
export const registerMember = (
  ctx: RequestContext,
  input: InputOf<typeof routes.registerMember>,
): Promise<AnswerOf<typeof routes.registerMember>> =>
  retryOnConflict(async () => {
    const { token, name, password, language } = input;
    const { invitation, credential: holder } = await readInvitation(ctx, token);
    if (holder?.emailVerified) throw new DomainError("invitation.has_account");
    const { email, companyId } = invitation;
    await refuseWeakPassword(password, email, "password");
    const passwordHash = await hashPassword(password, ctx.config.passwordCost);
    const now = ctx.now();
    const [userId, memberId] = [newId(now), newId(now)];
    const at = now.toISOString();
    const role = "business" as const;
    const credential = { userId, email: emailKey(email), passwordHash, emailVerified: true, createdAt: at, role };
    const user = { userId, email, name, role, language, companyId, memberId, emailVerified: true, joinDate: at };
    const answer = { success: true as const, email };
    const record = ctx.idempotencyKey && { ...ctx.idempotencyKey, userId };
    await transact(
      companyItems,
      (of) => ({
        ...acceptanceParts(of, { invitation, userId, memberId, now }),
        address: claimAddressParts(of, credential, holder),
        user: of.user.create({ ...user, workspace: defaultWorkspace }).commit(),
        registered: putOutboxEvent(of, ctx, "user.registered", { userId, registeredAt: at }),
        previousHolder: holder && putOutboxEvent(of, ctx, "account.changed", { userId: holder.userId }),
        idempotencyRecord: putIdempotencyRecord(
          of,
          { now: ctx.now, ...(record && { idempotencyKey: record }) },
          answer,
        ),
      }),
      acceptanceConflict,
    );
    return answer;
  });
