import { offerFreeSeats } from "@linkedpotential/core/live-trainings/seats/offer-free-seats";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/offered-seats", offerFreeSeats);
