import { tellFailedExports } from "@linkedpotential/core/user/export/tell-failed-exports";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/failed-exports", tellFailedExports);
