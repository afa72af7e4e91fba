import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("every account reads its notifications, on every plan", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/notifications": "user 200",
    "GET /api/notifications/unread-count": "user 200",
    "PUT /api/notifications/mark-read": "user 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "notifications/list": "GetItem Query Query:gsi1 BatchGetItem",
    "notifications/count-unread": "GetItem Query Query:gsi1",
    "notifications/mark-read": "GetItem Query PutItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
