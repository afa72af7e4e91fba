import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { DeclarationEntity } from "./declaration.entity.ts";

/** The entities that change together in one transaction. */
export const declarationItems = new Service({
  declaration: DeclarationEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});
