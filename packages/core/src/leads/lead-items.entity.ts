import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { LeadActivityEntity } from "./activity/lead-activity.entity.ts";
import { LeadCounterEntity } from "./counter/lead-counter.entity.ts";
import { DeletedLeadEntity } from "./deletion/deleted-lead.entity.ts";
import { ImportedUpdateEntity, LeadImportEntity } from "./import-export/lead-import.entity.ts";
import { LeadEntity } from "./lead.entity.ts";
import { LeadNotesEntity } from "./lead-notes.entity.ts";
import { LeadTimelineEntity } from "./timeline/lead-timeline.entity.ts";

export const leadItems = new Service({
  lead: LeadEntity,
  counter: LeadCounterEntity,
  notes: LeadNotesEntity,
  timeline: LeadTimelineEntity,
  deleted: DeletedLeadEntity,
  leadImport: LeadImportEntity,
  importedUpdate: ImportedUpdateEntity,
  activity: LeadActivityEntity,
  record: IdempotencyRecordEntity,
});
