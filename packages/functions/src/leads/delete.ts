import { deleteLead as contract } from "@linkedpotential/contract/leads/routes";
import { deleteLead } from "@linkedpotential/core/leads/deletion/delete-lead";
import { route } from "../http/route.ts";

export const handler = route(contract, deleteLead);
