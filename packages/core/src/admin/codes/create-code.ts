import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { newRegistrationCode } from "../../auth/codes/create-registration-code.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { adminItems } from "../admin-items.entity.ts";
import { adminActionPart } from "../record/admin-action-part.ts";
import { toRegistrationCode } from "./to-registration-code.ts";

/**
 * Creates a random registration code (D19).
 * @throws `admin.code_expired` when `expiresAt` is in the past
 */
export async function createCode(
  ctx: UserContext,
  { maxUses, expiresAt, note = "" }: InputOf<typeof routes.createCode>,
): Promise<AnswerOf<typeof routes.createCode>> {
  if (expiresAt <= ctx.now().toISOString()) throw new DomainError("admin.code_expired", { field: "expiresAt" });
  const code = newRegistrationCode({ maxUses, expiresAt: new Date(expiresAt), note }, ctx.now());
  const answer = toRegistrationCode(code);
  await transact(
    adminItems,
    (parts) => ({
      code: parts.code.create(code).commit(),
      adminAction: adminActionPart(parts, ctx, "registration_code.created", code.code),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new DomainError("request.conflict"),
  );
  return answer;
}
