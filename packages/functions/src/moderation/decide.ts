import { decideReport as contract } from "@linkedpotential/contract/moderation/routes";
import { decideReport } from "@linkedpotential/core/moderation/reports/decide-report";
import { route } from "../http/route.ts";

export const handler = route(contract, decideReport);
