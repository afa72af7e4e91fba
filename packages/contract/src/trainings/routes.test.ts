import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers reach the trainings", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/trainings": "freelancer 200",
    "PUT /api/trainings/lesson": "freelancer 200",
    "PUT /api/trainings/position": "freelancer 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "trainings/list": "GetItem",
    "trainings/mark-lesson": "GetItem UpdateItem",
    "trainings/save-position": "GetItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
