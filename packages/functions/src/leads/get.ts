import { getLead as contract } from "@linkedpotential/contract/leads/routes";
import { getLead } from "@linkedpotential/core/leads/get-lead";
import { route } from "../http/route.ts";

export const handler = route(contract, getLead);
