import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers reach their network, and nobody else", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/networked-users": "freelancer 200 plan_limit",
    "DELETE /api/networked-users/{otherUserId}": "freelancer 200 plan_limit connection.not_found",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "network/list": "GetItem BatchGetItem Query:gsi1",
    "network/remove": "GetItem PutItem DeleteItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
