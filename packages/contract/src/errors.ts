import { errors as auth } from "./auth/protocol.ts";
import { errors as leads } from "./leads/protocol.ts";
import type { Problem } from "./problems.ts";
import { errors as profile } from "./profile/protocol.ts";
import type { Failure } from "./protocol.ts";
import { requestErrors } from "./request-errors.ts";
import { errors as tasks } from "./tasks/protocol.ts";

/** Every error a caller can get, by its stable code (D16). The browser translates by code (D25). */
export const errors = {
  ...requestErrors,
  ...auth,
  ...profile,
  ...tasks,
  ...leads,
} as const satisfies Record<string, Failure>;

export type ErrorCode = keyof typeof errors;

/** What is wrong with a field of a body; or the error itself, where it is about that field. */
export type FieldProblem = Problem | { key: ErrorCode; params?: never };

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** German text for each wrong field, by its name in the body. */
  fields?: Record<string, string>;
  /** The same for readers of other languages: what is wrong with each of them, by key. */
  fieldProblems?: Record<string, FieldProblem>;
  requiresVerification?: true;
  requestId?: string;
}
