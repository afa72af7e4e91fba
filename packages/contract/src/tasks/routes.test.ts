import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach their tasks, on every plan", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/tasks": "freelancer 200",
    "POST /api/tasks": "freelancer 201 task.limit_reached",
    "PUT /api/tasks/{taskId}": "freelancer 200 task.not_found task.limit_reached",
    "DELETE /api/tasks/{taskId}": "freelancer 200 task.not_found task.limit_reached",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "tasks/list": "GetItem Query:gsi1",
    "tasks/create": "GetItem PutItem UpdateItem",
    "tasks/update": "GetItem PutItem UpdateItem DeleteItem",
    "tasks/delete": "GetItem PutItem UpdateItem DeleteItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
