import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { RegistrationCodeEntity } from "../../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../../context.ts";
import { readPage } from "../../db/read-page.ts";
import { toRegistrationCode } from "./to-registration-code.ts";

export async function listCodes(
  _ctx: UserContext,
  { limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listCodes>,
): Promise<AnswerOf<typeof routes.listCodes>> {
  const query = RegistrationCodeEntity.query.listed({}).lt({ codeId: cursor });
  const { page: codes, hasMore } = await readPage(Math.min(limit, adminPageSize), (most) =>
    query.go({ limit: most, pages: 1, order: "desc" }),
  );
  return { items: codes.map(toRegistrationCode), nextCursor: hasMore ? String(codes.at(-1)?.codeId) : undefined };
}
