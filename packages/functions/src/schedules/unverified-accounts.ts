import { eraseUnverified } from "@linkedpotential/core/user/deletion/erase-unverified";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/unverified-accounts", eraseUnverified);
