import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "admin/list-users": "GET /api/admin/users",
  "admin/count-users": "GET /api/admin/account-count",
  "admin/delete-user": "DELETE /api/admin/users/{accountId}",
  "admin/delete-users": "DELETE /api/admin/users/by-email",
  "admin/look-up-users": "POST /api/admin/users/by-email",
  "admin/list-codes": "GET /api/admin/registration-codes",
  "admin/create-code": "POST /api/admin/registration-codes",
  "admin/revoke-code": "DELETE /api/admin/registration-codes/{code}",
  "admin/change-code": "PATCH /api/admin/registration-codes/{code}",
  "admin/list-code-uses": "GET /api/admin/registration-codes/{code}/uses",
  "admin/list-actions": "GET /api/admin/actions",
  "admin/get-work": "GET /api/admin/work",
  "admin/get-overview": "GET /api/admin/overview",
  "admin/list-contract-cases": "GET /api/admin/contract-cases",
  "admin/settle-declaration": "PUT /api/admin/declarations/{declarationId}",
} as const satisfies Record<`admin/${string}`, Endpoint>;

export const errors = {
  "admin.user_not_found": { status: 404, de: "Dieses Konto gibt es nicht mehr." },
  "admin.user_protected": { status: 409, de: "Konten von Admins können hier nicht gelöscht werden." },
  "admin.code_not_found": { status: 404, de: "Diesen Code gibt es nicht mehr." },
  "admin.declaration_not_found": { status: 404, de: "Diese Erklärung gibt es nicht." },
  "admin.code_expired": { status: 400, de: "Bitte wählen Sie einen Tag, der noch kommt." },
} as const satisfies Record<string, Failure>;
