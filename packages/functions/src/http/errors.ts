import { type ErrorBody, type ErrorCode, errorTexts } from "@linkedpotential/contract/errors";
import { DomainError } from "@linkedpotential/core/errors";
import { defectOf } from "../log-line.ts";
import type { Middleware } from "./types.ts";

/** The status of every error code (D16). */
const statuses: Record<ErrorCode, number> = {
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
  "session.forbidden": 403,
  "session.cross_site": 403,
  "auth.invalid_credentials": 401,
  "auth.unverified": 403,
  "auth.email_taken": 409,
  "auth.mail_failed": 500,
  "auth.verification_expired": 400,
  "auth.verification_invalid": 400,
  "auth.reset_expired": 400,
  "auth.reset_invalid": 400,
  "auth.wrong_password": 400,
  "auth.code_invalid": 400,
  "profile.email_taken": 409,
  "profile.image_invalid": 400,
  "profile.image_too_large": 413,
  "task.not_found": 404,
  "task.limit_reached": 409,
  "lead.not_found": 404,
  "lead.restore_expired": 404,
  "lead.import_unreadable": 400,
  plan_limit: 403,
};

/** The one door for failures: what a caller sees, and that nothing internal is among it. */
export function errors(): Middleware {
  return {
    onError: (request) => {
      const { error, event, internal } = request;
      const known = error instanceof DomainError ? error : undefined;
      const code = known?.code ?? "request.internal";
      const body: ErrorBody = {
        error: errorTexts[code],
        code,
        ...(known?.fields && { fields: known.fields }),
        ...(code === "auth.unverified" && { requiresVerification: true }),
        ...(statuses[code] >= 500 && { requestId: event.requestContext.requestId }),
      };
      if (internal.facts) Object.assign(internal.facts, { code, ...(known ? {} : defectOf(error)) });
      request.response = {
        statusCode: statuses[code],
        headers: {
          "content-type": "application/json; charset=utf-8",
          ...(known?.retryAfterSeconds && { "retry-after": String(Math.ceil(known.retryAfterSeconds)) }),
        },
        body: JSON.stringify(body),
      };
    },
  };
}
