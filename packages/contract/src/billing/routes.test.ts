import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only freelancers pay and cancel; events of the provider and declarations need no session [API-127, API-128]", () => {
  expect(routesByAddress(routes)).toEqual({
    "GET /api/subscription": "freelancer 200",
    "GET /api/invoices": "freelancer 200",
    "GET /api/invoices/{invoiceId}/pdf": "freelancer 200 billing.invoice_not_found",
    "POST /api/cancellations": "public 201",
    "POST /api/withdrawals": "public 201",
    "POST /api/declarations/confirm": "public 200 billing.declaration_link_invalid",
    "POST /api/create-payment-intent": "freelancer 200 billing.already_premium billing.unavailable",
    "POST /api/cancel-subscription": "freelancer 200 billing.no_subscription billing.unavailable",
    "POST /api/subscription/reactivate": "freelancer 200 billing.no_subscription billing.unavailable",
    "POST /api/subscription/card": "freelancer 200 billing.no_subscription billing.unavailable",
    "PUT /api/subscription/card":
      "freelancer 200 billing.no_subscription billing.card_unconfirmed billing.card_declined billing.unavailable",
    "PUT /api/subscription/billing-address": "freelancer 200 billing.no_subscription",
    "POST /api/webhooks/payments": "public 200 billing.signature_invalid request.too_large",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  const syncing = "GetItem Query PutItem UpdateItem";
  expect(grantsById(routes)).toEqual({
    "billing/get-subscription": "GetItem",
    "billing/list-invoices": "GetItem Query",
    "billing/get-invoice": "GetItem",
    "billing/cancel-contract": "GetItem PutItem UpdateItem",
    "billing/withdraw": "GetItem PutItem UpdateItem",
    "billing/confirm-declaration": "GetItem PutItem UpdateItem",
    "billing/create-payment-intent": `${syncing} STRIPE_SECRET_KEY`,
    "billing/cancel-subscription": `${syncing} STRIPE_SECRET_KEY`,
    "billing/reactivate": `${syncing} STRIPE_SECRET_KEY`,
    "billing/begin-card-change": "GetItem STRIPE_SECRET_KEY",
    "billing/use-card": `${syncing} STRIPE_SECRET_KEY`,
    "billing/set-billing-address": "GetItem PutItem",
    "billing/webhook": "PutItem STRIPE_WEBHOOK_SECRET",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
