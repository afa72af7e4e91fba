import { type ErrorCode, errorTexts } from "@linkedpotential/contract/errors";

export interface ErrorDetails {
  /** German text for each wrong field, by its name in the body. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure with a closed code. What a caller sees of it is decided in one place, `functions/http/errors.ts`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(errorTexts[code], { cause: details.cause });
    this.name = "DomainError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
