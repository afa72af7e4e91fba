import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { toLead } from "./lead-row.ts";
import { readLead } from "./read-lead.ts";

export async function getLead(
  ctx: UserContext,
  { leadId }: InputOf<typeof routes.getLead>,
): Promise<AnswerOf<typeof routes.getLead>> {
  const { row, notes } = await readLead(ctx.user.id, leadId);
  return toLead(row, notes);
}
