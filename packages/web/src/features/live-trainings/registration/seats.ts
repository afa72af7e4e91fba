import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

type Seats = Pick<LiveTraining, "maxParticipants" | "currentParticipants">;

/** Never negative, although an admin may reduce the seats below the registrations. */
export const freeSeats = ({ maxParticipants, currentParticipants }: Seats): number =>
  Math.max(0, maxParticipants - currentParticipants);
