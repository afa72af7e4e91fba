import { daysPageSize } from "@linkedpotential/contract/business/company/limits";
import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { readPage } from "../../../db/read-page.ts";
import { ownMembership } from "../own-membership.ts";
import { toCompanyDay } from "./day-values.ts";
import { WorkingDayEntity } from "./working-day.entity.ts";

/** Lists the working days of all members by page, ordered by id. */
export async function listDays(
  ctx: UserContext,
  { limit = daysPageSize, cursor: dayId }: InputOf<typeof routes.listDays>,
): Promise<AnswerOf<typeof routes.listDays>> {
  const { companyId } = await ownMembership(ctx);
  const all = WorkingDayEntity.query.ofCompany({ companyId });
  const query = dayId === undefined ? all : all.gt({ dayId });
  const { page, hasMore } = await readPage(Math.min(limit, daysPageSize), (count) =>
    query.go({ limit: count, pages: 1, consistent: true }),
  );
  return { items: page.map(toCompanyDay), nextCursor: hasMore ? page.at(-1)?.dayId : undefined };
}
