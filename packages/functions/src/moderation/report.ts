import { reportContent as contract } from "@linkedpotential/contract/moderation/routes";
import { reportContent } from "@linkedpotential/core/moderation/reports/report-content";
import { route } from "../http/route.ts";

export const handler = route(contract, reportContent);
