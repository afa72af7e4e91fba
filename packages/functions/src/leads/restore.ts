import { restoreLead as contract } from "@linkedpotential/contract/leads/routes";
import { restoreLead } from "@linkedpotential/core/leads/deletion/restore-lead";
import { route } from "../http/route.ts";

export const handler = route(contract, restoreLead);
