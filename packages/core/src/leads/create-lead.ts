import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { hasRoom } from "../db/has-room.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { leadLimit } from "./counter/lead-limit.ts";
import { reserveLeadId } from "./counter/reserve-lead-id.ts";
import { leadItems } from "./lead-items.entity.ts";
import { hasNotes, toItem, toNotesItem } from "./lead-row.ts";
import { versionsAround, type Written } from "./list/list-version.ts";
import { entriesOf, notesOfCreation, sizeOf } from "./timeline/timeline.ts";

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
  const lead = { ...input, id: leadId, createdAt: at, lastActivity: at };
  const entries = entriesOf(notesOfCreation(lead), 1, at);
  const item = toItem(lead, { userId, leadId, revision: 1, ...sizeOf(entries) });
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter.update({ userId }).add({ count: 1, version: 1 }).where(hasRoom(limit)).commit(),
      lead: parts.lead.create(item).commit(),
      timeline: parts.timeline.put({ userId, leadId, entries }).commit(),
      notes: hasNotes(lead) ? parts.notes.put(toNotesItem(lead, userId, leadId)).commit() : undefined,
      idempotencyRecord: putIdempotencyRecord(parts, ctx, lead),
    }),
    (part) => new DomainError(part === "counter" ? "plan_limit" : "request.conflict"),
  );
  return { answer: lead, leadsVersion: versionsAround(userId, version) };
}
