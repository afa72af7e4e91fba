import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("tells anybody the public keys, may do nothing in AWS, and says how it is called", () => {
  expect(doorsOf(routes)).toEqual({ "GET /.well-known/jwks.json": "public 200" });
  expect(rightsOf(routes)).toEqual({ "keys/list": "" });
  expect(undescribed(routes)).toEqual([]);
});
