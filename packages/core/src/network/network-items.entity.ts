import { Service } from "electrodb";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { ConnectionEntity } from "./connection.entity.ts";

export const networkItems = new Service({ connection: ConnectionEntity, outbox: OutboxEventEntity });
