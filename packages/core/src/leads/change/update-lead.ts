import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import type { Written } from "../list/list-version.ts";
import { applyChange } from "./apply-change.ts";
import { changeLead } from "./change-lead.ts";

export async function updateLead(
  ctx: UserContext,
  { leadId, ...change }: InputOf<typeof routes.updateLead>,
): Promise<Written<AnswerOf<typeof routes.updateLead>>> {
  const { lead, leadsVersion } = await changeLead(ctx, leadId, (before) => applyChange(before, change));
  return { answer: lead, leadsVersion };
}
