import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("tells anybody who runs the site, may do nothing in AWS, and says how it is called", () => {
  expect(doorsOf(routes)).toEqual({ "GET /api/operator": "public 200" });
  expect(rightsOf(routes)).toEqual({ "legal/get-operator": "" });
  expect(undescribed(routes)).toEqual([]);
});
