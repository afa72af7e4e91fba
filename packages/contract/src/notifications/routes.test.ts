import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers read their notifications, on every plan, and nobody else", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/notifications": "freelancer 200",
    "GET /api/notifications/unread-count": "freelancer 200",
    "PUT /api/notifications/mark-read": "freelancer 200",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "notifications/list": "GetItem Query Query:gsi1 BatchGetItem",
    "notifications/count-unread": "GetItem Query Query:gsi1",
    "notifications/mark-read": "GetItem Query PutItem UpdateItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
