import { exportSelectedLeads as contract } from "@linkedpotential/contract/leads/routes";
import { exportSelectedLeads } from "@linkedpotential/core/leads/import-export/export-leads";
import { route } from "../http/route.ts";

export const handler = route(contract, exportSelectedLeads);
