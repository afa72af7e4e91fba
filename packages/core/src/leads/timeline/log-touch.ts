import { isContact } from "@linkedpotential/contract/leads/choices";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { applyChange } from "../change/apply-change.ts";
import { type Change, changeLead } from "../change/change-lead.ts";
import type { Written } from "../list/list-version.ts";
import { changedByTouch } from "./touch-undo.ts";

type Input = InputOf<typeof routes.logTouch>;

/** Adds a contact or note to the timeline of a lead and applies the change that follows from it. */
export async function logTouch(ctx: UserContext, input: Input): Promise<Written<AnswerOf<typeof routes.logTouch>>> {
  const changed = await changeLead(ctx, input.leadId, (lead) => withTouch(lead, input, ctx.now()), entryOf);
  return { answer: entryOf(changed), leadsVersion: changed.leadsVersion };
}

function withTouch(before: Lead, { type, text, template, change = {} }: Input, now: Date): Change {
  const { lead, events } = applyChange(before, change) ?? { lead: before, events: [] };
  const touched = isContact(type) ? { ...lead, lastTouchAt: now.toISOString(), lastTouchType: type } : lead;
  return {
    lead: touched,
    events: [{ type, text, ...(template && { template }) }, ...events],
    undo: changedByTouch(before, touched),
  };
}

function entryOf({ entries: [entry] }: { entries: TimelineEntry[] }): TimelineEntry {
  if (!entry) throw new DomainError("request.conflict");
  return entry;
}
