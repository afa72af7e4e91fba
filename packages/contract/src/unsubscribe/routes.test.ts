import { expect, it } from "vitest";
import { doorsOf, rightsOf } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("whoever has a mail unsubscribes without an account", () => {
  expect(doorsOf(routes)).toEqual({
    "GET /api/unsubscribe/{token}": "public 200",
    "POST /api/unsubscribe/{token}": "public 200 unsubscribe.invalid",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({ "unsubscribe/open": "", "unsubscribe/confirm": "GetItem UpdateItem" });
});
