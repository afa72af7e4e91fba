import type * as z from "zod/mini";
import { events as accounts } from "./accounts/events.ts";
import { events as auth } from "./auth/events.ts";
import { events as billing } from "./billing/events.ts";
import { events as blocks } from "./blocks/events.ts";
import { events as company } from "./business/company/events.ts";
import { events as collaborationRequests } from "./collaboration-requests/events.ts";
import { events as community } from "./community/events.ts";
import type { EventDefinition } from "./event.ts";
import { events as liveTrainings } from "./live-trainings/events.ts";
import { events as moderation } from "./moderation/events.ts";
import { events as network } from "./network/events.ts";
import { events as profile } from "./profile/events.ts";
import { events as projectRequests } from "./project-requests/events.ts";
import { events as requestMessages } from "./request-messages/events.ts";
import { events as user } from "./user/events.ts";

export const outboxEvents = {
  ...auth,
  ...accounts,
  ...liveTrainings,
  ...community,
  ...collaborationRequests,
  ...network,
  ...projectRequests,
  ...requestMessages,
  ...profile,
  ...blocks,
  ...moderation,
  ...user,
  ...billing,
  ...company,
} as const satisfies Record<string, EventDefinition>;

export type OutboxEventType = keyof typeof outboxEvents;
export type OutboxDetail<Type extends OutboxEventType> = z.output<(typeof outboxEvents)[Type]["detail"]>;

/** Events as subscribers receive them. Repeated deliveries of an event have the same `id`. */
export type OutboxEvents = { [Type in OutboxEventType]: OutboxDetail<Type> & { id: string; type: Type } };

/** Partition key that all outbox items share and no other item has. The pipe uses it to filter the table's stream. */
export const outboxKey = "outbox";
