import { errors as admin } from "./admin/protocol.ts";
import { errors as auth } from "./auth/protocol.ts";
import { errors as billing } from "./billing/protocol.ts";
import { errors as blocks } from "./blocks/protocol.ts";
import { errors as collaborationRequests } from "./collaboration-requests/protocol.ts";
import { errors as community } from "./community/protocol.ts";
import { errors as leads } from "./leads/protocol.ts";
import { errors as liveTrainings } from "./live-trainings/protocol.ts";
import { errors as moderation } from "./moderation/protocol.ts";
import { errors as network } from "./network/protocol.ts";
import type { Problem } from "./problems.ts";
import { errors as profile } from "./profile/protocol.ts";
import type { Failure } from "./protocol.ts";
import { requestErrors } from "./request-errors.ts";
import { errors as tasks } from "./tasks/protocol.ts";
import { errors as templates } from "./templates/protocol.ts";
import { errors as unsubscribe } from "./unsubscribe/protocol.ts";
import { errors as user } from "./user/protocol.ts";

/**
 * Statuses and texts of all errors by their stable code (D16). The browser chooses its translation by this code (D25).
 */
export const errors = {
  ...requestErrors,
  ...auth,
  ...unsubscribe,
  ...profile,
  ...user,
  ...tasks,
  ...templates,
  ...leads,
  ...liveTrainings,
  ...community,
  ...collaborationRequests,
  ...network,
  ...blocks,
  ...moderation,
  ...billing,
  ...admin,
} as const satisfies Record<string, Failure>;

export type ErrorCode = keyof typeof errors;

export type FieldProblem = Problem | { key: ErrorCode; params?: never };

export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  fieldProblems?: Record<string, FieldProblem>;
  requiresVerification?: true;
  requestId?: string;
}
