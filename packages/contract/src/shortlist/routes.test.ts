import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only businesses have a shortlist", () => {
  expect(routesByAddress(routes)).toEqual({
    "PUT /api/shortlist/{freelancerId}": "business 200 freelancer.not_found shortlist.full",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({ "shortlist/update": "GetItem Query PutItem UpdateItem DeleteItem" });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
