import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("registration and recovery are public, everything else needs a session", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/auth/change-password": "user 200 auth.wrong_password",
    "POST /api/auth/confirm-email":
      "public 200 auth.email_change_expired auth.email_change_invalid profile.email_taken auth.mail_failed",
    "POST /api/auth/forgot-password": "public 200",
    "POST /api/auth/login": "public 200 auth.invalid_credentials auth.account_locked auth.unverified",
    "POST /api/auth/logout": "user 200",
    "POST /api/auth/register": "public 201 auth.email_taken",
    "POST /api/auth/register-business": "public 201 auth.email_taken auth.code_invalid",
    "POST /api/auth/resend-verification": "public 200",
    "POST /api/auth/reset-password": "public 200 auth.reset_expired auth.reset_invalid",
    "POST /api/auth/revert-email": "public 200 auth.email_revert_expired auth.email_revert_invalid profile.email_taken",
    "POST /api/auth/verify-email": "public 200 auth.verification_expired auth.verification_invalid",
    "GET /api/auth/me": "user 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "auth/change-password": "GetItem Query UpdateItem DeleteItem ses:SendEmail",
    "auth/confirm-email": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "auth/forgot-password": "GetItem PutItem UpdateItem",
    "auth/login": "GetItem PutItem UpdateItem DeleteItem SIGNING_KEYS",
    "auth/logout": "GetItem DeleteItem",
    "auth/register": "GetItem PutItem UpdateItem DeleteItem",
    "auth/register-business": "GetItem PutItem UpdateItem DeleteItem",
    "auth/resend-verification": "GetItem PutItem UpdateItem",
    "auth/reset-password": "GetItem Query PutItem UpdateItem DeleteItem ses:SendEmail",
    "auth/revert-email": "GetItem Query PutItem UpdateItem DeleteItem",
    "auth/verify-email": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "auth/me": "GetItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
