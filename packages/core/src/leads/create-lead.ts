import { today } from "@linkedpotential/contract/dates";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { isBelowLimit } from "../db/is-below-limit.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { dealActivity } from "./activity/activity.ts";
import { addActivity } from "./activity/add-activity.ts";
import { LeadCounterEntity } from "./counter/lead-counter.entity.ts";
import { leadLimit } from "./counter/lead-limit.ts";
import { leadItems } from "./lead-items.entity.ts";
import { hasNotes, toItem, toNotesItem, untouched } from "./lead-row.ts";
import { versionsAround, type Written } from "./list/list-version.ts";
import { creationEvents, entriesOf, sizeOf } from "./timeline/timeline.ts";

/**
 * Creates a lead. The plan's limit is a condition of the counter's update, so concurrent calls cannot exceed it.
 * @throws `plan_limit` (D8)
 */
export async function createLead(
  ctx: UserContext,
  input: InputOf<typeof routes.createLead>,
): Promise<Written<AnswerOf<typeof routes.createLead>>> {
  const userId = ctx.user.id;
  const [limit, { leadId, count, version }] = await Promise.all([leadLimit(ctx), reserveLeadId(userId)]);
  if (count >= limit) throw new DomainError("plan_limit");

  const at = ctx.now().toISOString();
  const lead = { ...input, id: leadId, createdAt: at, lastActivity: at, ...untouched };
  const entries = entriesOf(creationEvents(lead), 1, at);
  const item = toItem(lead, { userId, leadId, revision: 1, ...sizeOf(entries) });
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter.update({ userId }).add({ count: 1, version: 1 }).where(isBelowLimit(limit)).commit(),
      lead: parts.lead.create(item).commit(),
      timeline: parts.timeline.put({ userId, leadId, entries }).commit(),
      notes: hasNotes(lead) ? parts.notes.put(toNotesItem(lead, userId, leadId)).commit() : undefined,
      activity: addActivity(parts, userId, [
        { date: today(ctx.now()), template: "", counts: { created: 1 } },
        dealActivity(null, lead, at),
      ]),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, lead),
    }),
    (part) => new DomainError(part === "counter" ? "plan_limit" : "request.conflict"),
  );
  return { answer: lead, leadsVersion: versionsAround(userId, version) };
}

interface Reserved {
  leadId: number;
  count: number;
  version: number;
}

async function reserveLeadId(userId: number): Promise<Reserved> {
  const { data } = await LeadCounterEntity.update({ userId }).add({ seq: 1 }).go({ response: "all_new" });
  return { leadId: data.seq ?? 1, count: data.count ?? 0, version: data.version ?? 0 };
}
