import { setTimeout as wait } from "node:timers/promises";
import { transactionCanceled, transactionConflict } from "./faults.ts";

type Key = Record<"pk" | "sk", { S: string }>;
interface Write {
  TableName: string;
  Item?: Key;
  Key?: Key;
}
interface Body extends Write {
  TransactItems?: readonly Record<string, Write>[];
}

const singleWrites = new Set(["PutItemCommand", "UpdateItemCommand", "DeleteItemCommand"]);

/** Returns the minimum duration of a transaction in milliseconds, at random. */
const windowMs = () => 5 + Math.random() * 5;

/**
 * Makes the client raise conflicts as DynamoDB documents them, because the embedded engines never do. A transaction is
 * canceled when it overlaps with an ongoing one. A single write to an item of an ongoing transaction is refused. Single
 * writes do not conflict with each other. Returns a function that removes the simulation.
 */
export async function raiseTransactionConflicts(): Promise<() => void> {
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  const name = "transaction-conflicts";
  const ongoing = new Set<string>();
  const assertFree = (keys: readonly string[], isTransaction: boolean) => {
    const isHeld = keys.map((key) => ongoing.has(key));
    if (!isHeld.includes(true)) return;
    if (!isTransaction) throw transactionConflict();
    throw transactionCanceled(...isHeld.map((held) => (held ? "TransactionConflict" : "None")));
  };
  const hold = async <T>(keys: readonly string[], send: () => Promise<T>): Promise<T> => {
    for (const key of keys) ongoing.add(key);
    try {
      const [answer] = await Promise.all([send(), wait(windowMs())]);
      return answer;
    } finally {
      for (const key of keys) ongoing.delete(key);
    }
  };
  dynamoDb.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const isTransaction = commandName === "TransactWriteItemsCommand";
        if (!isTransaction && !singleWrites.has(commandName)) return next(args);
        const keys = keysOf(JSON.parse(bodyOf(args.request)));
        assertFree(keys, isTransaction);
        return isTransaction ? hold(keys, () => next(args)) : next(args);
      },
    // Runs inside one attempt of the client, so that its retry logic treats the error as an answer of DynamoDB.
    { step: "deserialize", priority: "low", name, override: true },
  );
  return () => dynamoDb.middlewareStack.remove(name);
}

function bodyOf(request: unknown): string {
  const body = typeof request === "object" && request && "body" in request ? request.body : undefined;
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new TextDecoder().decode(body);
  throw new Error("the client sent a write without a body");
}

function keysOf(body: Body): string[] {
  const writes = body.TransactItems?.flatMap((part) => Object.values(part)) ?? [body];
  return writes.map(({ TableName, Item, Key }) => `${TableName} ${(Item ?? Key)?.pk.S} ${(Item ?? Key)?.sk.S}`);
}
