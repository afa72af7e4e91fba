import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("every signed-in user changes their own profile", () => {
  expect(routesByAddress(routes)).toEqual({
    "PUT /api/profile":
      "user 200 profile.email_taken profile.image_invalid profile.image_too_large profile.image_dimensions auth.wrong_password auth.mail_failed request.conflict",
    "DELETE /api/profile/email": "user 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "profile/update": "GetItem PutItem UpdateItem ses:SendEmail s3:PutObject s3:DeleteObject",
    "profile/cancel-email": "GetItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
