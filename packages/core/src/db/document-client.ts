import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from "@aws-sdk/client-dynamodb";
import { admitted, assertGranted, observe } from "../gate.ts";
import { dynamoDb } from "./client.ts";
import { fromWire, toWire } from "./documents.ts";

const commands = {
  GetItem: GetItemCommand,
  BatchGetItem: BatchGetItemCommand,
  Query: QueryCommand,
  Scan: ScanCommand,
  PutItem: PutItemCommand,
  UpdateItem: UpdateItemCommand,
  DeleteItem: DeleteItemCommand,
  BatchWriteItem: BatchWriteItemCommand,
  TransactWriteItems: TransactWriteItemsCommand,
};
type Action = keyof typeof commands;

const reads = new Set<Action>(["GetItem", "BatchGetItem", "Query", "Scan"]);
const transactionParts = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};
type TransactionPart = keyof typeof transactionParts;

/** The permissions that a call needs: a transaction needs those of its parts, an index its own. */
function actionsOf(action: Action, request: { TransactItems?: object[]; IndexName?: string }): string[] {
  if (request.IndexName) return [`dynamodb:${action}:${request.IndexName}`];
  if (!request.TransactItems) return [`dynamodb:${action}`];
  const parts = request.TransactItems.flatMap((item) => Object.keys(item)) as TransactionPart[];
  return [...new Set(parts.map((part) => `dynamodb:${transactionParts[part]}`))];
}

type AnyCommand = new (input: object) => GetItemCommand;

// What ElectroDB asks is untyped; DynamoDB checks it.
const commandOf = (action: Action, request: object) => new (commands[action] as unknown as AnyCommand)(toWire(request));

async function send(action: Action, request: object): Promise<object> {
  for (const needed of actionsOf(action, request)) assertGranted(needed);
  if (!reads.has(action)) await admitted();
  const done = observe(action);
  try {
    return fromWire(await dynamoDb.send(commandOf(action, request)));
  } finally {
    done?.();
  }
}

const call = (action: Action) => (request: object) => ({ promise: () => send(action, request) });

/** Told why DynamoDB cancelled a transaction, in the raw form in which ElectroDB reads it. */
type OnRefusal = (response: { httpResponse: { body: string } }) => void;

function transaction(request: object) {
  let onRefusal: OnRefusal | undefined;
  return {
    on: (_event: "extractError", listener: OnRefusal) => {
      onRefusal = listener;
    },
    promise: async () => {
      try {
        return await send("TransactWriteItems", request);
      } catch (error) {
        const { CancellationReasons } = error as { CancellationReasons?: object[] };
        if (CancellationReasons) onRefusal?.({ httpResponse: { body: JSON.stringify({ CancellationReasons }) } });
        throw error;
      }
    },
  };
}

const noTransactionalReads = (): never => {
  throw new Error("transactional reads are not part of any access pattern");
};

/**
 * DynamoDB in plain values, in the shape of a document client that ElectroDB takes as it is (docs/adr/0011). Every
 * call passes the gate. No route is granted a scan; tests look through a whole table by it.
 */
export const documentClient = {
  get: call("GetItem"),
  batchGet: call("BatchGetItem"),
  query: call("Query"),
  put: call("PutItem"),
  update: call("UpdateItem"),
  delete: call("DeleteItem"),
  batchWrite: call("BatchWriteItem"),
  transactWrite: transaction,
  transactGet: noTransactionalReads,
  scan: call("Scan"),
  createSet: (values: unknown[]) => new Set(values),
};
