import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach their network", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/networked-users": "freelancer 200 plan_limit",
    "DELETE /api/networked-users/{otherUserId}": "freelancer 200 plan_limit connection.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "network/list": "GetItem BatchGetItem Query:gsi1",
    "network/remove": "GetItem PutItem DeleteItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
