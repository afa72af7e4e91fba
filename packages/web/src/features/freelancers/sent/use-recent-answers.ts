import { addDays, today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useSentRequests } from "./use-sent-requests.ts";

/** Number of days for which an answer counts as recent. */
const recentDays = 7;

/** Returns the recently answered requests of the company, the latest answer of each freelancer first. */
export function useRecentAnswers(): readonly SentProjectRequest[] {
  const { timezone } = useUser();
  const since = addDays(useToday(), 1 - recentDays);
  const answers = useSentRequests()
    .filter(({ answeredAt }) => answeredAt !== null && today(new Date(answeredAt), timezone) >= since)
    .sort((a, b) => String(b.answeredAt).localeCompare(String(a.answeredAt)));
  return answers.filter(
    ({ recipient }, at) => answers.findIndex((other) => other.recipient.userId === recipient.userId) === at,
  );
}
