import { checkContracts } from "@linkedpotential/core/billing/check-contracts";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/check-contracts", checkContracts);
