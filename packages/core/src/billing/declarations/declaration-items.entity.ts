import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";
import { DeclarationEntity } from "./declaration.entity.ts";

export const declarationItems = new Service({
  declaration: DeclarationEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});
