import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { User } from "@linkedpotential/contract/user/schema";

const leadsWanted = 3;
/** Time after the registration during which the first steps are shown, in milliseconds. */
const newForMs = 14 * 24 * 60 * 60 * 1000;

interface Steps {
  profile: boolean;
  leads: boolean;
  followUp: boolean;
}

/** Returns which first steps are done. Null when all are, and for an account that is no longer new. */
export function firstStepsOf(
  { linkedinUrl, joinDate }: Pick<User, "linkedinUrl" | "joinDate">,
  leads: readonly LeadRow[],
  now: Date,
): Steps | null {
  const isNew = now.getTime() - Date.parse(joinDate) < newForMs;
  const steps = {
    profile: linkedinUrl !== "",
    leads: leads.length >= leadsWanted,
    followUp: leads.some(({ followUpDate, followUpCompleted }) => followUpDate !== null || followUpCompleted),
  };
  return isNew && Object.values(steps).includes(false) ? steps : null;
}
