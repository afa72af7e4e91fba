import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("support messages need a session; call requests and reports of barriers and crashes are public [D57]", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/support": "user 201 auth.mail_failed call_request.already_open",
    "POST /api/barriers": "public 201 auth.mail_failed",
    "POST /api/call-requests": "public 201 auth.mail_failed",
    "POST /api/crash-reports": "public 200",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "support/send": "GetItem PutItem BatchGetItem Query Query:gsi2 UpdateItem DeleteItem ses:SendEmail",
    "support/report-barrier": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "support/request-call": "GetItem PutItem UpdateItem DeleteItem ses:SendEmail",
    "support/report-crash": "UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
