import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

type Seats = Pick<LiveTraining, "maxParticipants" | "currentParticipants">;

/** Returns the number of free seats. Never negative, although an admin may set fewer seats than are taken. */
export const freeSeats = ({ maxParticipants, currentParticipants }: Seats): number =>
  Math.max(0, maxParticipants - currentParticipants);
