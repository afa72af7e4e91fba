import { listLeads as contract } from "@linkedpotential/contract/leads/routes";
import { listLeads } from "@linkedpotential/core/leads/list/list-leads";
import { route } from "../http/route.ts";

export const handler = route(contract, listLeads);
