import { fullMomentText, momentText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { useSession } from "../../../lib/session/session.ts";

const berlin = "Europe/Berlin";

/**
 * Returns the time zone of the user's settings. If it is Berlin, which is the default, returns the browser's time zone
 * instead.
 */
export function useUserTimeZone(): string {
  const { user } = useSession();
  const chosen = user?.timezone ?? berlin;
  return chosen === berlin ? Intl.DateTimeFormat().resolvedOptions().timeZone : chosen;
}

/** Formats the start in the given time zone. Null when the local time there is the same as in Berlin. */
export function localTime(startsAt: string, zone: string, language: Language): string | null {
  const start = new Date(startsAt);
  const isSameInBerlin = momentText(start, language, zone) === momentText(start, language, berlin);
  return isSameInBerlin ? null : fullMomentText(start, language, zone);
}
