import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("every route of the account needs a session", () => {
  expect(routesByAddress(routes)).toEqual({
    "PATCH /api/user/language": "user 200",
    "GET /api/user/settings": "user 200",
    "PUT /api/user/settings": "user 200",
    "PATCH /api/user/work-settings": "freelancer 200",
    "PUT /api/user/processing-agreement": "freelancer 200",
    "POST /api/user/export": "user 200",
    "GET /api/user/export": "user 200",
    "GET /api/user/export/file": "user 200 user.export_not_ready",
    "DELETE /api/user": "user 200 auth.wrong_password",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "user/set-language": "GetItem UpdateItem",
    "user/get-settings": "GetItem",
    "user/update-settings": "GetItem UpdateItem",
    "user/update-work-settings": "GetItem UpdateItem",
    "user/accept-processing": "GetItem UpdateItem",
    "user/request-export": "GetItem PutItem UpdateItem",
    "user/get-export": "GetItem",
    "user/read-export": "GetItem s3:GetObject",
    "user/delete": "GetItem Query PutItem UpdateItem DeleteItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
