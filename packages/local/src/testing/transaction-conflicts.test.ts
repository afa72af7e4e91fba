import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestStack, type TestStack } from "./stack.ts";

let stack: TestStack;
let refusals: string[] = [];
let writes: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  stack = await startTestStack({}, { hasTransactionConflicts: true });
  writes = await load();
});
beforeEach(() => {
  refusals = [];
});
afterAll(() => stack.stop());

async function load() {
  const { TransactWriteCommand, UpdateCommand } = await import("@aws-sdk/lib-dynamodb");
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  dynamoDb.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: Error & { CancellationReasons?: { Code: string }[] }) => {
        refusals.push([error.name, ...(error.CancellationReasons ?? []).map(({ Code }) => Code)].join(" "));
        throw error;
      }),
    // Runs inside the retry loop of the client. Outside of it, the test could not see refusals that a retry resolves.
    { step: "finalizeRequest", priority: "low", name: "refusals" },
  );
  const count = (pk: string) => ({
    TableName: process.env.TABLE_NAME,
    Key: { pk, sk: "-" },
    UpdateExpression: "ADD #count :one",
    ExpressionAttributeNames: { "#count": "count" },
    ExpressionAttributeValues: { ":one": 1 },
  });
  return {
    transaction: (...items: string[]) =>
      dynamoDb.send(new TransactWriteCommand({ TransactItems: items.map((pk) => ({ Update: count(pk) })) })),
    single: (pk: string) => dynamoDb.send(new UpdateCommand({ ...count(pk), ReturnValues: "ALL_NEW" })),
  };
}

it("cancels a transaction that overlaps with an ongoing one and names the item; a retry succeeds", async () => {
  const { transaction, single } = writes;
  await Promise.all([transaction("a", "b"), transaction("c", "b")]);
  expect(new Set(refusals)).toEqual(new Set(["TransactionCanceledException None TransactionConflict"]));
  expect((await single("b")).Attributes).toMatchObject({ count: 3 });
});

it("refuses a single write to an item of an ongoing transaction; a retry succeeds", async () => {
  const { transaction, single } = writes;
  await Promise.all([transaction("d"), single("d")]);
  expect(new Set(refusals)).toEqual(new Set(["TransactionConflictException"]));
  expect((await single("d")).Attributes).toMatchObject({ count: 3 });
});

it("allows concurrent single writes to one item and concurrent transactions on different items", async () => {
  const { transaction, single } = writes;
  await Promise.all([transaction("e"), transaction("f"), ...Array.from({ length: 20 }, () => single("g"))]);
  expect(refusals).toEqual([]);
  expect((await single("g")).Attributes).toMatchObject({ count: 21 });
});
