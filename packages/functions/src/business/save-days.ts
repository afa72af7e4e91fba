import { saveDays as contract } from "@linkedpotential/contract/business/company/routes";
import { saveDays } from "@linkedpotential/core/business/company/entries/save-days";
import { route } from "../http/route.ts";

export const handler = route(contract, saveDays);
