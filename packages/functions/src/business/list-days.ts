import { listDays as contract } from "@linkedpotential/contract/business/company/routes";
import { listDays } from "@linkedpotential/core/business/company/entries/list-days";
import { route } from "../http/route.ts";

export const handler = route(contract, listDays);
