import { expect, it } from "vitest";
import { actionsOf, isRead } from "./actions.ts";

it.each([
  ["GetItem", true],
  ["BatchGetItem", true],
  ["Query", true],
  ["Scan", true],
  ["PutItem", false],
  ["UpdateItem", false],
  ["DeleteItem", false],
  ["BatchWriteItem", false],
  ["TransactWriteItems", false],
])("%s reads: %s", (operation, reads) => {
  expect(isRead(operation)).toBe(reads);
});

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
