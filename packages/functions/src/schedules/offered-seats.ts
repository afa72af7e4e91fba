import { passOnSeats } from "@linkedpotential/core/live-trainings/seats/pass-on-seats";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/offered-seats", passOnSeats);
