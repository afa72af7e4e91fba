import { createLead as contract } from "@linkedpotential/contract/leads/routes";
import { createLead } from "@linkedpotential/core/leads/create-lead";
import { route } from "../http/route.ts";

export const handler = route(contract, createLead);
