import { expect, it } from "vitest";
import { actionsOf } from "./actions.ts";

it("needs the permission of the operation, of an index that of its own", () => {
  expect(actionsOf("PutItem", {})).toEqual(["dynamodb:PutItem"]);
  expect(actionsOf("Query", { IndexName: "gsi1" })).toEqual(["dynamodb:Query:gsi1"]);
});

it("needs for a transaction the permissions of its parts, each once", () => {
  const TransactItems = [{ Put: {} }, { Put: {} }, { Update: {} }, { Delete: {} }, { ConditionCheck: {} }];
  expect(actionsOf("TransactWriteItems", { TransactItems })).toEqual([
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "dynamodb:DeleteItem",
    "dynamodb:ConditionCheckItem",
  ]);
});
