import { type ScheduleId, type SubscriberId, type WorkerId, workers } from "./background.ts";
import type { RouteId } from "./endpoints.ts";
import { type Grant, unionOf } from "./grant.ts";
import { routes } from "./routes.ts";

export type LambdaId = RouteId | ScheduleId | WorkerId;

const erasing: Grant = {
  table: ["GetItem", "Query", "Query:gsi1", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"],
  mail: true,
  media: ["DeleteObject"],
  exports: ["DeleteObject"],
  attachments: ["DeleteObject"],
  secrets: ["STRIPE_SECRET_KEY"],
};

export const subscriberGrants: Readonly<Record<SubscriberId, Grant>> = {
  "subscribers/mail-links": { table: ["GetItem", "PutItem", "DeleteItem"], mail: true },
  "subscribers/mail-invitations": { table: ["GetItem", "PutItem", "DeleteItem"], mail: true },
  "subscribers/fan-out": { table: ["Query:gsi1", "Query:gsi2"], publish: true },
  "subscribers/mail-follow-ups": {
    table: ["GetItem", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"],
    rawMail: true,
  },
  "subscribers/mail-live-trainings": {
    table: ["GetItem", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"],
    mail: true,
    rawMail: true,
  },
  "subscribers/mail-collaborations": {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    rawMail: true,
  },
  "subscribers/mail-project-requests": {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    rawMail: true,
  },
  "subscribers/mail-moderation": { table: ["GetItem", "PutItem", "DeleteItem"], mail: true },
  "subscribers/mail-account-measures": { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  "subscribers/mail-new-posts": {
    table: ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"],
    rawMail: true,
  },
  "subscribers/change-series": { table: ["GetItem", "Query:gsi1", "PutItem", "UpdateItem"] },
  "subscribers/clear-requests": {
    table: ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"],
    attachments: ["DeleteObject"],
  },
  "subscribers/index-accounts": { table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  "subscribers/index-profiles": { table: ["GetItem", "Query:gsi2", "PutItem", "DeleteItem"] },
  "subscribers/notify": { table: ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "PutItem", "UpdateItem"] },
  "subscribers/erase-accounts": erasing,
  "subscribers/write-exports": {
    table: ["GetItem", "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"],
    mail: true,
    exports: ["PutObject", "DeleteObject"],
  },
  "subscribers/mail-billing": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    mail: true,
    rawMail: true,
  },
  "subscribers/carry-out-declarations": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    mail: true,
    secrets: ["STRIPE_SECRET_KEY"],
  },
  "subscribers/sync-contracts": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    secrets: ["STRIPE_SECRET_KEY"],
  },
  "subscribers/count-days": { table: ["PutItem", "UpdateItem"] },
  "subscribers/cancel-renewals": {
    table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    secrets: ["STRIPE_SECRET_KEY"],
  },
  "subscribers/note-bounces": { table: ["GetItem", "PutItem", "UpdateItem"] },
};

const ofRoutes = Object.fromEntries(routes.map(({ id, grant }) => [id, grant])) as Record<RouteId, Grant>;

const ofWorkers = Object.fromEntries(
  Object.entries(workers).map(([id, ids]) => [id, unionOf(ids.map((one) => subscriberGrants[one]))]),
) as Record<WorkerId, Grant>;

export const grants: Readonly<Record<LambdaId, Grant>> = {
  ...ofRoutes,
  "schedules/follow-ups": { publish: true },
  "schedules/new-posts": { table: ["Query:gsi1"], publish: true },
  "schedules/offered-seats": {
    table: ["Query:gsi1", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
  },
  "schedules/check-contracts": {
    table: ["GetItem", "Query", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    secrets: ["STRIPE_SECRET_KEY"],
  },
  "schedules/event-reminders": { table: ["Query:gsi1", "PutItem", "UpdateItem"] },
  "schedules/unverified-accounts": {
    table: ["GetItem", "BatchGetItem", "Query", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"],
    mail: true,
  },
  "schedules/failed-exports": { table: ["GetItem", "Query:gsi1", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  "schedules/index-accounts": {
    table: ["GetItem", "Query", "Query:gsi2", "PutItem", "UpdateItem", "DeleteItem"],
  },
  "schedules/deleted-accounts": erasing,
  ...ofWorkers,
};
