import { mailFailedExports } from "@linkedpotential/core/user/export/mail-failed-exports";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/failed-exports", mailFailedExports);
