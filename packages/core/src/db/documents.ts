import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";

type Convert = (document: never) => unknown;
type Members = Readonly<Record<string, unknown>>;

/** Members of requests and answers that hold an item or attributes of one, and those that hold a list of such. */
const single = new Set([
  "Item",
  "Key",
  "Attributes",
  "ExpressionAttributeValues",
  "ExclusiveStartKey",
  "LastEvaluatedKey",
]);
const listed = new Set(["Items", "Keys"]);

const isMembers = (value: unknown): value is Members => typeof value === "object" && value !== null;

function member(name: string, value: unknown, convert: Convert): unknown {
  if (!isMembers(value)) return value;
  if (single.has(name)) return convert(value as never);
  if (listed.has(name) && Array.isArray(value)) return value.map((one) => convert(one as never));
  return within(value, convert);
}

function within(value: unknown, convert: Convert): unknown {
  if (Array.isArray(value)) return value.map((one) => within(one, convert));
  if (!isMembers(value)) return value;
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(value)) result[name] = member(name, value[name], convert);
  return result;
}

/** A request in plain values, with each value in DynamoDB's typed form. Undefined attributes are left out. */
export const toWire = (request: object): object =>
  within(request, (item) => marshall(item, { removeUndefinedValues: true })) as object;

/** An answer of DynamoDB with its items in plain values. */
export function fromWire(answer: object): object {
  const { $metadata: _ofTheCall, Responses, ...rest } = answer as Members;
  const plain = within(rest, unmarshall) as Members;
  if (!isMembers(Responses)) return plain;
  // A batch answers the items under the names of their tables.
  const tables = Object.entries(Responses).map(([table, items]) => [
    table,
    (items as never[]).map((item) => unmarshall(item)),
  ]);
  return { ...plain, Responses: Object.fromEntries(tables) };
}
