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

/** The permissions of a Lambda, which become the policy of its role in AWS. The local stack enforces them too. */
export interface Grant {
  table?: readonly TableAction[];
  mail?: true;
  /** For mails with attachments or unsubscribe headers. All other mails need `mail`. */
  rawMail?: true;
  media?: readonly ("PutObject" | "DeleteObject")[];
  exports?: readonly ("GetObject" | "PutObject" | "DeleteObject")[];
  publish?: true;
  secrets?: readonly SecretName[];
}

/** For looking up the session, which every signed-in call needs. */
export const session = "GetItem";
/** For storing the answer under the idempotency key of a creating call (docs/adr/0019). */
export const record = "PutItem";

export const sendsMails = ({ mail, rawMail }: Grant): boolean => Boolean(mail || rawMail);

export const actionsOf = ({ table = [], mail, rawMail, media = [], exports = [], publish }: Grant): string[] => [
  ...table.map((action) => `dynamodb:${action}`),
  ...(mail ? ["ses:SendEmail"] : []),
  ...(rawMail ? ["ses:SendRawEmail"] : []),
  ...new Set([...media, ...exports].map((action) => `s3:${action}`)),
  ...(publish ? ["events:PutEvents"] : []),
];

const distinct = <Item>(lists: readonly (readonly Item[] | undefined)[]): Item[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

export function unionOf(all: readonly Grant[]): Grant {
  const table = distinct(all.map((grant) => grant.table));
  const media = distinct(all.map((grant) => grant.media));
  const exports = distinct(all.map((grant) => grant.exports));
  const secrets = distinct(all.map((grant) => grant.secrets));
  return {
    ...(table.length > 0 && { table }),
    ...(all.some(({ mail }) => mail) && { mail: true }),
    ...(all.some(({ rawMail }) => rawMail) && { rawMail: true }),
    ...(media.length > 0 && { media }),
    ...(exports.length > 0 && { exports }),
    ...(all.some(({ publish }) => publish) && { publish: true }),
    ...(secrets.length > 0 && { secrets }),
  };
}
