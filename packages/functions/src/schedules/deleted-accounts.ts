import { finishDeletions } from "@linkedpotential/core/user/deletion/finish-deletions";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/deleted-accounts", finishDeletions);
