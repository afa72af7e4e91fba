import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("the route is public, needs no grants, and has a summary", () => {
  expect(routesByAddress(routes)).toEqual({ "GET /.well-known/jwks.json": "public 200" });
  expect(grantsById(routes)).toEqual({ "keys/list": "" });
  expect(withoutValidSample(routes)).toEqual([]);
});
