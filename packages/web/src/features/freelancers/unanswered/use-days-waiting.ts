import { daysBetween, today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useUser } from "../../../lib/session/session.ts";

/** Number of days without an answer from which a request counts as unanswered. */
const unansweredMin = 5;

/**
 * Returns the function that tells for how many days an open request has had no answer. Undefined for other requests and
 * for newer ones.
 */
export function useDaysWaiting(): (request: SentProjectRequest) => number | undefined {
  const { timezone } = useUser();
  return ({ status, createdAt }) => {
    const days = daysBetween(today(new Date(createdAt), timezone), today(new Date(), timezone));
    return status === "pending" && days >= unansweredMin ? days : undefined;
  };
}
