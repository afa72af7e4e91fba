import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { DeletedLeadEntity } from "./deleted-lead.entity.ts";
import { LeadEntity } from "./lead.entity.ts";
import { LeadCounterEntity } from "./lead-counter.entity.ts";
import { LeadNotesEntity } from "./lead-notes.entity.ts";
import { LeadTimelineEntity } from "./lead-timeline.entity.ts";

export const leadItems = new Service({
  lead: LeadEntity,
  counter: LeadCounterEntity,
  notes: LeadNotesEntity,
  timeline: LeadTimelineEntity,
  deleted: DeletedLeadEntity,
  record: IdempotencyRecordEntity,
});
