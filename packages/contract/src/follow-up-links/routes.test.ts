import { expect, it } from "vitest";
import { grantsById, routesByAddress } from "../testing/surface.ts";
import * as routes from "./routes.ts";

const refusals = "follow_up_link.invalid follow_up_link.expired follow_up_link.changed lead.not_found";

it("the links of the mail work without a session", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/follow-up-links/preview": `public 200 ${refusals}`,
    "POST /api/follow-up-links/apply": `public 200 ${refusals}`,
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "follow-up-links/preview": "GetItem UpdateItem",
    "follow-up-links/apply": "GetItem PutItem UpdateItem",
  });
});
