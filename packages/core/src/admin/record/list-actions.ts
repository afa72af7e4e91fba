import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { readPage } from "../../db/read-page.ts";
import { AdminActionEntity } from "./admin-action.entity.ts";
import { toActionEntries } from "./to-action-entries.ts";

export async function listActions(
  _ctx: UserContext,
  { limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listActions>,
): Promise<AnswerOf<typeof routes.listActions>> {
  const query = AdminActionEntity.query.newest({}).lt({ actionId: cursor });
  const { page: actions, hasMore } = await readPage(Math.min(limit, adminPageSize), (most) =>
    query.go({ limit: most, pages: 1, order: "desc" }),
  );
  return { items: await toActionEntries(actions), nextCursor: hasMore ? String(actions.at(-1)?.actionId) : undefined };
}
