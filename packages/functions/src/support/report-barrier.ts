import { reportBarrier as contract } from "@linkedpotential/contract/support/routes";
import { reportBarrier } from "@linkedpotential/core/support/report-barrier";
import { route } from "../http/route.ts";

export const handler = route(contract, reportBarrier);
