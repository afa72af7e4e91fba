import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

/** Whether others follow an event in its series. */
export const hasFollowing = ({ series }: LiveTraining): boolean => series !== null && series.position < series.total;
