import { reportCrash as contract } from "@linkedpotential/contract/support/routes";
import { reportCrash } from "@linkedpotential/core/support/report-crash";
import { route } from "../http/route.ts";

export const handler = route(contract, reportCrash);
