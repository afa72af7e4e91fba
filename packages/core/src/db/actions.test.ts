import { expect, it } from "vitest";
import { actionsOf } from "./actions.ts";

it("requires the permission of the operation, or that of the index", () => {
  expect(actionsOf("PutItem", {})).toEqual(["dynamodb:PutItem"]);
  expect(actionsOf("Query", { IndexName: "gsi1" })).toEqual(["dynamodb:Query:gsi1"]);
});

it("requires the permissions of a transaction's parts, each once", () => {
  const TransactItems = [{ Put: {} }, { Put: {} }, { Update: {} }, { Delete: {} }, { ConditionCheck: {} }];
  expect(actionsOf("TransactWriteItems", { TransactItems })).toEqual([
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "dynamodb:DeleteItem",
    "dynamodb:ConditionCheckItem",
  ]);
});
