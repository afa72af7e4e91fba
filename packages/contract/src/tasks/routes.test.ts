import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers reach their tasks, on every plan, and nobody else", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/tasks": "freelancer 200",
    "POST /api/tasks": "freelancer 201 task.limit_reached",
    "PUT /api/tasks/{taskId}": "freelancer 200 task.not_found",
    "DELETE /api/tasks/{taskId}": "freelancer 200 task.not_found",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "tasks/list": "GetItem Query:gsi1",
    "tasks/create": "GetItem PutItem UpdateItem",
    "tasks/update": "GetItem PutItem UpdateItem",
    "tasks/delete": "GetItem PutItem UpdateItem DeleteItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
