import { updateLead as contract } from "@linkedpotential/contract/leads/routes";
import { updateLead } from "@linkedpotential/core/leads/change/update-lead";
import { route } from "../http/route.ts";

export const handler = route(contract, updateLead);
