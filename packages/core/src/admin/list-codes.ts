import type * as routes from "@linkedpotential/contract/admin/routes";
import { adminPageSize } from "@linkedpotential/contract/admin/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { RegistrationCodeEntity } from "../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../context.ts";
import { toRegistrationCode } from "./to-registration-code.ts";

export async function listCodes(
  _ctx: UserContext,
  { limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listCodes>,
): Promise<AnswerOf<typeof routes.listCodes>> {
  const { data: codes, cursor: more } = await RegistrationCodeEntity.query
    .listed({})
    .lt({ codeId: cursor })
    .go({ limit: Math.min(limit, adminPageSize), pages: 1, order: "desc" });
  return { items: codes.map(toRegistrationCode), nextCursor: more === null ? undefined : String(codes.at(-1)?.codeId) };
}
