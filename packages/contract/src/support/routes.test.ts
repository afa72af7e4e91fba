import { expect, it } from "vitest";
import { doorsOf, rightsOf, undescribed } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("everybody who is signed in writes to support, and everybody reports barriers and crashes [D57]", () => {
  expect(doorsOf(routes)).toEqual({
    "POST /api/support": "user 201 auth.mail_failed",
    "POST /api/barriers": "public 201 auth.mail_failed",
    "POST /api/crash-reports": "public 200",
  });
});

it("may do in AWS what it needs, and nothing else", () => {
  expect(rightsOf(routes)).toEqual({
    "support/send": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "support/report-barrier": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "support/report-crash": "UpdateItem",
  });
});

it("says what it is for, and how it is called", () => {
  expect(undescribed(routes)).toEqual([]);
});
