import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { registrationCodeKey } from "../../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { adminItems } from "../admin-items.entity.ts";
import { adminActionPart } from "../record/admin-action-part.ts";

/**
 * Revokes a registration code.
 * @throws `admin.code_not_found`, also when the code is already revoked
 */
export async function revokeCode(
  ctx: UserContext,
  input: InputOf<typeof routes.revokeCode>,
): Promise<AnswerOf<typeof routes.revokeCode>> {
  const code = registrationCodeKey(input.code);
  await transact(
    adminItems,
    (parts) => ({
      code: parts.code
        .delete({ code })
        .where((of, { exists }) => exists(of.maxUses))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "registration_code.revoked", code),
    }),
    () => new DomainError("admin.code_not_found"),
  );
  return { success: true };
}
