import { Service } from "electrodb";
import { DeclarationEntity } from "../../billing/declarations/declaration.entity.ts";
import { OutboxEventEntity } from "../../outbox/outbox-event.entity.ts";
import { AdminActionEntity } from "../record/admin-action.entity.ts";

export const settlingItems = new Service({
  declaration: DeclarationEntity,
  adminAction: AdminActionEntity,
  outbox: OutboxEventEntity,
});
