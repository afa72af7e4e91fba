import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

type Seats = Pick<LiveTraining, "maxParticipants" | "currentParticipants">;

/** An admin may have taken seats away that were given already. */
export const freeSeats = ({ maxParticipants, currentParticipants }: Seats): number =>
  Math.max(0, maxParticipants - currentParticipants);
