import { today } from "@linkedpotential/contract/dates";
import { useSession } from "./session/session.ts";

export function useToday(): string {
  const { user } = useSession();
  return today(new Date(), user?.timezone);
}
