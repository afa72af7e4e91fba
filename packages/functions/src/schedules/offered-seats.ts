import { passOnSeats } from "@linkedpotential/core/live-trainings/pass-on-seats";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/offered-seats", passOnSeats);
