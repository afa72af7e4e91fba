import type { Lead, LeadChange } from "@linkedpotential/contract/leads/schema";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { applyChange } from "../leads/change/apply-change.ts";
import { changeLead } from "../leads/change/change-lead.ts";

/**
 * Changes the follow-up of a lead, which the API presents as a task (D34). `isThere` checks that the lead has one.
 * @throws `task.not_found`
 */
export async function changeFollowUp(
  ctx: UserContext,
  leadId: number,
  change: LeadChange,
  isThere: (lead: Lead) => boolean,
): Promise<Lead> {
  try {
    const { lead } = await changeLead(ctx, leadId, (before) => {
      if (!isThere(before)) throw new DomainError("task.not_found");
      return applyChange(before, change);
    });
    return lead;
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === "lead.not_found";
    throw isGone ? new DomainError("task.not_found", { cause: error }) : error;
  }
}
