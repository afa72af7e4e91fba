import { expect, it } from "vitest";
import { grantsById, routesByAddress } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers manage their feed, and calendar programs read it by its address", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/calendar-feed": "freelancer 200",
    "PUT /api/calendar-feed": "freelancer 200",
    "DELETE /api/calendar-feed": "freelancer 200",
    "GET /api/calendar/{token}": "public 200 calendar_feed.unknown",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "calendar-feed/get": "GetItem",
    "calendar-feed/renew": "GetItem PutItem",
    "calendar-feed/delete": "GetItem DeleteItem",
    "calendar-feed/read": "GetItem BatchGetItem Query Query:gsi1 UpdateItem",
  });
});
