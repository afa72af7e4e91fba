import { personOf } from "../../../features/freelancers/sent/listed-request.ts";
import { useListedRequests } from "../../../features/freelancers/sent/use-listed-requests.ts";

export interface AgreedDate {
  requestId: number;
  messageId: number;
  /** Empty when the account of the freelancer is deleted. */
  name: string;
  agreedSlot: string;
  minutes: number;
  place: string;
}

/** Returns the agreed dates under the loaded requests of the company that are not over, the next one first. */
export function useAgreedDates(): AgreedDate[] {
  const now = Date.now();
  return useListedRequests()
    .items.flatMap((one): AgreedDate[] => {
      const { id, conversation } = one.request;
      const dates = conversation?.appointment;
      if (dates?.status !== "accepted" || !dates.agreedSlot) return [];
      const { messageId, agreedSlot, minutes, place } = dates;
      return [{ requestId: id, messageId, name: personOf(one).name, agreedSlot, minutes, place }];
    })
    .filter(({ agreedSlot, minutes }) => Date.parse(agreedSlot) + minutes * minuteMs > now)
    .sort((one, other) => one.agreedSlot.localeCompare(other.agreedSlot));
}

const minuteMs = 60_000;
