import { berlinInstant } from "@linkedpotential/contract/dates";
import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/** Converts an admin's input for storage. Date and time in Berlin become one instant (D10). */
export const toStored = ({ date, time, ...fields }: NewLiveTraining) => ({
  ...fields,
  startsAt: berlinInstant(date, time).toISOString(),
});
