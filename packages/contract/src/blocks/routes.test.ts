import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers reach whom they have blocked, on every plan, and nobody else [D57]", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/blocks": "freelancer 200",
    "POST /api/blocks": "freelancer 200 person.not_found block.self block.too_many",
    "DELETE /api/blocks/{otherUserId}": "freelancer 200 block.not_found",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "blocks/list": "GetItem BatchGetItem Query",
    "blocks/create": "GetItem BatchGetItem Query PutItem UpdateItem DeleteItem",
    "blocks/delete": "GetItem UpdateItem DeleteItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
