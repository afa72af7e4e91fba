import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach their leads", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/leads": "freelancer 201 plan_limit",
    "DELETE /api/leads/{leadId}": "freelancer 200 lead.not_found",
    "GET /api/leads/export": "freelancer 200",
    "POST /api/leads/export": "freelancer 200",
    "GET /api/leads/{leadId}": "freelancer 200 lead.not_found",
    "POST /api/leads/import": "freelancer 201 lead.import_unreadable plan_limit",
    "POST /api/leads/import/undo": "freelancer 200 lead.import_undo_expired",
    "GET /api/leads": "freelancer 200",
    "GET /api/leads/{leadId}/timeline": "freelancer 200 lead.not_found",
    "POST /api/leads/{leadId}/timeline": "freelancer 201 lead.not_found",
    "DELETE /api/leads/{leadId}/timeline/{entryId}": "freelancer 200 lead.not_found lead.touch_undo_expired",
    "GET /api/leads/activity": "freelancer 200",
    "POST /api/leads/{leadId}/restore": "freelancer 200 lead.restore_expired plan_limit",
    "PATCH /api/leads/{leadId}": "freelancer 200 lead.not_found",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "leads/create": "GetItem PutItem UpdateItem",
    "leads/delete": "GetItem PutItem UpdateItem DeleteItem",
    "leads/export": "GetItem Query",
    "leads/export-selected": "GetItem Query",
    "leads/get": "GetItem",
    "leads/import": "GetItem Query ConditionCheckItem PutItem UpdateItem DeleteItem",
    "leads/list": "GetItem Query",
    "leads/list-timeline": "GetItem",
    "leads/log-touch": "GetItem PutItem UpdateItem",
    "leads/delete-touch": "GetItem PutItem UpdateItem",
    "leads/list-activity": "GetItem Query",
    "leads/restore": "GetItem PutItem UpdateItem DeleteItem",
    "leads/undo-import": "GetItem Query PutItem UpdateItem DeleteItem",
    "leads/update": "GetItem PutItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
