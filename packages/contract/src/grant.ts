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

export const secretNames = ["SIGNING_KEYS", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
export type SecretName = (typeof secretNames)[number];

type ObjectAction = "GetObject" | "PutObject" | "DeleteObject";

/**
 * Permissions of a Lambda, which become the policy of its role in AWS. The local stack enforces the same permissions.
 */
export interface Grant {
  table?: readonly TableAction[];
  mail?: true;
  /** Permission to send mails with attachments or unsubscribe headers. Mails without these need `mail` only. */
  rawMail?: true;
  media?: readonly ("PutObject" | "DeleteObject")[];
  exports?: readonly ObjectAction[];
  /** Permission for the files of messages. */
  attachments?: readonly ObjectAction[];
  publish?: true;
  secrets?: readonly SecretName[];
}

/** DynamoDB action that every signed-in call needs to look up its session. */
export const session = "GetItem";
/** DynamoDB action that a route needs to store its answer under an idempotency key (docs/adr/0019). */
export const record = "PutItem";

export const sendsMails = ({ mail, rawMail }: Grant): boolean => Boolean(mail || rawMail);

export const actionsOf = ({
  table = [],
  mail,
  rawMail,
  media = [],
  exports = [],
  attachments = [],
  publish,
}: Grant): string[] => [
  ...table.map((action) => `dynamodb:${action}`),
  ...(mail ? ["ses:SendEmail"] : []),
  ...(rawMail ? ["ses:SendRawEmail"] : []),
  ...new Set([...media, ...exports, ...attachments].map((action) => `s3:${action}`)),
  ...(publish ? ["events:PutEvents"] : []),
];

const distinct = <Item>(lists: readonly (readonly Item[] | undefined)[]): Item[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

export function unionOf(all: readonly Grant[]): Grant {
  const table = distinct(all.map((grant) => grant.table));
  const media = distinct(all.map((grant) => grant.media));
  const exports = distinct(all.map((grant) => grant.exports));
  const attachments = distinct(all.map((grant) => grant.attachments));
  const secrets = distinct(all.map((grant) => grant.secrets));
  return {
    ...(table.length > 0 && { table }),
    ...(all.some(({ mail }) => mail) && { mail: true }),
    ...(all.some(({ rawMail }) => rawMail) && { rawMail: true }),
    ...(media.length > 0 && { media }),
    ...(exports.length > 0 && { exports }),
    ...(attachments.length > 0 && { attachments }),
    ...(all.some(({ publish }) => publish) && { publish: true }),
    ...(secrets.length > 0 && { secrets }),
  };
}
