import type { ErrorBody, ErrorCode, FieldProblem } from "@linkedpotential/contract/errors";

interface ApiErrorOptions extends ErrorOptions {
  retryAfter?: string | null;
}

/** What the server says about a field: by key and, for who does not know the key, in German. */
export type ToldProblem = (FieldProblem | { key?: never; params?: never }) & { text: string };

/** Status 0: no answer came. Screens show `errorText(error)`; `message` is `"{status}: {body}"`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly text: string;
  readonly fields: Readonly<Record<string, ToldProblem>>;
  readonly requiresVerification: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: string, statusText: string, options: ApiErrorOptions = {}) {
    super(`${status}: ${body || statusText}`, options);
    this.name = "ApiError";
    const known = errorBody(body);
    this.status = status;
    this.code = known.code;
    this.text = known.error ?? "";
    this.fields = fieldsOf(known);
    this.requiresVerification = known.requiresVerification === true;
    this.retryAfterSeconds = Number(options.retryAfter) || undefined;
  }
}

/** Sentences that an error is known by too, whatever its code, as the specification wants it. */
const specified: Partial<Record<ErrorCode, string>> = {
  "auth.email_taken": "Benutzer existiert bereits",
  "auth.verification_expired": "abgelaufen",
  "auth.reset_expired": "abgelaufen",
  "profile.email_taken": "E-Mail-Adresse wird bereits verwendet",
  "live_training.already_registered": "Already registered for this event",
  "live_training.full": "Event is full",
};

export function isRefusal(error: unknown, code: ErrorCode): boolean {
  if (!(error instanceof ApiError)) return false;
  const sentence = specified[code];
  return error.code === code || (sentence !== undefined && error.message.includes(sentence));
}

/** Deleted meanwhile, here or elsewhere, or never the reader's. */
export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404;

/** Tells whether the call was aborted because its form was closed. */
export const isDiscarded = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

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

const fieldsOf = ({ fields = {}, fieldProblems = {} }: Partial<ErrorBody>): Record<string, ToldProblem> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, { ...fieldProblems[name], text }]));
