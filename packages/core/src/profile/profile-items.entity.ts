import { Service } from "electrodb";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user/user.entity.ts";

export const profileItems = new Service({ user: UserEntity, outbox: OutboxEventEntity });
