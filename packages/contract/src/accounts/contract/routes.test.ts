import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../../testing/surface.ts";
import * as routes from "./routes.ts";

it("only admins end the contracts of accounts and refund their payments", () => {
  expect(routesByAddress(routes)).toEqual({
    "POST /api/admin/users/{accountId}/end-subscription":
      "admin 201 admin.user_not_found billing.no_subscription account.already_cancelled",
    "POST /api/admin/users/{accountId}/invoices/{invoiceId}/refunds":
      "admin 201 admin.user_not_found billing.invoice_not_found account.invoice_changed account.refund_too_high account.not_refundable account.payment_disputed account.refund_refused billing.unavailable",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "accounts/end-subscription": "GetItem Query PutItem UpdateItem STRIPE_SECRET_KEY",
    "accounts/refund-payment": "GetItem Query PutItem UpdateItem STRIPE_SECRET_KEY",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
