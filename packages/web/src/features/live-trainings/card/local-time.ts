import { fullMomentText, momentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { useSession } from "../../../lib/session/session.ts";

const berlin = "Europe/Berlin";

/** The zone chosen in the settings; who has left it at Berlin may still sit elsewhere. */
export function useOwnZone(): string {
  const { user } = useSession();
  const chosen = user?.timezone ?? berlin;
  return chosen === berlin ? Intl.DateTimeFormat().resolvedOptions().timeZone : chosen;
}

/** When it is in that zone, or null where the clocks show what they show in Berlin. */
export function localTime(startsAt: string, zone: string, language: Language): string | null {
  const start = new Date(startsAt);
  const isAsInBerlin = momentText(start, language, zone) === momentText(start, language, berlin);
  return isAsInBerlin ? null : fullMomentText(start, language, zone);
}
