import type * as routes from "@linkedpotential/contract/business/routes";
import { today } from "@linkedpotential/contract/dates";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { readOpenCall } from "../../call-requests/open-call.ts";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { findSupport, toSupport } from "./support.entity.ts";

/**
 * Returns the support of the caller's company, and its open request for a strategy call. Leaves out a session
 * from the day after it.
 */
export async function getSupport(ctx: UserContext): Promise<AnswerOf<typeof routes.getSupport>> {
  const own = await findOwnUser(ctx);
  const { companyId } = own;
  const [stored, openCall] = await Promise.all([
    companyId === undefined ? null : findSupport(companyId),
    readOpenCall(own),
  ]);
  const { contact, nextSession, documents } = toSupport(stored);
  const isOver = nextSession !== null && nextSession.date < today(ctx.now());
  return { contact, nextSession: isOver ? null : nextSession, documents, openCall };
}
