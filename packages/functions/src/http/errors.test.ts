import { type ErrorBody, type ErrorCode, errors } from "@linkedpotential/contract/errors";
import { getOpenApi as contract } from "@linkedpotential/contract/openapi/routes";
import { DomainError } from "@linkedpotential/core/errors";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { describe, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";
import { publicDocument } from "./public-document.ts";

async function answerTo(failure: unknown) {
  const handler = publicDocument(contract, () => Promise.reject(failure));
  const { event, context } = lambdaCall(contract.id, "aufruf-1");
  const answer = await handler(event, context as ChainContext);
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body ?? "") as ErrorBody };
}

const statuses: Partial<Record<ErrorCode, number>> = {
  "request.invalid": 400,
  "request.malformed": 400,
  "request.not_json": 415,
  "request.too_large": 413,
  "request.not_found": 404,
  "request.rate_limited": 429,
  "request.in_progress": 409,
  "request.key_reused": 409,
  "request.conflict": 409,
  "request.internal": 500,
  "session.missing": 401,
  "session.account_locked": 401,
  "session.account_deleted": 401,
  "session.removed_from_team": 401,
  "session.forbidden": 403,
  "session.cross_site": 403,
  "auth.invalid_credentials": 401,
  "auth.account_locked": 403,
  "auth.unverified": 403,
  "auth.email_taken": 409,
  "auth.mail_failed": 500,
  "auth.verification_expired": 400,
  "auth.verification_invalid": 400,
  "auth.reset_expired": 400,
  "auth.reset_invalid": 400,
  "auth.email_change_expired": 400,
  "auth.email_change_invalid": 400,
  "auth.email_revert_expired": 400,
  "auth.email_revert_invalid": 400,
  "auth.wrong_password": 400,
  "auth.code_invalid": 400,
  "profile.email_taken": 409,
  "profile.image_invalid": 400,
  "profile.image_too_large": 413,
  "profile.image_dimensions": 400,
  "task.not_found": 404,
  "task.limit_reached": 409,
  "lead.not_found": 404,
  "lead.restore_expired": 404,
  "lead.import_unreadable": 400,
  plan_limit: 403,
};

describe("a failure", () => {
  it("of any kind has a documented status and a message", () => {
    for (const [code, { status, de }] of Object.entries(errors)) {
      expect([400, 401, 403, 404, 409, 410, 413, 415, 429, 500], code).toContain(status);
      expect(de, code).toMatch(/^[A-ZÄÖÜ].{8,}/);
    }
  });

  it.each(Object.entries(statuses) as [ErrorCode, number][])("%s answers %i with its message", async (code, status) => {
    const answer = await answerTo(new DomainError(code));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, errors[code].de]);
    expect(answer.body.requestId).toBe(status >= 500 ? "aufruf-1" : undefined);
    expect(answer.body.requiresVerification).toBe(code === "auth.unverified" ? true : undefined);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-request-id": "aufruf-1",
    });
  });

  it.each([
    new Error("Tabelle kunden in eu-central-1: Zugriff verweigert"),
    new TypeError("undefined is not a function"),
    Object.assign(new Error("geheim"), { code: "plan_limit", fields: { name: "geheim" } }),
    "geheim",
    undefined,
  ])("that is unexpected reveals nothing to the caller: %s", async (failure) => {
    const { status, body } = await answerTo(failure);
    expect(status).toBe(500);
    expect(body).toEqual({
      error: "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.",
      code: "request.internal",
      requestId: "aufruf-1",
    });
  });

  it("on our side hides its cause, and lists fields only if it has some", async () => {
    const cause = new Error("Verbindung zu 10.0.0.7 abgelehnt");
    const tooLong = { key: "tooLong", params: { max: 100 } } as const;
    const refused = await answerTo(new DomainError("request.invalid", { fields: { name: tooLong }, cause }));
    expect(refused.body).toEqual({
      error: errors["request.invalid"].de,
      code: "request.invalid",
      fields: { name: "Maximal 100 Zeichen" },
      fieldProblems: { name: tooLong },
    });
    expect((await answerTo(new DomainError("lead.not_found", { cause }))).body).toEqual({
      error: errors["lead.not_found"].de,
      code: "lead.not_found",
    });
  });

  it("about a field is listed there too, with its message", async () => {
    const { body } = await answerTo(new DomainError("auth.wrong_password", { field: "currentPassword" }));
    expect(body).toMatchObject({
      code: "auth.wrong_password",
      fields: { currentPassword: errors["auth.wrong_password"].de },
      fieldProblems: { currentPassword: { key: "auth.wrong_password" } },
    });
  });

  it("states in whole seconds when to retry, if known", async () => {
    const limited = await answerTo(new DomainError("request.rate_limited", { retryAfterSeconds: 12.2 }));
    expect(limited.headers).toMatchObject({ "retry-after": "13" });
    expect((await answerTo(new DomainError("request.rate_limited"))).headers).not.toHaveProperty("retry-after");
  });
});
