import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { CodeUseEntity } from "../../auth/codes/code-use.entity.ts";
import { RegistrationCodeEntity, registrationCodeKey } from "../../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../../context.ts";
import { readPage } from "../../db/read-page.ts";
import { DomainError } from "../../errors.ts";
import { findUsers } from "../users/find-users.ts";

/**
 * Lists the accounts that registered with a code, newest first. Deleted accounts are left out.
 * @throws `admin.code_not_found`
 */
export async function listCodeUses(
  _ctx: UserContext,
  { code, limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listCodeUses>,
): Promise<AnswerOf<typeof routes.listCodeUses>> {
  const key = { code: registrationCodeKey(code) };
  const query = CodeUseEntity.query.ofCode(key).lt({ userId: cursor });
  const [{ data: known }, { page: uses, hasMore }] = await Promise.all([
    RegistrationCodeEntity.get(key).go({ consistent: true }),
    readPage(Math.min(limit, adminPageSize), (most) => query.go({ limit: most, pages: 1, order: "desc" })),
  ]);
  if (!known) throw new DomainError("admin.code_not_found");
  const users = await findUsers(uses.map(({ userId }) => userId));
  const names = new Map(users.map(({ userId, name }) => [userId, name]));
  const items = uses.flatMap(({ userId, usedAt }) => {
    const name = names.get(userId);
    return name === undefined ? [] : [{ userId, name, usedAt }];
  });
  return { items, nextCursor: hasMore ? String(uses.at(-1)?.userId) : undefined };
}
