import { today } from "@linkedpotential/contract/dates";
import { useSession } from "./session.ts";

/** Today's date in the time zone of the account. */
export function useToday(): string {
  const { user } = useSession();
  return today(new Date(), user?.timezone);
}
