/**
 * Every route of the product: its id, method and path. The id is the path of its Lambda in `functions/src`.
 * The browser imports only this table (a few hundred bytes) and takes every shape from the routes as types.
 */
export const endpoints = {
  "auth/me": "GET /api/auth/me",
  "auth/login": "POST /api/auth/login",
  "auth/register": "POST /api/auth/register",
  "auth/register-business": "POST /api/auth/register-business",
  "auth/logout": "POST /api/auth/logout",
  "auth/verify-email": "POST /api/auth/verify-email",
  "auth/resend-verification": "POST /api/auth/resend-verification",
  "auth/forgot-password": "POST /api/auth/forgot-password",
  "auth/reset-password": "POST /api/auth/reset-password",
  "auth/change-password": "POST /api/auth/change-password",
  "auth/confirm-email": "POST /api/auth/confirm-email",
  "auth/revert-email": "POST /api/auth/revert-email",
  "user/set-language": "PATCH /api/user/language",
  "user/get-settings": "GET /api/user/settings",
  "user/update-settings": "PUT /api/user/settings",
  "profile/update": "PUT /api/profile",
  "profile/cancel-email": "DELETE /api/profile/email",
  "support/send": "POST /api/support",
  "tasks/list": "GET /api/tasks",
  "tasks/create": "POST /api/tasks",
  "tasks/update": "PUT /api/tasks/{taskId}",
  "tasks/delete": "DELETE /api/tasks/{taskId}",
  "leads/list": "GET /api/leads",
  "leads/create": "POST /api/leads",
  "leads/import": "POST /api/leads/import",
  "leads/export": "GET /api/leads/export",
  "leads/get": "GET /api/leads/{leadId}",
  "leads/update": "PATCH /api/leads/{leadId}",
  "leads/delete": "DELETE /api/leads/{leadId}",
  "leads/restore": "POST /api/leads/{leadId}/restore",
  "leads/list-timeline": "GET /api/leads/{leadId}/timeline",
  "leads/log-touch": "POST /api/leads/{leadId}/timeline",
  "keys/list": "GET /.well-known/jwks.json",
  "openapi/get": "GET /api/openapi.json",
} as const satisfies Record<string, `${Method} /${string}`>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type RouteId = keyof typeof endpoints;
