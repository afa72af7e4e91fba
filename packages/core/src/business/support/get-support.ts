import type * as routes from "@linkedpotential/contract/business/routes";
import { today } from "@linkedpotential/contract/dates";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { findSupport, toSupport } from "./support.entity.ts";

/** Returns the support of the caller's company. Leaves out a session from the day after it. */
export async function getSupport(ctx: UserContext): Promise<AnswerOf<typeof routes.getSupport>> {
  const { companyId } = await findOwnUser(ctx);
  const { contact, nextSession, documents } = toSupport(companyId === undefined ? null : await findSupport(companyId));
  const isOver = nextSession !== null && nextSession.date < today(ctx.now());
  return { contact, nextSession: isOver ? null : nextSession, documents };
}
