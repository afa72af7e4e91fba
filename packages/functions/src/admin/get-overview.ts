import { getOverview as contract } from "@linkedpotential/contract/admin/routes";
import { getOverview } from "@linkedpotential/core/admin/overview/get-overview";
import { route } from "../http/route.ts";

export const handler = route(contract, getOverview);
