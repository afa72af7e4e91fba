import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("every account can report and object, only admins decide [D57]", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/reports": "user 201 report.own post.not_found person.not_found report.already_open",
    "POST /api/objections": "user 200 objection.nothing_hidden objection.already_made objection.too_late",
    "GET /api/hidden-posts": "user 200",
    "GET /api/admin/reports": "admin 200",
    "POST /api/admin/moderations": "admin 201 moderation.own moderation.already_hidden post.not_found person.not_found",
    "POST /api/admin/reports/{reportId}/decision":
      "admin 200 report.not_found report.changed report.outcome_impossible",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "moderation/report": "GetItem PutItem UpdateItem",
    "moderation/object": "GetItem PutItem UpdateItem",
    "moderation/list-hidden": "GetItem Query",
    "moderation/hide": "GetItem BatchGetItem Query PutItem UpdateItem DeleteItem",
    "moderation/list-reports": "GetItem BatchGetItem Query:gsi1",
    "moderation/decide": "GetItem BatchGetItem Query Query:gsi1 PutItem UpdateItem DeleteItem ConditionCheckItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
