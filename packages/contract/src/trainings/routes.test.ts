import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("freelancers reach the trainings, and nobody else", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/trainings": "freelancer 200",
    "PUT /api/trainings/lesson": "freelancer 200",
    "PUT /api/trainings/position": "freelancer 200",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "trainings/list": "GetItem",
    "trainings/mark-lesson": "GetItem UpdateItem",
    "trainings/save-position": "GetItem UpdateItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
