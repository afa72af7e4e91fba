import { importLeads as contract } from "@linkedpotential/contract/leads/routes";
import { importLeads } from "@linkedpotential/core/leads/import-export/import-leads";
import { route } from "../http/route.ts";

export const handler = route(contract, importLeads);
