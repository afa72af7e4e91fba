import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach the trainings", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/trainings": "freelancer 200",
    "PUT /api/trainings/lesson": "freelancer 200",
    "PUT /api/trainings/position": "freelancer 200",
  });
});

it("has exactly the grants it needs in AWS", () => {
  expect(rightsOf(routes)).toEqual({
    "trainings/list": "GetItem",
    "trainings/mark-lesson": "GetItem UpdateItem",
    "trainings/save-position": "GetItem UpdateItem",
  });
});

it("has a summary and a valid sample", () => {
  expect(undescribed(routes)).toEqual([]);
});
