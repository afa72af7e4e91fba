import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("is public, describes itself and needs no grants", () => {
  expect(doorsOf(routes)).toEqual({ "GET /api/openapi.json": "public 200" });
  expect(rightsOf(routes)).toEqual({ "openapi/get": "" });
  expect(undescribed(routes)).toEqual([]);
});
