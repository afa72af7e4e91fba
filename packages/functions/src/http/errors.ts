import {
  type ErrorBody,
  type ErrorCode,
  type FieldProblem,
  errors as failures,
} from "@linkedpotential/contract/errors";
import { problemTexts } from "@linkedpotential/contract/problem-texts";
import { problemText } from "@linkedpotential/contract/problems";
import { isConflict } from "@linkedpotential/core/db/conflict";
import { DomainError } from "@linkedpotential/core/errors";
import { defectOf } from "../log-line.ts";
import type { Middleware } from "./middleware.ts";

/** Converts every failure to an error response without internal details. */
export function errors(): Middleware {
  return {
    onError: (request) => {
      const { error, event, internal } = request;
      const known = knownAs(error);
      const code = known?.code ?? "request.internal";
      const isOurs = failures[code].status >= 500;
      const body: ErrorBody = {
        error: failures[code].de,
        code,
        ...(known?.fields && { fields: inGerman(known.fields), fieldProblems: known.fields }),
        ...(code === "auth.unverified" && { requiresVerification: true }),
        ...(known?.lockToken && { lockToken: known.lockToken }),
        ...(known?.company && { company: known.company }),
        ...(isOurs && { requestId: event.requestContext.requestId }),
      };
      if (internal.facts) Object.assign(internal.facts, { code, ...(isOurs && defectOf(known?.cause ?? error)) });
      request.response = {
        statusCode: failures[code].status,
        headers: {
          "content-type": "application/json; charset=utf-8",
          ...(known?.retryAfterSeconds && { "retry-after": String(Math.ceil(known.retryAfterSeconds)) }),
        },
        body: JSON.stringify(body),
      };
    },
  };
}

function knownAs(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  return isConflict(error) ? new DomainError("request.conflict", { cause: error }) : undefined;
}

const inGerman = (fields: Record<string, FieldProblem>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, germanText(problem)]));

const germanText = (problem: FieldProblem): string =>
  isError(problem) ? failures[problem.key].de : problemText(problemTexts, problem);

const isError = (problem: FieldProblem): problem is { key: ErrorCode } => Object.hasOwn(failures, problem.key);
