import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { changeLead } from "./change-lead.ts";

/** Notes a touch in the lead's timeline, which makes it the lead's last activity (D54). @throws `lead.not_found` */
export async function logTouch(
  ctx: UserContext,
  { leadId, type, text }: InputOf<typeof routes.logTouch>,
): Promise<AnswerOf<typeof routes.logTouch>> {
  const { entries } = await changeLead(ctx, leadId, (lead) => ({ lead, notes: [{ type, text }] }));
  const [entry] = entries;
  if (!entry) throw new DomainError("request.conflict");
  return entry;
}
