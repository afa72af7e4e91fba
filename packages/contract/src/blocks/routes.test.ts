import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach their blocks, on every plan [D57]", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/blocks": "freelancer 200",
    "POST /api/blocks": "freelancer 200 person.not_found block.self block.too_many",
    "DELETE /api/blocks/{otherUserId}": "freelancer 200 block.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "blocks/list": "GetItem BatchGetItem Query",
    "blocks/create": "GetItem BatchGetItem Query PutItem UpdateItem DeleteItem",
    "blocks/delete": "GetItem UpdateItem DeleteItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
