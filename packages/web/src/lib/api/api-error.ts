import type { ErrorBody, ErrorCode, FieldProblem } from "@linkedpotential/contract/errors";

interface ApiErrorOptions extends ErrorOptions {
  retryAfter?: string | null;
}

/** A problem of a field, reported by the server. `text` is the German text, for pages that do not know `key`. */
export type ServerProblem = (FieldProblem | { key?: never; params?: never }) & { text: string };

/**
 * Thrown for an answer with an error status. `status` is 0 when no answer came. `message` is `"{status}: {body}"`;
 * screens show `errorText(error)` instead.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly text: string;
  readonly fields: Readonly<Record<string, ServerProblem>>;
  readonly requiresVerification: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Opens the notice of a locked account. Absent for other errors. */
  readonly lockToken: string | undefined;
  /** Name of the company that removed the caller. Absent for other errors, and when it has no name. */
  readonly company: string | undefined;

  constructor(status: number, body: string, statusText: string, options: ApiErrorOptions = {}) {
    super(`${status}: ${body || statusText}`, options);
    this.name = "ApiError";
    const parsed = errorBody(body);
    this.status = status;
    this.code = parsed.code;
    this.text = parsed.error ?? "";
    this.fields = fieldsOf(parsed);
    this.requiresVerification = parsed.requiresVerification === true;
    this.lockToken = parsed.lockToken;
    this.company = parsed.company;
    this.retryAfterSeconds = Number(options.retryAfter) || undefined;
  }
}

/** Texts that identify an error whatever its code, as the specification requires. */
const specifiedTexts: Partial<Record<ErrorCode, string>> = {
  "auth.email_taken": "Benutzer existiert bereits",
  "auth.verification_expired": "abgelaufen",
  "auth.reset_expired": "abgelaufen",
  "profile.email_taken": "E-Mail-Adresse wird bereits verwendet",
  "live_training.already_registered": "Already registered for this event",
  "live_training.full": "Event is full",
};

export function isRefusal(error: unknown, code: ErrorCode): boolean {
  if (!(error instanceof ApiError)) return false;
  const text = specifiedTexts[code];
  return error.code === code || (text !== undefined && error.message.includes(text));
}

/** Returns whether the object was deleted or belongs to another account. */
export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404;

/** Returns whether the call was aborted because its form was closed. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

export const isNoAnswer = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

export const hasFields = (error: unknown): boolean => error instanceof ApiError && Object.keys(error.fields).length > 0;

function errorBody(body: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

const fieldsOf = ({ fields = {}, fieldProblems = {} }: Partial<ErrorBody>): Record<string, ServerProblem> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { ...fieldProblems[name], text }]));
