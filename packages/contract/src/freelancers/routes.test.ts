import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only businesses search and read profiles of freelancers", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/freelancers": "business 200",
    "GET /api/freelancers/{freelancerId}": "business 200 freelancer.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "freelancers/list": "GetItem BatchGetItem Query",
    "freelancers/get": "GetItem BatchGetItem Query",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
