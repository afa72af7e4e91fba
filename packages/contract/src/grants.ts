import type { ScheduleId, SubscriberId } from "./background.ts";
import type { RouteId } from "./endpoints.ts";

/** Every Lambda of the product. */
export type LambdaId = RouteId | ScheduleId | SubscriberId;

/** What a Lambda may do with the items of the table; a query of an index is a permission of its own. */
type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "Query:gsi1"
  | "Query:gsi2"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem";

/** Secrets that a Lambda may read; their values are set per stage (docs/deploy.md). */
export const secretNames = ["SIGNING_KEYS", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
export type SecretName = (typeof secretNames)[number];

/** What a Lambda may do, and nothing else: the policy of its role in AWS, enforced by the embedded stack too. */
export interface Grant {
  table?: readonly TableAction[];
  /** May send mails. */
  mail?: true;
  /** May store and delete media objects. */
  media?: true;
  /** May put events on the bus. */
  publish?: true;
  secrets?: readonly SecretName[];
}

/** Every signed-in call looks its session up. */
const session = "GetItem";
/** A creating call keeps its answer under the caller's key, in its own write (docs/adr/0019). */
const record = "PutItem";

export const grants = {
  "auth/me": { table: [session] },
  "auth/login": {
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    secrets: ["SIGNING_KEYS"],
  },
  "auth/register": { table: ["GetItem", record, "UpdateItem", "DeleteItem"], mail: true },
  "auth/register-business": { table: ["GetItem", record, "UpdateItem", "DeleteItem"], mail: true },
  "auth/logout": { table: [session, "DeleteItem"] },
  "auth/verify-email": { table: ["GetItem", "UpdateItem", "DeleteItem"], mail: true },
  "auth/resend-verification": { table: ["GetItem", "PutItem", "UpdateItem"], mail: true },
  "auth/forgot-password": { table: ["GetItem", "PutItem", "UpdateItem"], mail: true },
  "auth/reset-password": { table: ["GetItem", "Query", "UpdateItem", "DeleteItem"], mail: true },
  "auth/change-password": { table: [session, "Query", "UpdateItem", "DeleteItem"], mail: true },
  "auth/confirm-email": { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  "auth/revert-email": { table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  "user/set-language": { table: [session, "UpdateItem"] },
  "user/get-settings": { table: [session] },
  "user/update-settings": { table: [session, "UpdateItem"] },
  "profile/update": { table: [session, "PutItem", "UpdateItem"], mail: true, media: true },
  "profile/cancel-email": { table: [session, "UpdateItem"] },
  "support/send": { table: [session, record, "UpdateItem", "DeleteItem"], mail: true },
  "tasks/list": { table: [session, "Query:gsi1"] },
  "tasks/create": { table: [session, record, "UpdateItem"] },
  "tasks/update": { table: [session, "PutItem", "UpdateItem"] },
  "tasks/delete": { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  "leads/list": { table: [session, "Query"] },
  "leads/create": { table: [session, record, "UpdateItem"] },
  "leads/import": { table: [session, "Query", "ConditionCheckItem", record, "UpdateItem", "DeleteItem"] },
  "leads/export": { table: [session, "Query"] },
  "leads/get": { table: [session] },
  "leads/update": { table: [session, "PutItem", "UpdateItem"] },
  "leads/delete": { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  "leads/restore": { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  "leads/list-timeline": { table: [session] },
  "leads/log-touch": { table: [session, record, "UpdateItem"] },
  "keys/list": {},
  "openapi/get": {},
  "schedules/follow-ups": { table: ["Query:gsi2"], publish: true },
  "schedules/event-reminders": {},
  "subscribers/mail-follow-ups": { table: ["GetItem", "BatchGetItem", "PutItem", "DeleteItem"], mail: true },
  "subscribers/note-bounces": { table: ["GetItem", "UpdateItem"] },
} as const satisfies Record<LambdaId, Grant>;

/** A grant as IAM writes actions; `dynamodb:Query:gsi1` is the query of that index. */
export const actionsOf = ({ table = [], mail, media, publish }: Grant): string[] => [
  ...table.map((action) => `dynamodb:${action}`),
  ...(mail ? ["ses:SendEmail"] : []),
  ...(media ? ["s3:PutObject", "s3:DeleteObject"] : []),
  ...(publish ? ["events:PutEvents"] : []),
];
