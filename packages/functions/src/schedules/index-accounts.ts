import { indexAllAccounts } from "@linkedpotential/core/admin/account-index/index-all-accounts";
import { schedule } from "../background/schedule.ts";

export const handler = schedule("schedules/index-accounts", indexAllAccounts);
