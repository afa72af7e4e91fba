import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers reach their templates, and nobody else", () => {
  expect(doorsOf(routes)).toEqual({
    "POST /api/user-templates": "freelancer 201 template.limit_reached",
    "DELETE /api/user-templates/{templateId}": "freelancer 200 template.not_found",
    "GET /api/user-templates": "freelancer 200",
    "PUT /api/user-templates/{templateId}": "freelancer 200 template.not_found",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "templates/create": "GetItem PutItem UpdateItem",
    "templates/delete": "GetItem Query:gsi1 UpdateItem DeleteItem",
    "templates/list": "GetItem Query:gsi1",
    "templates/update": "GetItem UpdateItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
