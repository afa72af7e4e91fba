import { addDays, today } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useSentRequests } from "./use-sent-requests.ts";

/** Number of days for which the answer to a colleague counts as news, because only the colleague can read it away. */
const colleagueDays = 7;

interface SentNews {
  /** Requests with an answer that their sender has not seen, the latest answer first. */
  answers: readonly SentProjectRequest[];
  /** Requests with messages that nobody in the company has read. */
  threads: readonly SentProjectRequest[];
  /** Number of these messages. */
  messageCount: number;
}

/** Returns what is new under the newest requests of the company. Empty while they are not loaded. */
export function useSentNews(): SentNews {
  const { timezone } = useUser();
  const since = addDays(useToday(), 1 - colleagueDays);
  const requests = useSentRequests();
  const answers = requests
    .filter(
      ({ isUnread, sender, answeredAt }) =>
        isUnread && (sender.isOwn || (answeredAt !== null && today(new Date(answeredAt), timezone) >= since)),
    )
    .sort((one, other) => String(other.answeredAt).localeCompare(String(one.answeredAt)));
  const threads = requests.filter((request) => unreadOf(request) > 0);
  return { answers, threads, messageCount: threads.reduce((sum, request) => sum + unreadOf(request), 0) };
}

const unreadOf = ({ conversation }: SentProjectRequest): number => conversation?.unread ?? 0;
