import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("is public, needs no grants, and has a summary", () => {
  expect(doorsOf(routes)).toEqual({ "GET /api/operator": "public 200" });
  expect(rightsOf(routes)).toEqual({ "legal/get-operator": "" });
  expect(undescribed(routes)).toEqual([]);
});
