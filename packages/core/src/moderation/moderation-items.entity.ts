import { Service } from "electrodb";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import { PostEntity } from "../community/post.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user/user.entity.ts";
import { ReportEntity } from "./reports/report.entity.ts";
import { ReportMarkEntity } from "./reports/report-mark.entity.ts";

export const moderationItems = new Service({
  report: ReportEntity,
  mark: ReportMarkEntity,
  post: PostEntity,
  user: UserEntity,
  adminAction: AdminActionEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});

export type ModerationParts = Parameters<Parameters<(typeof moderationItems)["transaction"]["write"]>[0]>[0];
