import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("everybody who is signed in changes their own profile", () => {
  expect(doorsOf(routes)).toEqual({
    "PUT /api/profile":
      "user 200 profile.email_taken profile.image_invalid profile.image_too_large profile.image_dimensions auth.wrong_password auth.mail_failed request.conflict",
    "DELETE /api/profile/email": "user 200",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "profile/update": "GetItem PutItem UpdateItem ses:SendEmail s3:PutObject s3:DeleteObject",
    "profile/cancel-email": "GetItem UpdateItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
