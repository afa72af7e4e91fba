import { listReports as contract } from "@linkedpotential/contract/moderation/routes";
import { listReports } from "@linkedpotential/core/moderation/reports/list-reports";
import { route } from "../http/route.ts";

export const handler = route(contract, listReports);
