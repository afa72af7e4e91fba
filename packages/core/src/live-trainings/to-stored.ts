import { berlinInstant } from "@linkedpotential/contract/dates";
import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/** What an admin writes, as it is stored: date and time in Berlin are one instant (D10). */
export const toStored = ({ date, time, ...fields }: NewLiveTraining) => ({
  ...fields,
  startsAt: berlinInstant(date, time).toISOString(),
});
