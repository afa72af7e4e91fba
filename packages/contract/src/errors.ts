import { errors as accounts } from "./accounts/endpoints-and-errors.ts";
import { errors as admin } from "./admin/endpoints-and-errors.ts";
import { errors as auth } from "./auth/endpoints-and-errors.ts";
import { errors as billing } from "./billing/endpoints-and-errors.ts";
import { errors as blocks } from "./blocks/endpoints-and-errors.ts";
import { errors as company } from "./business/company/endpoints-and-errors.ts";
import { errors as calendarFeed } from "./calendar-feed/endpoints-and-errors.ts";
import { errors as callRequests } from "./call-requests/endpoints-and-errors.ts";
import { errors as collaborationRequests } from "./collaboration-requests/endpoints-and-errors.ts";
import { errors as community } from "./community/endpoints-and-errors.ts";
import { errors as followUpLinks } from "./follow-up-links/endpoints-and-errors.ts";
import { errors as freelancers } from "./freelancers/endpoints-and-errors.ts";
import { errors as leads } from "./leads/endpoints-and-errors.ts";
import { errors as liveTrainings } from "./live-trainings/endpoints-and-errors.ts";
import { errors as moderation } from "./moderation/endpoints-and-errors.ts";
import { errors as network } from "./network/endpoints-and-errors.ts";
import type { Problem } from "./problems.ts";
import { errors as profile } from "./profile/endpoints-and-errors.ts";
import { errors as projectRequests } from "./project-requests/endpoints-and-errors.ts";
import type { Failure } from "./protocol.ts";
import { requestErrors } from "./request-errors.ts";
import { errors as requestMessages } from "./request-messages/endpoints-and-errors.ts";
import { errors as shortlist } from "./shortlist/endpoints-and-errors.ts";
import { errors as tasks } from "./tasks/endpoints-and-errors.ts";
import { errors as templates } from "./templates/endpoints-and-errors.ts";
import { errors as unsubscribe } from "./unsubscribe/endpoints-and-errors.ts";
import { errors as user } from "./user/endpoints-and-errors.ts";

/**
 * Statuses and texts of all errors by their stable code (D16). The browser chooses its translation by this code (D25).
 */
export const errors = {
  ...requestErrors,
  ...auth,
  ...unsubscribe,
  ...profile,
  ...user,
  ...company,
  ...tasks,
  ...templates,
  ...leads,
  ...followUpLinks,
  ...calendarFeed,
  ...liveTrainings,
  ...community,
  ...collaborationRequests,
  ...network,
  ...freelancers,
  ...projectRequests,
  ...shortlist,
  ...requestMessages,
  ...blocks,
  ...moderation,
  ...billing,
  ...admin,
  ...accounts,
  ...callRequests,
} as const satisfies Record<string, Failure>;

export type ErrorCode = keyof typeof errors;

export type FieldProblem = Problem | { key: ErrorCode; params?: never };

export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  fieldProblems?: Record<string, FieldProblem>;
  requiresVerification?: true;
  /** Opens the notice of the lock. Only in `auth.account_locked` and `session.account_locked`. */
  lockToken?: string;
  /** Name of the company that removed the caller. Only in `session.removed_from_team`, and not without a name. */
  company?: string;
  requestId?: string;
}
