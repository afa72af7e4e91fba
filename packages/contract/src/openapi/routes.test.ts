import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("the route is public, describes itself and needs no grants", () => {
  expect(routesByAddress(routes)).toEqual({ "GET /api/openapi.json": "public 200" });
  expect(grantsById(routes)).toEqual({ "openapi/get": "" });
  expect(withoutValidSample(routes)).toEqual([]);
});
