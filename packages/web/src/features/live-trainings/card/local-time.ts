import { fullMomentText, momentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { useSession } from "../../../lib/session/session.ts";

const berlin = "Europe/Berlin";

/** Returns the time zone of the settings, else the browser's: the default, Berlin, may not be where the person is. */
export function useOwnZone(): string {
  const { user } = useSession();
  const chosen = user?.timezone ?? berlin;
  return chosen === berlin ? Intl.DateTimeFormat().resolvedOptions().timeZone : chosen;
}

/** Returns the time in the given zone, or null when it is the same as in Berlin. */
export function localTime(startsAt: string, zone: string, language: Language): string | null {
  const start = new Date(startsAt);
  const isAsInBerlin = momentText(start, language, zone) === momentText(start, language, berlin);
  return isAsInBerlin ? null : fullMomentText(start, language, zone);
}
