import { Service } from "electrodb";
import { ConnectionEntity } from "../network/connection.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { BlockEntity } from "./block.entity.ts";
import { BlockCounterEntity } from "./block-counter.entity.ts";

export const blockItems = new Service({
  block: BlockEntity,
  counter: BlockCounterEntity,
  connection: ConnectionEntity,
  outbox: OutboxEventEntity,
});
