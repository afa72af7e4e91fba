import type { ErrorCode, FieldProblem } from "@linkedpotential/contract/errors";

export interface ErrorDetails {
  fields?: Record<string, FieldProblem>;
  field?: string;
  retryAfterSeconds?: number;
  /** Token with which the owner of a locked account reads the reason. */
  lockToken?: string | undefined;
  /** Name of the company that removed the caller. */
  company?: string | undefined;
  cause?: unknown;
}

/** An expected failure with an error code. `functions/http/errors.ts` turns it into the response. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, FieldProblem> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly lockToken: string | undefined;
  readonly company: string | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = "DomainError";
    this.code = code;
    this.fields = details.field === undefined ? details.fields : { [details.field]: { key: code } };
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.lockToken = details.lockToken;
    this.company = details.company;
  }
}
