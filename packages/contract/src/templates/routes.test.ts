import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach their templates", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/user-templates": "freelancer 201 template.limit_reached",
    "DELETE /api/user-templates/{templateId}": "freelancer 200 template.not_found",
    "GET /api/user-templates": "freelancer 200",
    "PUT /api/user-templates/{templateId}": "freelancer 200 template.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "templates/create": "GetItem PutItem UpdateItem",
    "templates/delete": "GetItem Query:gsi1 UpdateItem DeleteItem",
    "templates/list": "GetItem Query:gsi1",
    "templates/update": "GetItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
