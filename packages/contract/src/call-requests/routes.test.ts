import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only admins reach requests for a call", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/admin/call-requests": "admin 200",
    "PUT /api/admin/call-requests/{requestId}": "admin 200 call_request.not_found call_request.already_settled",
    "POST /api/admin/call-requests/{requestId}/replies":
      "admin 201 call_request.not_found call_request.already_settled auth.mail_failed",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "call-requests/list": "GetItem BatchGetItem Query:gsi1",
    "call-requests/settle": "GetItem PutItem UpdateItem",
    "call-requests/reply": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
