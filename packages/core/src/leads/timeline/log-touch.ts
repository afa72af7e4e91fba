import type * as routes from "@linkedpotential/contract/leads/routes";
import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { changeLead } from "../change/change-lead.ts";
import type { Written } from "../list/list-version.ts";

export async function logTouch(
  ctx: UserContext,
  { leadId, type, text }: InputOf<typeof routes.logTouch>,
): Promise<Written<AnswerOf<typeof routes.logTouch>>> {
  const addTouch = (lead: Lead) => ({ lead, events: [{ type, text }] });
  const changed = await changeLead(ctx, leadId, addTouch, entryOf);
  return { answer: entryOf(changed), leadsVersion: changed.leadsVersion };
}

function entryOf({ entries: [entry] }: { entries: TimelineEntry[] }): TimelineEntry {
  if (!entry) throw new DomainError("request.conflict");
  return entry;
}
