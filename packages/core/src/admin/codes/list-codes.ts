import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import { fold } from "@linkedpotential/contract/folding";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import {
  RegistrationCodeEntity,
  registrationCodeKey,
  type StoredRegistrationCode,
} from "../../auth/codes/registration-code.entity.ts";
import type { UserContext } from "../../context.ts";
import { toRegistrationCode } from "./to-registration-code.ts";

const searchedAtOnce = 100;
const searchedMax = 1000;

/**
 * Lists registration codes, newest first. A search keeps codes that begin with it, and codes whose note contains all its
 * words. It covers at most `searchedMax` codes per call, so a page may be short or empty although more pages follow.
 */
export async function listCodes(
  _ctx: UserContext,
  { search = "", limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listCodes>,
): Promise<AnswerOf<typeof routes.listCodes>> {
  const wanted = Math.min(limit, adminPageSize);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found: StoredRegistrationCode[] = [];
  let next: number | undefined = cursor;
  const atOnce = words.length === 0 ? wanted + 1 : searchedAtOnce;
  for (let read = 0; next !== undefined && read < searchedMax && found.length <= wanted; read += atOnce) {
    const query = RegistrationCodeEntity.query.listed({}).lt({ codeId: next });
    const page = await query.go({ limit: atOnce, pages: 1, order: "desc" });
    found.push(...page.data.filter((stored) => isFound(stored, search, words)));
    next = page.cursor === null ? undefined : page.data.at(-1)?.codeId;
  }
  const shown = found.slice(0, wanted);
  const after = found.length > wanted ? shown.at(-1)?.codeId : next;
  return { items: shown.map(toRegistrationCode), nextCursor: after?.toString() };
}

const isFound = ({ code, note = "" }: StoredRegistrationCode, search: string, words: readonly string[]): boolean =>
  code.startsWith(registrationCodeKey(search)) || words.every((word) => fold(note).includes(word));
