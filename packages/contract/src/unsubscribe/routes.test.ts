import { expect, it } from "vitest";
import { grantsById, routesByAddress } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("unsubscribing is public", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/unsubscribe/{token}": "public 200",
    "POST /api/unsubscribe/{token}": "public 200 unsubscribe.invalid",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({ "unsubscribe/open": "", "unsubscribe/confirm": "GetItem UpdateItem" });
});
