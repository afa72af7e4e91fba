import { expect, it } from "vitest";
import { fromWire, toWire } from "./documents.ts";

const plain = { pk: "p", count: 2, tags: ["a"], Key: "an attribute of this name" };
const typed = { pk: { S: "p" }, count: { N: "2" }, tags: { L: [{ S: "a" }] }, Key: { S: "an attribute of this name" } };

it("types items, keys and expression values wherever a request holds them", () => {
  const names = { "#pk": "pk" };
  const put = { TableName: "t", Item: plain, ExpressionAttributeNames: names, ExpressionAttributeValues: plain };
  expect(toWire(put)).toEqual({ ...put, Item: typed, ExpressionAttributeValues: typed });
  expect(toWire({ TransactItems: [{ Put: { Item: plain } }, { Delete: { Key: plain } }] })).toEqual({
    TransactItems: [{ Put: { Item: typed } }, { Delete: { Key: typed } }],
  });
  expect(toWire({ RequestItems: { t: { Keys: [plain], ConsistentRead: true } } })).toEqual({
    RequestItems: { t: { Keys: [typed], ConsistentRead: true } },
  });
  expect(toWire({ RequestItems: { t: [{ PutRequest: { Item: plain } }] } })).toEqual({
    RequestItems: { t: [{ PutRequest: { Item: typed } }] },
  });
});

it("leaves undefined attributes out and passes absent parts on", () => {
  const request = { Item: { pk: "p", gone: undefined }, ExclusiveStartKey: undefined, Limit: 5 };
  expect(toWire(request)).toEqual({ Item: { pk: { S: "p" } }, ExclusiveStartKey: undefined, Limit: 5 });
});

it("gives items of an answer back in plain values", () => {
  expect(fromWire({ $metadata: {}, Item: typed })).toEqual({ Item: plain });
  expect(fromWire({ Attributes: typed })).toEqual({ Attributes: plain });
  expect(fromWire({ Items: [typed], LastEvaluatedKey: typed, Count: 1 })).toEqual({
    Items: [plain],
    LastEvaluatedKey: plain,
    Count: 1,
  });
});

it("reads what a batch answered and what it left undone", () => {
  const undone = { t: { Keys: [typed] } };
  expect(fromWire({ Responses: { t: [typed] }, UnprocessedKeys: undone })).toEqual({
    Responses: { t: [plain] },
    UnprocessedKeys: { t: { Keys: [plain] } },
  });
  expect(fromWire({ UnprocessedItems: { t: [{ PutRequest: { Item: typed } }] } })).toEqual({
    UnprocessedItems: { t: [{ PutRequest: { Item: plain } }] },
  });
});
