import { checkContracts } from "@linkedpotential/core/billing/contract/check-contracts";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/check-contracts", checkContracts);
