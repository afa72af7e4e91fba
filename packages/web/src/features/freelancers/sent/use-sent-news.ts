import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useSentRequests } from "./use-sent-requests.ts";

interface SentNews {
  /** Requests with an answer that nobody in the company has seen, the latest answer first. */
  answers: readonly SentProjectRequest[];
  /** Requests with messages that nobody in the company has read. */
  threads: readonly SentProjectRequest[];
  /** Number of these messages. */
  messageCount: number;
}

/** Returns what is new under the newest requests of the company. Empty while they are not loaded. */
export function useSentNews(): SentNews {
  const requests = useSentRequests();
  const answers = requests
    .filter(({ isUnread }) => isUnread)
    .sort((one, other) => String(other.answeredAt).localeCompare(String(one.answeredAt)));
  const threads = requests.filter((request) => unreadOf(request) > 0);
  return { answers, threads, messageCount: messagesIn(threads) };
}

/** Returns the number of messages under requests that nobody in the company has read. */
export const messagesIn = (requests: readonly SentProjectRequest[]): number =>
  requests.reduce((sum, request) => sum + unreadOf(request), 0);

const unreadOf = ({ conversation }: SentProjectRequest): number => conversation?.unread ?? 0;
