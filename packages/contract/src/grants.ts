import type { RouteId } from "./endpoints.ts";

type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem";

/** What the Lambda of a route may do, and nothing else: the policy of its role in AWS, enforced by the embedded stack too. */
export interface Grant {
  table?: readonly TableAction[];
  /** May send mails. */
  mail?: true;
  /** May store media objects. */
  media?: true;
  /** May read the private signing keys. */
  sign?: true;
}

/** Every signed-in call looks its session up. */
const session = "GetItem";
/** A creating call keeps its answer under the caller's key (D17). */
const keyed = ["PutItem", "UpdateItem", "DeleteItem"] as const;

export const grants = {
  "auth/me": { table: [session] },
  "auth/login": { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"], sign: true },
  "auth/register": { table: ["GetItem", ...keyed], mail: true },
  "auth/register-business": { table: ["GetItem", ...keyed], mail: true },
  "auth/logout": { table: [session, "DeleteItem"] },
  "auth/verify-email": { table: ["GetItem", "UpdateItem", "DeleteItem"], mail: true },
  "auth/resend-verification": { table: ["GetItem", "PutItem", "UpdateItem"], mail: true },
  "auth/forgot-password": { table: ["GetItem", "PutItem", "UpdateItem"], mail: true },
  "auth/reset-password": { table: ["GetItem", "Query", "UpdateItem", "DeleteItem"] },
  "auth/change-password": { table: [session, "Query", "UpdateItem", "DeleteItem"] },
  "user/set-language": { table: [session, "UpdateItem"] },
  "user/get-settings": { table: [session] },
  "user/update-settings": { table: [session, "UpdateItem"] },
  "profile/update": { table: [session, "PutItem", "UpdateItem", "DeleteItem"], mail: true, media: true },
  "support/send": { table: [session, ...keyed], mail: true },
  "tasks/list": { table: [session, "Query"] },
  "tasks/create": { table: [session, ...keyed] },
  "tasks/update": { table: [session, "PutItem", "UpdateItem"] },
  "tasks/delete": { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  "leads/list": { table: [session, "Query"] },
  "leads/create": { table: [session, ...keyed] },
  "leads/import": { table: [session, "Query", "ConditionCheckItem", ...keyed] },
  "leads/export": { table: [session, "Query"] },
  "leads/get": { table: [session] },
  "leads/update": { table: [session, "PutItem", "UpdateItem"] },
  "leads/delete": { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  "leads/restore": { table: [session, ...keyed] },
  "leads/list-timeline": { table: [session] },
  "leads/log-touch": { table: [session, ...keyed] },
  "keys/list": {},
  "openapi/get": {},
} as const satisfies Record<RouteId, Grant>;

/** A grant as IAM writes actions. */
export const actionsOf = ({ table = [], mail, media }: Grant): string[] => [
  ...table.map((action) => `dynamodb:${action}`),
  ...(mail ? ["ses:SendEmail"] : []),
  ...(media ? ["s3:PutObject"] : []),
];
