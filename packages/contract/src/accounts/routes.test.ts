import { expect, it } from "vitest";
import { grantsById, routesByAddress, withoutValidSample } from "../testing/surface.ts";
import * as routes from "./routes.ts";

it("only admins reach single accounts; the owner of a locked one reads and objects with a token", () => {
  const gone = "admin.user_not_found";
  expect(routesByAddress(routes)).toEqual({
    "GET /api/admin/users/{accountId}": `admin 200 ${gone}`,
    "GET /api/admin/users/{accountId}/reports": `admin 200 ${gone}`,
    "GET /api/admin/users/{accountId}/events": `admin 200 ${gone}`,
    "GET /api/admin/users/{accountId}/contract": `admin 200 ${gone}`,
    "GET /api/admin/users/{accountId}/invoices/{invoiceId}/pdf": `admin 200 ${gone} billing.invoice_not_found`,
    "GET /api/admin/users/{accountId}/actions": `admin 200 ${gone}`,
    "GET /api/admin/users/{accountId}/support": `admin 200 ${gone} account.not_business`,
    "PUT /api/admin/users/{accountId}/support": `admin 200 ${gone} account.not_business account.support_changed`,
    "PUT /api/admin/users/{accountId}/note": `admin 200 ${gone} account.note_changed`,
    "POST /api/admin/users/{accountId}/messages": `admin 201 ${gone} account.unreachable`,
    "POST /api/admin/users/{accountId}/lock": `admin 200 ${gone} account.own account.is_admin account.already_locked`,
    "POST /api/admin/users/{accountId}/unlock": `admin 200 ${gone} account.not_locked account.lock_changed`,
    "POST /api/admin/users/{accountId}/uphold-lock": `admin 200 ${gone} account.not_locked account.lock_changed account.no_objection`,
    "POST /api/admin/users/{accountId}/end-sessions": `admin 200 ${gone}`,
    "POST /api/admin/users/{accountId}/resend-verification": `admin 200 ${gone} account.already_verified`,
    "POST /api/admin/users/{accountId}/premium": `admin 200 ${gone} account.not_freelancer account.has_contract account.date_past account.date_too_far`,
    "POST /api/admin/users/{accountId}/export": `admin 200 ${gone}`,
    "POST /api/admin/users/{accountId}/deletion": `admin 200 ${gone} account.own account.is_admin`,
    "POST /api/account-locks/read": "public 200 account_lock.invalid account_lock.lifted",
    "POST /api/account-locks/objections": "public 200 account_lock.invalid account_lock.lifted objection.already_made",
  });
});

it("each route has exactly the grants it needs in AWS", () => {
  expect(grantsById(routes)).toEqual({
    "accounts/get": "GetItem BatchGetItem Query Query:gsi1",
    "accounts/list-reports": "GetItem BatchGetItem Query Query:gsi2",
    "accounts/list-events": "GetItem BatchGetItem Query Query:gsi1",
    "accounts/get-contract": "GetItem BatchGetItem Query Query:gsi2",
    "accounts/get-invoice": "GetItem",
    "accounts/list-actions": "GetItem BatchGetItem Query:gsi1",
    "accounts/get-support": "GetItem",
    "accounts/save-support": "GetItem PutItem UpdateItem",
    "accounts/save-note": "GetItem PutItem UpdateItem",
    "accounts/lock": "GetItem Query PutItem UpdateItem DeleteItem",
    "accounts/unlock": "GetItem PutItem UpdateItem",
    "accounts/uphold-lock": "GetItem PutItem UpdateItem",
    "accounts/end-sessions": "GetItem Query PutItem DeleteItem",
    "accounts/resend-verification": "GetItem PutItem UpdateItem",
    "accounts/send-message": "GetItem PutItem UpdateItem",
    "accounts/give-premium": "GetItem PutItem UpdateItem ConditionCheckItem",
    "accounts/start-export": "GetItem PutItem UpdateItem",
    "accounts/delete": "GetItem Query PutItem DeleteItem",
    "accounts/read-lock": "GetItem UpdateItem",
    "accounts/object-to-lock": "GetItem PutItem UpdateItem",
  });
});

it("each route has a summary and a valid sample", () => {
  expect(withoutValidSample(routes)).toEqual([]);
});
